import { afterAll, beforeAll, expect, test } from 'vitest';
import { addTransactions, transaction } from '../../../support/network';
import { stateOf } from '../views/fixture';
import { type SubscriptionsFixture, subscriptionsFixture } from './fixture';

let f: SubscriptionsFixture;
beforeAll(async () => {
  f = await subscriptionsFixture();
  await addTransactions(f.database.db, [
    transaction('2026-11-20 10:00:00', { amount: '150.00' }),
    transaction('2026-11-20 12:00:00', { establishmentCode: '0002', amount: '1000.00' }),
  ]);
});
afterAll(() => f.close());

const setShops = async (...codes: string[]) => {
  const { db } = f.database;
  await db.deleteFrom('user_establishment').where('user_id', '=', f.ids.south).execute();
  const rows = codes.map((establishment_code) => ({ user_id: f.ids.south, establishment_code }));
  await db.insertInto('user_establishment').values(rows).execute();
};

/** Reads in the mail of a day what it says of establishments. */
async function mailOf(day: string): Promise<string[]> {
  f.portal.setNow(`${day}T10:00:30Z`);
  f.post.letters.length = 0;
  await f.work();
  const [letter, ...more] = f.post.letters;
  expect(more).toEqual([]);
  return letter?.text.match(/^(Establishments now|No longer among).*$/gm) ?? [];
}

test('who has lost an establishment reads so in the next number, and its owner is told', async () => {
  const view = await f.save('boss', {
    name: 'All',
    screen: '/transacoes-extrato',
    state: stateOf({ period: 'yesterday', dateType: 'dt' }),
    people: ['south'],
  });
  const { body } = await f.subscribe('boss', { view: view.body.id, recipients: [f.ids.south] });
  expect(await mailOf('2026-11-21')).toEqual([]);
  await setShops('0001');
  expect(await mailOf('2026-11-22')).toEqual([
    'Establishments now: 1. In the number before: 2.',
    'No longer among them: 1 (0002).',
  ]);
  expect(await f.told('boss')).toContain('subscriptionFewer');
  expect(await f.told('south')).not.toContain('subscriptionFewer');
  // The next one is beside that one, also where it has as many.
  expect(await mailOf('2026-11-23')).toEqual([]);
  await setShops('0003');
  expect(await mailOf('2026-11-24')).toEqual([
    'Establishments now: 1. In the number before: 1.',
    'No longer among them: 1 (0001).',
  ]);
  await setShops('0001', '0002', '0003');
  expect(await mailOf('2026-11-25')).toEqual(['Establishments now: 3. In the number before: 1.']);

  for (const [who, login] of [
    ['boss', '31100001'],
    ['south', '31100003'],
  ] as const)
    f.tokens[who] = (await f.portal.signIn(login)).token;
  const said = async (who: 'boss' | 'south') =>
    (await f.sendings(who, body.id)).map(({ establishments }) => establishments).toReversed();
  const counts = [
    { count: 2, before: null, lost: 0, lostCodes: [] },
    { count: 1, before: 2, lost: 1, lostCodes: ['0002'] },
    { count: 1, before: 1, lost: 0, lostCodes: [] },
    { count: 1, before: 1, lost: 1, lostCodes: ['0001'] },
    { count: 3, before: 1, lost: 0, lostCodes: [] },
  ];
  expect(await said('south')).toEqual(counts);
  // Whose owner sees all of them is another one; which ones they are is for who had them.
  expect(await said('boss')).toEqual(counts.map((one) => ({ ...one, lostCodes: [] })));
  const kept = await f.database.db
    .selectFrom('subscription_sending')
    .where('codes', 'is not', null)
    .select('establishments')
    .execute();
  expect(kept).toEqual([{ establishments: 3 }]);
});

test('a view that is narrowed goes over what it is narrowed to', async () => {
  await setShops('0001', '0002');
  f.portal.setNow('2026-11-25T12:00:00Z');
  f.tokens.south = (await f.portal.signIn('31100003')).token;
  const days = { period: 'yesterday', dateType: 'dt' };
  const views = [
    stateOf({ ...days, ecs: ['0002'] }),
    stateOf(days, { more: `so=${encodeURIComponent('{"establishment":"0001"}')}` }),
    stateOf(days),
  ];
  const ids: string[] = [];
  for (const [at, state] of views.entries()) {
    const view = await f.save('south', { name: `Narrowed ${at}`, screen: '/transacoes-extrato', state });
    ids.push((await f.subscribe('south', { view: view.body.id })).body.id);
  }
  f.portal.setNow('2026-11-26T10:00:30Z');
  await f.work();
  f.tokens.south = (await f.portal.signIn('31100003')).token;
  const counts: unknown[] = [];
  for (const id of ids) counts.push((await f.sendings('south', id))[0]?.establishments?.count);
  expect(counts).toEqual([1, 1, 2]);
});
