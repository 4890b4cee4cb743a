import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toCents } from '../../../../contract/money';
import type { Narrowing } from '../../../../contract/narrowing';
import {
  CELL,
  cancelledDeposits,
  depositReport,
  type ReportReply,
  STATEMENT,
  type StatementColumn,
} from '../../../../contract/statement';
import { closeArrival, openArrival } from '../../../../server/ingest/transactions/arrival';
import type { TransactionRow } from '../../../../server/ingest/transactions/batch';
import { cancelTransactions } from '../../../../server/ingest/transactions/cancel';
import type { Database } from '../../../../server/platform/db/open';
import { freshDatabase } from '../../../support/databases';
import fc from '../../../support/fast-check';
import { addNetwork, addTransactions, addUser, transaction } from '../../../support/network';
import { type TestPortal, testPortal } from '../../../support/portal';
import { fetchFile, partsOf, reportRequest } from '../../engines/exports/statement-file';

let database: Database;
let portal: TestPortal;
let admin: string;
let viewer: string;
let rows: TransactionRow[];
let cancelled: TransactionRow[];

const PERIOD = { tsInicio: '2026-11-01 00:00:00', tsFim: '2026-11-20 23:59:59', todosEcs: true };
const two = (number: number) => String(number).padStart(2, '0');

beforeAll(async () => {
  database = await freshDatabase();
  await addNetwork(database.db);
  await addUser(database.db, { login: '10000001', role: 1 });
  await addUser(database.db, { login: '30000003', role: 3, establishments: ['0001'] });
  const stored = Array.from({ length: 300 }, (_, index) =>
    transaction(`2026-11-${two((index % 20) + 1)}T${two(index % 24)}:15:${two(index % 60)}`, {
      establishmentCode: `000${(index % 3) + 1}`,
      operatorId: ((index % 3) + 1) * 10 + ((index % 2) + 1),
      processCode: index % 4 === 0 ? 302 : 304,
      amount: `${(index * 37) % 500}.${two(index % 100)}`.replace(/^0\./, '1.'),
    }),
  );
  await addTransactions(database.db, stored);
  cancelled = stored.filter((_, index) => index % 23 === 7);
  await database.db.transaction().execute(async (trx) => {
    const arrival = await openArrival(trx, 'test');
    const marks = cancelled.map(({ logicalNumber, nsu, capturedAt }, index) => ({
      logicalNumber,
      nsu,
      capturedAt,
      cancelledAt: new Date(Date.parse('2026-11-20T12:00:00Z') + index * 60_000),
    }));
    await cancelTransactions(trx, marks, arrival);
    await closeArrival(trx, arrival);
  });
  rows = stored.filter((row) => !cancelled.includes(row));
  portal = await testPortal(database);
  admin = (await portal.signIn('10000001')).token;
  viewer = (await portal.signIn('30000003')).token;
});
afterAll(async () => {
  await portal.app.close();
  await database.close();
});

const run = async (body: object, token = admin): Promise<ReportReply> => {
  const { status, body: reply } = await portal.call(depositReport, {
    token,
    query: { formato: 'tela' },
    body: reportRequest({ ...PERIOD, ...body }),
    headers: { 'accept-language': 'en' },
  });
  expect(status).toBe(200);
  return reply;
};
const column = ({ rows: shown }: Pick<ReportReply, 'rows'>, name: StatementColumn) =>
  shown.map((row) => row[CELL[name]]?.value);

/** Tells whether a row is meant, apart from the server. */
function fits(row: TransactionRow, { type, least, most, text = '', ...keys }: Narrowing): boolean {
  const amount = toCents(row.amount);
  const words = [
    row.nsu,
    row.logicalNumber,
    `Mercado ${Number(row.establishmentCode)}`,
    `Operador ${row.operatorId}`,
  ];
  const sought = text
    .replace(/[\s\u200b]+/g, ' ')
    .trim()
    .toLowerCase();
  return (
    (type === undefined || (type === 'withdrawal') === (row.processCode === 302)) &&
    (least === undefined || amount >= toCents(least)) &&
    (most === undefined || amount <= toCents(most)) &&
    (sought === '' ||
      words.some((word) => word.toLowerCase().includes(sought)) ||
      row.establishmentCode.startsWith(sought)) &&
    (keys.establishment === undefined || row.establishmentCode === keys.establishment) &&
    (keys.terminal === undefined || row.logicalNumber === keys.terminal) &&
    (keys.account === undefined || String(row.accountId) === keys.account) &&
    (keys.operator === undefined || String(row.operatorId) === keys.operator) &&
    (keys.day === undefined || row.capturedAt.startsWith(keys.day)) &&
    (keys.month === undefined || row.capturedAt.startsWith(keys.month))
  );
}

