import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendingFile } from '../../../../contract/sendings';
import { addTransactions, addUser, transaction } from '../../../support/network';
import { stateOf } from '../views/fixture';
import { type SubscriptionsFixture, subscriptionsFixture } from './fixture';

let f: SubscriptionsFixture;
beforeAll(async () => {
  f = await subscriptionsFixture({ PORTAL_MAIL_ATTACHMENTS: 'on' });
});
afterAll(() => f.close());

const SHOPS = ['0001', '0002', '0003', '0004'];
/** Whose scopes change between any two sendings. */
const READERS = 10;
const RUNS = 20;
const DAY_MS = 86_400_000;

/** The names of the shops in a file. */
const shopsIn = (csv: string) => [...new Set(csv.match(/Mercado \d/g))].toSorted().join();
const namesOf = (codes: readonly string[]) => codes.map((code) => `Mercado ${Number(code)}`).join();

/** Gives a reader shops in the place of those that it had. */
async function setScope(reader: number, codes: readonly string[]): Promise<void> {
  const { db } = f.database;
  await db.deleteFrom('user_establishment').where('user_id', '=', reader).execute();
  const rows = codes.map((establishment_code) => ({ user_id: reader, establishment_code }));
  if (rows.length > 0) await db.insertInto('user_establishment').values(rows).execute();
}

/** The file to which the link of a mail leads whoever signs in with a login; `null`: there is nothing of it. */
async function fileByLink(link: string, login: string): Promise<string | null> {
  const { token } = await f.portal.signIn(login);
  const id = new URL(link).searchParams.get('envio') ?? '';
  const promised = await f.portal.call(sendingFile, { token, params: { id }, body: {} });
  if (promised.status === 403) return null;
  const { urlDownload } = promised.body as { urlDownload: string };
  const file = await f.portal.app.inject({ url: urlDownload, headers: { authorization: `Bearer ${token}` } });
  return file.body;
}

test('after 200 changes of scope between sendings no file has a row beyond the scope of its moment', async () => {
  const { db } = f.database;
  // Each shop has a place of its own in the sum.
  await addTransactions(
    db,
    SHOPS.map((establishmentCode, place) =>
      transaction('2026-11-20 10:00:00', { establishmentCode, amount: `${10 ** place}.00` }),
    ),
  );
  const sum = (codes: readonly string[]) => codes.reduce((all, code) => all + 10 ** (Number(code) - 1), 0);
  const readers: number[] = [];
  for (let reader = 0; reader < READERS; reader += 1)
    readers.push(await addUser(db, { login: `3120000${reader}`, name: `Reader ${reader}`, role: 3 }));
  const named = SHOPS.slice(0, 3);
  const days = { dtInit: '2026-11-20', dtFinal: '2026-11-20' };
  const view = await f.save('boss', {
    name: 'Three shops',
    screen: '/transacoes-extrato',
    state: stateOf({ ...days, ecs: named }),
    profiles: [3],
  });
  const { status } = await f.subscribe('boss', { view: view.body.id, recipients: readers, attached: true });
  expect(status).toBe(201);
  const first = Date.parse('2026-11-21T10:01:00Z');
  const wrong: unknown[] = [];
  let withheld = 0;
  let opened = 0;
  for (let run = 0; run < RUNS; run += 1) {
    const scopes = readers.map((_, reader) => {
      // Each set of the four shops comes after every other one sooner or later.
      const bits = ((run * READERS + reader) * 7 + run) % 16;
      return SHOPS.filter((_shop, place) => bits & (1 << place));
    });
    for (const [reader, id] of readers.entries()) await setScope(id, scopes[reader] ?? []);
    // Every other run has files, whose rows are looked at; the others have links.
    const attached = run % 2 === 0;
    await db.updateTable('subscription').set({ attached }).execute();
    f.portal.setNow(new Date(first + run * DAY_MS));
    f.post.letters.length = 0;
    await f.work();
    scopes.forEach((own, reader) => {
      const expected = own.filter((code) => named.includes(code));
      const [letter, ...more] = f.post.letters.filter(({ to }) => to.name === `Reader ${reader}`);
      if (letter === undefined) withheld += 1;
      const text = letter?.text ?? '';
      const said = Number(/Deposits: \D*([\d,]+)\./.exec(text)?.[1]?.replace(',', '') ?? 0);
      const csv = letter?.attachments?.[0]?.content.toString();
      const shops = csv === undefined ? null : shopsIn(csv);
      const isRight =
        more.length === 0 &&
        (letter !== undefined) === expected.length > 0 &&
        said === sum(expected) &&
        (csv !== undefined) === (attached && letter !== undefined) &&
        (shops === null || shops === namesOf(expected)) &&
        (letter === undefined || text.includes('outside your access') === expected.length < named.length);
      if (!isRight) wrong.push({ run, reader, own, shops, said, mails: f.post.letters.length });
    });
    // Behind a link is what its reader may have when it is opened: it has the other shops by then.
    const linked = attached ? undefined : f.post.letters[run % f.post.letters.length];
    if (linked === undefined) continue;
    const reader = readers.findIndex((_id, place) => linked.to.name === `Reader ${place}`);
    const others = SHOPS.filter((code) => !scopes[reader]?.includes(code));
    await setScope(readers[reader] ?? 0, others);
    const expected = namesOf(others.filter((code) => named.includes(code)));
    const csv = await fileByLink(linked.link, `3120000${reader}`);
    const found = csv === null ? '' : shopsIn(csv);
    if (found !== expected) wrong.push({ run, reader, others, found });
    opened += 1;
  }
  expect(wrong).toEqual([]);
  expect(withheld).toBeGreaterThan(10);
  expect(opened).toBe(RUNS / 2);
  const numbers = await db.selectFrom('subscription_run').orderBy('number').select('number').execute();
  expect(numbers.map(({ number }) => number)).toEqual(Array.from({ length: RUNS }, (_, at) => at + 1));
}, 60_000);
