import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type ComparedBy,
  percentOf,
  type TwoPeriodsReply,
  type TwoPeriodsRequest,
  twoPeriods,
} from '../../../../contract/two-periods';
import { lookAfterDays } from '../../../../server/areas/webhooks/days/job';
import { closeArrival, openArrival } from '../../../../server/ingest/transactions/arrival';
import { cancelTransactions } from '../../../../server/ingest/transactions/cancel';
import type { Database } from '../../../../server/platform/db/open';
import { freshDatabase } from '../../../support/databases';
import { addNetwork, addTransactions, addUser, transaction } from '../../../support/network';
import { type TestPortal, testPortal } from '../../../support/portal';
import { fetchFile, partsOf } from '../../engines/exports/statement-file';

/* September and October are closed each on the first of the next month, and both change afterwards. */

let database: Database;
let portal: TestPortal;
const tokens = { provider: '', manager: '', other: '' };

const wrong = transaction('2026-10-20T11:00:00', { amount: '90.05' });
const september = [
  transaction('2026-09-10T10:00:00', { amount: '200.00' }),
  transaction('2026-09-11T10:00:00', {
    amount: '50.00',
    establishmentCode: '0002',
    operatorId: 21,
    accountId: 2,
  }),
  transaction('2026-09-12T10:00:00', {
    amount: '9.00',
    establishmentCode: '0003',
    operatorId: 31,
    accountId: 3,
  }),
];
const october = [
  transaction('2026-10-15T10:00:00', { amount: '300.00' }),
  wrong,
  transaction('2026-10-30T12:00:00', { amount: '20.00', processCode: 302 }),
  transaction('2026-10-30T13:00:00', {
    amount: '7.00',
    establishmentCode: '0003',
    operatorId: 31,
    accountId: 3,
  }),
];

beforeAll(async () => {
  database = await freshDatabase();
  const { db } = database;
  await addNetwork(db);
  // The first establishment is in both groups, and the second one in none.
  await sql`delete from grouper_establishment where establishment_code = '0002'`.execute(db);
  await sql`insert into grouper_establishment (grouper_id, establishment_code) values (2, '0001')`.execute(
    db,
  );
  await addUser(db, { login: '10000001', role: 1 });
  await addUser(db, { login: '20000002', role: 2, establishments: ['0001', '0002'] });
  await addUser(db, { login: '20000003', role: 2, establishments: ['0003'] });
  portal = await testPortal(database);
  portal.setNow('2026-09-02T12:00:00Z');
  await lookAfterDays(portal.context);
  await addTransactions(db, september);
  await closeUpTo('2026-10-01');
  await addTransactions(db, october);
  await closeUpTo('2026-11-01');
  await addTransactions(db, [
    transaction('2026-09-30T18:00:00', { amount: '5.00' }),
    transaction('2026-10-31T18:00:00', { amount: '45.10' }),
  ]);
  await db.transaction().execute(async (trx) => {
    const arrival = await openArrival(trx, 'test');
    const { logicalNumber, nsu, capturedAt } = wrong;
    const cancelledAt = new Date('2026-11-03T14:00:00Z');
    await cancelTransactions(trx, [{ logicalNumber, nsu, capturedAt, cancelledAt }], arrival);
    await closeArrival(trx, arrival);
  });
  portal.setNow('2026-11-04T15:00:00Z');
  tokens.provider = (await portal.signIn('10000001')).token;
  tokens.manager = (await portal.signIn('20000002')).token;
  tokens.other = (await portal.signIn('20000003')).token;
});
afterAll(async () => {
  await portal.app.close();
  await database.close();
});

/** All but the fourth, which has what makes days complete. */
const THREE = ['0001', '0002', '0003'];

/** Something of the day itself has come, so that none before it is held back. */
async function closeUpTo(day: string): Promise<void> {
  portal.setNow(`${day}T09:00:00Z`);
  await addTransactions(database.db, [
    transaction(`${day}T05:00:00`, { establishmentCode: '0004', operatorId: 41, accountId: 4 }),
  ]);
  await lookAfterDays(portal.context);
}