const centsOf = (meant: readonly TransactionRow[], code: number) =>
  meant.reduce((sum, row) => sum + (row.processCode === code ? toCents(row.amount) : 0n), 0n);

/** Some of the keys of a narrowing, each as a person or a line of a breakdown would send it. */
const asked = fc.record(
  {
    type: fc.constantFrom('deposit' as const, 'withdrawal' as const),
    least: fc.constantFrom('0', '100.5', '250.00'),
    most: fc.constantFrom('120.00', '300', '499.99'),
    text: fc.constantFrom(
      '',
      '  ',
      '\u200b\u00a0',
      'MERCADO 2',
      'operador 11',
      't0003',
      '0001',
      '00',
      'nobody',
    ),
    establishment: fc.constantFrom('0001', '0003', '9999'),
    terminal: fc.constantFrom('T0002', 'none'),
    account: fc.constantFrom('1', '2', 'x'),
    operator: fc.constantFrom('11', '31', 'x'),
    day: fc.constantFrom('2026-11-05', '2026-11-12'),
    month: fc.constantFrom('2026-11', '2026-10'),
  },
  { requiredKeys: [] },
);

describe('narrowed rows', () => {
  test('STMT-15 are those that match, newest first, with their totals beside those of all', async () => {
    const whole = await run({});
    await fc.assert(
      fc.asyncProperty(asked, async (narrowed) => {
        const reply = await run({ narrowed });
        const meant = rows.filter((row) => fits(row, narrowed));
        const nothing = Object.values(narrowed).every((value) => /^[\s\u200b]*$/.test(value));
        expect([reply.totalRows, reply.footers]).toEqual([whole.totalRows, whole.footers]);
        const newest = meant
          .toSorted((one, other) => {
            const key = (row: TransactionRow) => `${row.capturedAt} ${row.logicalNumber} ${row.nsu}`;
            return key(one) < key(other) ? 1 : -1;
          })
          .slice(0, STATEMENT.screenRows);
        expect(column(reply, 'sequenceNumber')).toEqual(newest.map(({ nsu }) => nsu));
        const { totalRows, deposits, withdrawals } = reply.narrowed ?? {};
        expect([totalRows, toCents(deposits ?? 0), toCents(withdrawals ?? 0)]).toEqual(
          nothing ? [undefined, 0n, 0n] : [meant.length, centsOf(meant, 304), centsOf(meant, 302)],
        );
      }),
      { numRuns: 60 },
    );
  });

  test('are never beyond the scope, whatever key is sent', async () => {
    const reply = await run({ todosEcs: false, narrowed: { establishment: '0002' } }, viewer);
    expect([reply.rows, reply.narrowed]).toEqual([[], { totalRows: 0, deposits: 0, withdrawals: 0 }]);
    const own = await run({ todosEcs: false, narrowed: { text: 'mercado' } }, viewer);
    expect(new Set(column(own, 'establishment'))).toEqual(new Set(['Mercado 1']));
  });

  test('an amount, a day or a type that is none is refused', async () => {
    for (const narrowed of [
      { least: '-1' },
      { most: '1.234' },
      { day: '2026-13-01' },
      { day: '0000-01-01' },
      { month: '0000-01' },
      { type: 'both' },
    ]) {
      const { status } = await portal.call(depositReport, {
        token: admin,
        query: { formato: 'tela' },
        body: reportRequest({ ...PERIOD, narrowed }),
      });
      expect(status).toBe(400);
    }
  });

  test('STMT-30 leave as a file with all of them, which says by what it was narrowed', async () => {
    const narrowed = { type: 'withdrawal', least: '100.00' } as const;
    const { body } = await portal.call(depositReport, {
      token: admin,
      query: { formato: 'csv' },
      body: reportRequest({ ...PERIOD, narrowed }),
      headers: { 'accept-language': 'en' },
    });
    const meant = rows.filter((row) => fits(row, narrowed));
    expect(body.totalRows).toBe(meant.length);
    const file = partsOf((await fetchFile(portal, admin, body)).body);
    expect(new Set(file.rows.map((row) => row[CELL.sequenceNumber]))).toEqual(
      new Set(meant.map(({ nsu }) => nsu)),
    );
    expect(file.rows).toHaveLength(meant.length);
    expect(toCents(file.totals.at(1)?.[CELL.amount] ?? '')).toBe(-centsOf(meant, 302));
  });
});

