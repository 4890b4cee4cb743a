import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ApiTransaction, apiTransactions } from '../../../../contract/api-transactions';
import { addDays } from '../../../../contract/calendar';
import { takeCancellations } from '../../../../server/ingest/feed/take';
import { rowsOfPeriod } from '../../../../server/network/reconciliation/rows';
import { only } from '../../../../server/platform/principal/scope';
import { addTransactions, forgetTransactions, transaction } from '../../../support/network';
import { readings } from '../../../support/plans';
import { TODAY } from '../../../support/portal';
import { openShop, type Shop } from './shop';

const day = (before: number) => addDays(TODAY, -before);

let shop: Shop;
let token: string;
/** Of two establishments, two terminals each day, both types, and every lag between capture and accounting. */
const rows = [0, 1, 2, 3, 4, 5, 6].flatMap((before) =>
  ['0001', '0002'].flatMap((establishmentCode) =>
    [302, 304].map((processCode) =>
      transaction(`${day(before)}T${processCode === 302 ? '09' : '23'}:59:59`, {
        establishmentCode,
        processCode,
        accountingDate: addDays(day(before), before % 6),
        ...(processCode === 302 && { logicalNumber: `T${establishmentCode}` }),
      }),
    ),
  ),
);
beforeAll(async () => {
  shop = await openShop();
  token = await shop.token();
  await addTransactions(shop.database.db, rows.slice(0, 15));
  await addTransactions(shop.database.db, rows.slice(15));
});
afterAll(() => shop.close());

async function readAll(query: object, limit = 3) {
  const found: ApiTransaction[] = [];
  let since: string | undefined;
  for (;;) {
    const asked = { ...query, limit, ...(since !== undefined && { since }) };
    const { status, body } = await shop.call(apiTransactions, { token, query: asked });
    expect([status, body.fields]).toEqual([200, undefined]);
    found.push(...body.transactions);
    if (!body.more) return { found, next: body.next as string | null, follow: body.follow as string | null };
    since = body.next;
  }
}
const nsus = (found: readonly { nsu: string }[]) => found.map(({ nsu }) => nsu).toSorted();
type Row = (typeof rows)[number];
const typeOf = ({ processCode }: Row) => (processCode === 302 ? 'withdrawal' : 'deposit');
const captured = ({ capturedAt }: Row) => capturedAt.slice(0, 10);

const cases: [string, object, (row: Row) => boolean][] = [
  [
    'accounting dates',
    { accountingFrom: day(2), accountingTo: TODAY },
    (row) => row.accountingDate >= day(2) && row.accountingDate <= TODAY,
  ],
  [
    'accounting dates from one on',
    { accountingFrom: addDays(TODAY, 1) },
    (row) => row.accountingDate > TODAY,
  ],
  ['accounting dates up to one', { accountingTo: day(1) }, (row) => row.accountingDate <= day(1)],
  [
    'one accounting date as a period',
    { accountingFrom: TODAY, accountingTo: TODAY },
    (row) => row.accountingDate === TODAY,
  ],
  [
    'days of capture',
    { capturedFrom: day(4), capturedTo: day(3) },
    (row) => captured(row) >= day(4) && captured(row) <= day(3),
  ],
  ['days of capture up to one', { capturedTo: day(5) }, (row) => captured(row) <= day(5)],
  [
    'both dates',
    { accountingDate: TODAY, capturedFrom: day(3) },
    (row) => row.accountingDate === TODAY && captured(row) >= day(3),
  ],
  ['a type', { type: 'withdrawal' }, (row) => typeOf(row) === 'withdrawal'],
  ['a terminal', { terminal: 'T0002' }, (row) => row.logicalNumber === 'T0002'],
  [
    'terminals, a type, a period and an establishment',
    { terminal: ['T0001', 'T0002'], type: 'deposit', accountingFrom: day(3), establishment: '0002' },
    (row) =>
      row.establishmentCode === '0002' &&
      ['T0001', 'T0002'].includes(row.logicalNumber) &&
      typeOf(row) === 'deposit' &&
      row.accountingDate >= day(3),
  ],
  ['a terminal of others', { terminal: 'T0003' }, () => false],
];

describe('HELP-07 transactions are narrowed', () => {
  test.each(cases)('HELP-07 by %s, each row once, in pages', async (_what, query, matches) => {
    const wanted = nsus(rows.filter(matches));
    for (const limit of [1, 3, 1000]) expect(nsus((await readAll(query, limit)).found)).toEqual(wanted);
  });

  test('HELP-07 a period is followed by what arrives of its terminals and types; a cursor is of its filter alone', async () => {
    const narrow = { type: 'deposit', terminal: ['T0001'] };
    const { follow } = await readAll({ ...narrow, capturedFrom: day(1) });
    const late = transaction(`${TODAY}T10:00:00`, { nsu: 'late', logicalNumber: 'T0001' });
    const others = [
      transaction(`${TODAY}T10:00:01`, { nsu: 'other', logicalNumber: 'T0001', processCode: 302 }),
      transaction(`${TODAY}T10:00:02`, { nsu: 'elsewhere', establishmentCode: '0002' }),
    ];
    await addTransactions(shop.database.db, [late, ...others]);
    const { logicalNumber: numeroLogico, nsu, capturedAt } = late;
    await takeCancellations(shop.portal.context, [
      { numeroLogico, nsu, capturedAt, cancelledAt: `${TODAY}T11:00:00` },
    ]);
    const followed = await shop.call(apiTransactions, { token, query: { ...narrow, since: follow } });
    expect(followed.body.transactions.map((row: ApiTransaction) => [row.event, row.nsu])).toEqual([
      ['transaction', 'late'],
      ['cancellation', 'late'],
    ]);
    for (const other of [
      {},
      { type: 'deposit' },
      { ...narrow, terminal: 'T0002' },
      { ...narrow, capturedFrom: day(1) },
    ]) {
      const { status, body } = await shop.call(apiTransactions, {
        token,
        query: { ...other, since: follow },
      });
      expect([status, Object.keys(body.fields)], JSON.stringify(other)).toEqual([400, ['since']]);
    }
  });
});

test('HELP-07 a period of a client with one establishment reads the rows of it alone, by an index', async () => {
  const { db } = shop.database;
  await forgetTransactions(db);
  const many = Array.from({ length: 3000 }, (_, index) =>
    transaction(`${day(index % 20)}T${String(index % 24).padStart(2, '0')}:00:00`, {
      establishmentCode: index % 100 === 0 ? '0001' : '0003',
      nsu: String(index).padStart(6, '0'),
    }),
  );
  await addTransactions(db, many);
  await sql`analyze cash_transaction`.execute(db);
  const period = { accounting: { from: day(9), to: TODAY }, captured: {} };
  const read = await readings(db, (own) =>
    rowsOfPeriod(own, only(['0001']), {
      period,
      filter: { type: 'deposit' },
      position: 99,
      after: null,
      limit: 10,
    }),
  );
  const passed = read
    .filter(({ table }) => table.startsWith('cash_transaction'))
    .reduce((sum, one) => sum + one.passed, 0);
  expect(passed, JSON.stringify(read)).toBeLessThanOrEqual(60);
});