const ask = (
  token: string,
  {
    formato = 'tela',
    entrega,
    ...more
  }: Partial<TwoPeriodsRequest> & { formato?: string; entrega?: number } = {},
) =>
  portal.call(twoPeriods, {
    token,
    query: { formato, ...(entrega !== undefined && { entrega }) },
    body: {
      periodo: '2026-10',
      other: '2026-09',
      by: 'establishment',
      ecs: [],
      contas: [],
      operadores: [],
      agrupadores: [],
      ...more,
    },
    headers: { 'accept-language': 'en' },
  });
const sums = (count: number, deposits: number, withdrawals = 0) => ({ count, deposits, withdrawals });

test('has the totals of each period alone, as closed and now, and lines that add up to them', async () => {
  const { status, body } = await ask(tokens.manager);
  expect([status, body.message]).toEqual([200, undefined]);
  expect(body).toMatchObject({
    one: { period: '2026-10', closed: sums(3, 390.05, 20), now: sums(3, 345.1, 20) },
    other: { period: '2026-09', closed: sums(2, 250), now: sums(3, 255) },
    lines: [
      { key: '0001', name: 'Mercado 1', one: sums(3, 390.05, 20), other: sums(1, 200) },
      { key: '0002', name: 'Mercado 2', one: sums(0, 0), other: sums(1, 50) },
    ],
    rest: null,
    shared: null,
  });
  const { body: now } = await ask(tokens.manager, { figures: 'now', order: 'name', direction: 'desc' });
  expect(now.lines).toEqual([
    expect.objectContaining({ key: '0002', one: sums(0, 0), other: sums(1, 50) }),
    expect.objectContaining({ key: '0001', one: sums(3, 345.1, 20), other: sums(2, 205) }),
  ]);
});

test('by group an establishment counts in each of its groups, and what counts twice is taken away again', async () => {
  const { body } = await ask(tokens.provider, { by: 'group', ecs: THREE, order: 'name' });
  expect(body.lines).toEqual([
    { key: '2', name: 'Rede Norte', detail: null, one: sums(4, 397.05, 20), other: sums(2, 209) },
    { key: '1', name: 'Rede Sul', detail: null, one: sums(3, 390.05, 20), other: sums(1, 200) },
    { key: null, name: null, detail: null, one: sums(0, 0), other: sums(1, 50) },
  ]);
  expect(body.shared).toEqual({ one: sums(-3, -390.05, -20), other: sums(-1, -200) });
  expect(body.one.closed).toEqual(sums(4, 397.05, 20));
  const chosen = await ask(tokens.provider, { by: 'group', agrupadores: ['1'] });
  expect(chosen.body).toMatchObject({ lines: [{ key: '1' }], shared: null });
});

test.each<[ComparedBy, string[]]>([
  ['account', ['1', '3', '2']],
  ['operator', ['11', '21', '31']],
])('by %s lines add up to the totals', async (by, keys) => {
  const { body } = await ask(tokens.provider, { by, ecs: THREE, order: 'name', figures: 'now' });
  expect(body.lines.map(({ key }: { key: string }) => key)).toEqual(keys);
  expect(added(body)).toEqual({ one: body.one.now, other: body.other.now });
});

/** What the lines of a reply come to, with those that are not listed and those that count twice. */
function added({ lines, rest, shared }: TwoPeriodsReply) {
  const pairs = [...lines, ...[rest, shared].filter((pair) => pair !== null)];
  const of = (side: 'one' | 'other') => {
    const sum = (key: 'count' | 'deposits' | 'withdrawals') =>
      Math.round(pairs.reduce((all, pair) => all + Number(pair[side][key]), 0) * 100) / 100;
    return { count: sum('count'), deposits: sum('deposits'), withdrawals: sum('withdrawals') };
  };
  return { one: of('one'), other: of('other') };
}