describe('the order', () => {
  const expected: [StatementColumn, (row: TransactionRow) => string | number][] = [
    ['transactionDate', ({ capturedAt }) => capturedAt],
    ['establishment', ({ establishmentCode }) => `Mercado ${Number(establishmentCode)}`],
    ['operator', ({ operatorId }) => `Operador ${operatorId}`],
    ['sequenceNumber', ({ nsu }) => nsu],
    ['account', ({ accountId }) => `0041882${accountId}-3`],
    ['amount', ({ amount, processCode }) => Number(amount) * (processCode === 302 ? -1 : 1)],
  ];
  test.each(expected)('STMT-15 of the first hundred is by %s, both ways', async (order, valueOf) => {
    const ascending = rows.map(valueOf).toSorted((one, other) => (one < other ? -1 : Number(one > other)));
    const shown = async (direction: 'asc' | 'desc') => {
      const reply = await run({ order, direction });
      const values = column(reply, order);
      if (order !== 'amount') return values;
      return values.map((value, index) => Number(value) * (column(reply, 'type')[index] === 1 ? -1 : 1));
    };
    expect(await shown('asc')).toEqual(ascending.slice(0, STATEMENT.screenRows));
    expect(await shown('desc')).toEqual(ascending.toReversed().slice(0, STATEMENT.screenRows));
  });
});

describe('cancelled ones', () => {
  const ask = (body: object, token = admin, formato = 'tela') =>
    portal.call(cancelledDeposits, {
      token,
      query: { formato },
      body: reportRequest({ ...PERIOD, ...body }),
      headers: { 'accept-language': 'en' },
    });
  const newest = () => cancelled.toSorted((one, other) => (one.capturedAt < other.capturedAt ? 1 : -1));

  test('STMT-15 are listed with the moment and the delivery of their cancellation, and with their totals', async () => {
    const { status, body } = await ask({});
    expect(status).toBe(200);
    expect(column(body, 'sequenceNumber')).toEqual(newest().map(({ nsu }) => nsu));
    expect(body.cancellations).toEqual(
      newest().map((row) => ({
        at: `2026-11-20T09:${two(cancelled.indexOf(row))}:00`,
        delivery: 2,
      })),
    );
    expect(body.totalRows).toBe(cancelled.length);
    expect([body.footers[0][6].value, body.footers[0][7].value].map(toCents)).toEqual([
      centsOf(cancelled, 304),
      centsOf(cancelled, 302),
    ]);
  });

  test('are narrowed and ordered as rows are, and those of the scope alone', async () => {
    const { body } = await ask({ narrowed: { type: 'withdrawal' }, order: 'amount', direction: 'desc' });
    const meant = cancelled.filter(({ processCode }) => processCode === 302);
    expect(column(body, 'amount').map(Number)).toEqual(
      meant.map(({ amount }) => Number(amount)).toSorted((one, other) => one - other),
    );
    expect([body.totalRows, body.narrowed.totalRows]).toEqual([cancelled.length, meant.length]);
    const { body: own } = await ask({ todosEcs: false }, viewer);
    expect(own.totalRows).toBe(
      cancelled.filter(({ establishmentCode }) => establishmentCode === '0001').length,
    );
    expect((await ask({ todosEcs: false, ecs: ['0002'] }, viewer)).status).toBe(403);
  });

  test('STMT-30 leave as a file that says of each when it was cancelled', async () => {
    const { body } = await ask({}, admin, 'csv');
    expect(body.totalRows).toBe(cancelled.length);
    const { heading, rows: lines } = partsOf((await fetchFile(portal, admin, body)).body);
    expect(heading.slice(-2)).toEqual(['Cancelled on', 'Delivery']);
    expect(lines.map((line) => [line[CELL.sequenceNumber], ...line.slice(-2)])).toEqual(
      newest().map((row) => [row.nsu, `2026-11-20 09:${two(cancelled.indexOf(row))}:00`, '2']),
    );
  });
});