test('stays within the scope, and refuses what is beyond it, unnarrowed or not closed', async () => {
  const other = await ask(tokens.other, { by: 'group' });
  expect(other.body).toMatchObject({
    one: { closed: sums(1, 7) },
    lines: [{ key: '2', one: sums(1, 7), other: sums(1, 9) }],
  });
  expect((await ask(tokens.manager, { ecs: ['0003'] })).status).toBe(403);
  const wide = await ask(tokens.provider);
  expect(wide.body.message).toBe('Select at least one establishment, operator, account or group.');
  const open = await ask(tokens.manager, { other: '2026-11' });
  expect(open.body).toMatchObject({
    message: 'November 2026 is not closed.',
    fields: { other: 'November 2026 is not closed yet. It will be on 1 Dec 2026 at 06:00.' },
  });
  const unread = await ask(tokens.manager, { periodo: 'x', other: 'y' });
  expect([unread.status, Object.keys(unread.body.fields)]).toEqual([400, ['other', 'periodo']]);
  // Its differences would be nothing everywhere.
  const itself = await ask(tokens.manager, { periodo: '2026-10', other: '2026-10' });
  expect(itself).toMatchObject({
    status: 400,
    body: { fields: { other: 'Choose another month or day: a period is not compared with itself.' } },
  });
});

test('two days stand side by side as well, and a period beside itself differs by nothing', async () => {
  const { body } = await ask(tokens.manager, { periodo: '2026-10-30', other: '2026-09-11' });
  expect(body).toMatchObject({ one: { closed: sums(1, 0, 20) }, other: { closed: sums(1, 50) } });
  const same = await ask(tokens.manager, { other: '2026-10' });
  expect(same.body.one).toEqual(same.body.other);
});

test('leaves as a file of the delivery on the screen, with totals that are those of the screen', async () => {
  const fileOf = async (more: Parameters<typeof ask>[1]) => {
    const promised = await ask(tokens.manager, { formato: 'csv', ...more });
    expect(promised.status).toBe(200);
    return partsOf((await fetchFile(portal, tokens.manager, promised.body)).body);
  };
  const file = await fileOf({});
  expect(file.heading).toEqual([
    'Establishment',
    'Establishment code',
    'Deposits October 2026',
    'Withdrawals October 2026',
    'Balance October 2026',
    'Deposits September 2026',
    'Withdrawals September 2026',
    'Balance September 2026',
    'Difference',
    'Difference in %',
  ]);
  expect(file.rows).toEqual([
    ['Mercado 1', '0001', '390.05', '-20.00', '370.05', '200.00', '0.00', '200.00', '170.05', '85.03'],
    ['Mercado 2', '0002', '0.00', '0.00', '0.00', '50.00', '0.00', '50.00', '-50.00', '-100.00'],
  ]);
  expect(file.totals.map((line) => line.filter((cell) => cell !== ''))).toEqual([
    ['Total', '390.05', '-20.00', '370.05', '250.00', '0.00', '250.00', '120.05'],
  ]);
  const delivery = (await ask(tokens.manager)).body.upTo.delivery;
  const earlier = await fileOf({ figures: 'now', entrega: delivery - 1, by: 'group' });
  expect(earlier.totals.map(([label]) => label)).toEqual(['Counted in more than one group', 'Total']);
  expect(earlier.rows[0]?.slice(0, 2)).toEqual(['Rede Norte', '435.15']);
});

test('per cent are of what is compared with, and without a base there are none', () => {
  expect([percentOf(150, 100), percentOf(50, '200.00'), percentOf(0, 3)]).toEqual([
    '50.00',
    '-75.00',
    '-100.00',
  ]);
  expect([percentOf('90071992547409.93', 3), percentOf(1, 3), percentOf(2, 3)]).toEqual([
    '3002399751580231.00',
    '-66.67',
    '-33.33',
  ]);
  expect([percentOf(5, 0), percentOf(5, -1)]).toEqual([null, null]);
});
