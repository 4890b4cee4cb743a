import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BREAKDOWN, type BreakdownReply, depositBreakdown } from '../../../../contract/breakdown';
import { addDays } from '../../../../contract/calendar';
import { ACCOUNTING_LAG_DAYS } from '../../../../contract/limits';
import { centsText, type Money, toCents } from '../../../../contract/money';
import { type Dimension, dimensions } from '../../../../contract/narrowing';
import { type DateType, periodMoments } from '../../../../contract/reports';
import { depositReport, FOOTER } from '../../../../contract/statement';
import { closeArrival, openArrival } from '../../../../server/ingest/transactions/arrival';
import type { TransactionRow } from '../../../../server/ingest/transactions/batch';
import { cancelTransactions } from '../../../../server/ingest/transactions/cancel';
import type { Database } from '../../../../server/platform/db/open';
import { freshDatabase } from '../../../support/databases';
import fc from '../../../support/fast-check';
import { addNetwork, addTransactions, addUser, transaction } from '../../../support/network';
import { type TestPortal, testPortal } from '../../../support/portal';
import { fetchFile, partsOf, reportRequest } from '../../engines/exports/statement-file';

/* A breakdown comes from three places, by day, by hour and row by row, as the totals of the statement do. */

let database: Database;
let portal: TestPortal;
let token: string;
let manager: string;
/** Those that are not cancelled. */
let rows: TransactionRow[];

const two = (number: number) => String(number).padStart(2, '0');
const dates = ['2026-10-30', '2026-10-31', '2026-11-01', '2026-11-02'];
const captures = Array.from({ length: dates.length + ACCOUNTING_LAG_DAYS }, (_, index) =>
  addDays('2026-11-02', -index),
);
const times = ['00:00:00', '08:59:59', '09:00:00', '09:10:00', '09:29:59', '09:30:15', '23:59:59'];

beforeAll(async () => {
  database = await freshDatabase();
  await addNetwork(database.db);
  await addUser(database.db, { login: '10000001', role: 1 });
  await addUser(database.db, { login: '20000002', role: 2, establishments: ['0001', '0002'] });
  const stored = captures.flatMap((date, day) =>
    times.flatMap((time, hour) =>
      ['0001', '0002', '0003'].map((establishmentCode, which) =>
        transaction(`${date}T${time}`, {
          establishmentCode,
          amount: `${10 + day * 8 + hour}.${two(which * 37 + hour)}`,
          processCode: (day + hour + which) % 3 === 0 ? 302 : 304,
          operatorId: Number(establishmentCode) * 10 + ((hour % 2) + 1),
          accountId: ((day + which) % 3) + 1,
          accountingDate: addDays(date, (day + hour + which) % (ACCOUNTING_LAG_DAYS + 1)),
        }),
      ),
    ),
  );
  await addTransactions(database.db, stored);
  const cancelled = stored.filter((_, index) => index % 11 === 5);
  await database.db.transaction().execute(async (trx) => {
    const arrival = await openArrival(trx, 'test');
    const cancelledAt = new Date('2026-11-03T12:00:00Z');
    await cancelTransactions(
      trx,
      cancelled.map(({ logicalNumber, nsu, capturedAt }) => ({
        logicalNumber,
        nsu,
        capturedAt,
        cancelledAt,
      })),
      arrival,
    );
    await closeArrival(trx, arrival);
  });
  rows = stored.filter((row) => !cancelled.includes(row));
  portal = await testPortal(database);
  token = (await portal.signIn('10000001')).token;
  manager = (await portal.signIn('20000002')).token;
});
afterAll(async () => {
  await portal.app.close();
  await database.close();
});

const run = (body: object, who = token, formato = 'tela') => {
  const { flTotalizar: _, escopo: __, ...filter } = reportRequest(body);
  return portal.call(depositBreakdown, {
    token: who,
    query: { formato },
    body: filter,
    headers: { 'accept-language': 'en' },
  });
};
const OCTOBER = { tsInicio: '2026-10-25 00:00:00', tsFim: '2026-11-02 23:59:59' };

/** The key of a row by a dimension, reckoned apart from the server. */
const keyOf: Record<Dimension, (row: TransactionRow, dateType: DateType) => string> = {
  establishment: ({ establishmentCode }) => establishmentCode,
  terminal: ({ logicalNumber }) => logicalNumber,
  account: ({ accountId }) => String(accountId),
  operator: ({ operatorId }) => String(operatorId),
  day: (row, dateType) => dayOf(row, dateType),
  month: (row, dateType) => dayOf(row, dateType).slice(0, 7),
  type: ({ processCode }) => (processCode === 302 ? 'withdrawal' : 'deposit'),
};
const dayOf = ({ capturedAt, accountingDate }: TransactionRow, dateType: DateType) =>
  dateType === 'dc' ? accountingDate : capturedAt.slice(0, 10);

type Sums = [count: number, deposits: string, withdrawals: string];

function sumsOf(meant: readonly TransactionRow[]): Sums {
  const cents = (code: number) =>
    meant.reduce((sum, row) => sum + (row.processCode === code ? toCents(row.amount) : 0n), 0n);
  return [meant.length, centsText(cents(304)), centsText(cents(302))];
}

/** What rows come to by keys that are joined by a blank. */
function addedUp(meant: readonly TransactionRow[], by: readonly Dimension[], dateType: DateType) {
  const found = new Map<string, TransactionRow[]>();
  for (const row of meant) {
    const key = by.map((one) => keyOf[one](row, dateType)).join(' ');
    found.set(key, [...(found.get(key) ?? []), row]);
  }
  return Object.fromEntries([...found].map(([key, ofKey]) => [key, sumsOf(ofKey)]));
}

const sent = ({
  count,
  deposits,
  withdrawals,
}: {
  count: number;
  deposits: Money;
  withdrawals: Money;
}): Sums => [count, centsText(toCents(deposits)), centsText(toCents(withdrawals))];

const moment = fc.tuple(fc.constantFrom(...dates), fc.constantFrom(...times));
const wish = fc.record({
  dateType: fc.constantFrom<DateType>('dt', 'dc'),
  ends: fc.tuple(moment, moment).map((ends) => ends.sort()),
  ecs: fc.constantFrom<string[]>([], ['0001'], ['0001', '0003']),
  operadores: fc.constantFrom<string[]>([], ['11'], ['11', '32']),
  contas: fc.constantFrom<string[]>([], [], ['1', '2']),
});
const pairs = dimensions.flatMap((first) => [
  [first],
  ...dimensions.filter((second) => second !== first).map((second) => [first, second]),
]);

describe('the sums', () => {
  test.each(pairs.map((by) => ({ by, name: by.join(' and ') })))(
    'STMT-12 STMT-20 by $name are those of its rows, and together the totals of the statement',
    async ({ by }) => {
      await fc.assert(
        fc.asyncProperty(
          wish,
          async ({ dateType, ends: [[startDate, startTime], [endDate, endTime]], ...lists }) => {
            const period = { dateType, startDate, startTime, endDate, endTime };
            const filter = {
              tipoDeData: dateType,
              ...periodMoments(period),
              ...lists,
              todosEcs: lists.ecs.length === 0,
            };
            const { status, body }: { status: number; body: BreakdownReply } = await run({ ...filter, by });
            expect(status).toBe(200);
            const statement = await portal.call(depositReport, {
              token,
              query: { formato: 'tela' },
              body: reportRequest(filter),
            });
            const meant = rows.filter(
              (row) =>
                (dateType === 'dc'
                  ? row.accountingDate >= startDate && row.accountingDate <= endDate
                  : row.capturedAt >= `${startDate}T${startTime}` &&
                    row.capturedAt <= `${endDate}T${endTime}`) &&
                (lists.ecs.length === 0 || lists.ecs.includes(row.establishmentCode)) &&
                (lists.operadores.length === 0 || lists.operadores.includes(String(row.operatorId))) &&
                (lists.contas.length === 0 || lists.contas.includes(String(row.accountId))),
            );
            const outer = Object.fromEntries(body.groups.map((group) => [group.key, sent(group)]));
            expect(outer).toEqual(addedUp(meant, by.slice(0, 1), dateType));
            const inner = body.groups.flatMap((group) =>
              group.lines.map((line) => [`${group.key} ${line.key}`, sent(line)] as const),
            );
            if (by.length === 2) expect(Object.fromEntries(inner)).toEqual(addedUp(meant, by, dateType));
            else expect(inner).toEqual([]);
            expect(sent(body.total)).toEqual(sumsOf(meant));
            const footer = statement.body.footers[0];
            expect(sent(body.total)).toEqual([
              statement.body.totalRows,
              centsText(toCents(footer[FOOTER.deposits].value)),
              centsText(toCents(footer[FOOTER.debts].value)),
            ]);
            expect([body.rest, body.arrived]).toEqual([null, statement.body.arrived]);
          },
        ),
        { numRuns: 12 },
      );
    },
  );
});

describe('the lines', () => {
  const keys = ({ body }: { body: BreakdownReply }) => body.groups.map(({ key }) => key);
  const EVERYTHING = { ...OCTOBER, todosEcs: true };

  test('are called as people call them, with what tells them apart', async () => {
    const named = async (by: Dimension) => {
      const { body } = await run({ ...EVERYTHING, by: [by], order: 'key' });
      return body.groups.map(({ key, name, detail }: BreakdownReply['groups'][number]) => [
        key,
        name,
        detail,
      ])[0];
    };
    expect(await named('establishment')).toEqual(['0001', 'Mercado 1', '0001']);
    expect(await named('terminal')).toEqual(['T0001', null, 'Mercado 1']);
    expect(await named('account')).toEqual(['1', 'Banco do Brasil 0117 / 00418821-3', 'Conta 1']);
    expect(await named('operator')).toEqual(['11', 'Operador 11', '110']);
    expect(await named('day')).toEqual(['2026-10-25', null, null]);
    expect(await named('month')).toEqual(['2026-10', null, null]);
    expect(await named('type')).toEqual(['deposit', null, null]);
  });

  test('begin with the largest deposits, days in their order, and are sorted by any column', async () => {
    const sums = addedUp(rows, ['establishment'], 'dt');
    const by = (place: 0 | 1 | 2) =>
      Object.keys(sums).toSorted((one, other) => Number(sums[other]?.[place]) - Number(sums[one]?.[place]));
    const ask = { ...EVERYTHING, by: ['establishment'] };
    expect(keys(await run(ask))).toEqual(by(1));
    expect(keys(await run({ ...ask, order: 'withdrawals' }))).toEqual(by(2));
    expect(keys(await run({ ...ask, order: 'withdrawals', direction: 'asc' }))).toEqual(by(2).toReversed());
    expect(keys(await run({ ...ask, order: 'key' }))).toEqual(['0001', '0002', '0003']);
    expect(keys(await run({ ...ask, order: 'key', direction: 'desc' }))).toEqual(['0003', '0002', '0001']);
    expect(keys(await run({ ...EVERYTHING, by: ['day', 'establishment'] }))).toEqual(captures.toSorted());
    const { body } = await run({ ...EVERYTHING, by: ['establishment', 'day'] });
    for (const { lines } of body.groups)
      expect(lines.map(({ key }: { key: string }) => key)).toEqual(captures.toSorted());
  });

  test('are those of the scope', async () => {
    expect(keys(await run({ ...OCTOBER, by: ['establishment'], order: 'key' }, manager))).toEqual([
      '0001',
      '0002',
    ]);
    expect((await run({ ...OCTOBER, by: ['establishment'], ecs: ['0003'] }, manager)).status).toBe(403);
  });

  test('say nothing of where a terminal or an account of theirs belongs beyond the scope', async () => {
    const { db } = database;
    const day = { tsInicio: '2026-09-10 00:00:00', tsFim: '2026-09-10 23:59:59', ecs: ['0001'] };
    await db.insertInto('terminal').values({ logical_number: 'MOVED', establishment_code: '0001' }).execute();
    await addTransactions(db, [
      transaction('2026-09-10T10:00:00', { establishmentCode: '0001', logicalNumber: 'MOVED', accountId: 3 }),
    ]);
    // It stands with others by now, and was used there; the account is theirs as well.
    await db
      .updateTable('terminal')
      .where('logical_number', '=', 'MOVED')
      .set({ establishment_code: '0003' })
      .execute();
    await addTransactions(db, [
      transaction('2026-09-20T10:00:00', { establishmentCode: '0003', logicalNumber: 'MOVED' }),
    ]);
    const details = async (by: Dimension, who: string) => {
      const { body } = await run({ ...day, by: [by] }, who);
      return body.groups.map(({ key, detail }: BreakdownReply['groups'][number]) => [key, detail]);
    };
    expect(await details('terminal', manager)).toEqual([['MOVED', 'Mercado 1']]);
    expect(await details('terminal', token)).toEqual([['MOVED', 'Mercado 1']]);
    expect(await details('account', manager)).toEqual([['3', null]]);
    expect(await details('account', token)).toEqual([['3', 'Conta 3']]);
  });

  test('are of two different dimensions', async () => {
    const { status, body } = await run({ ...EVERYTHING, by: ['day', 'day'] });
    expect([status, body.fields]).toEqual([400, { by: 'Choose two different dimensions.' }]);
  });
});

describe('what a screen has no room for', () => {
  test('is one line, and the totals are of everything', async () => {
    const many = Array.from(
      { length: BREAKDOWN.groups + 3 },
      (_, index) => `X${String(index).padStart(4, '0')}`,
    );
    await database.db
      .insertInto('terminal')
      .values(many.map((logical_number) => ({ logical_number, establishment_code: '0004' })))
      .execute();
    const at = '2026-09-15T10:00:00';
    await addTransactions(
      database.db,
      many.map((logicalNumber, index) =>
        transaction(at, { establishmentCode: '0004', logicalNumber, amount: `${1000 - index}.01` }),
      ),
    );
    const day = { tsInicio: '2026-09-15 00:00:00', tsFim: '2026-09-15 23:59:59', ecs: ['0004'] };
    const { body }: { body: BreakdownReply } = await run({ ...day, by: ['terminal'] });
    expect(body.groups).toHaveLength(BREAKDOWN.groups);
    expect(body.groups[0]).toMatchObject({ key: 'X0000', deposits: 1000.01 });
    expect(body.rest).toEqual({ lines: 3, count: 3, deposits: 2397.03, withdrawals: 0 });
    expect(body.total.count).toBe(many.length);
    const nested: { body: BreakdownReply } = await run({ ...day, by: ['establishment', 'terminal'] });
    expect(nested.body.groups[0]?.lines).toHaveLength(BREAKDOWN.inner);
    expect(nested.body.groups[0]?.rest?.lines).toBe(many.length - BREAKDOWN.inner);
    expect(nested.body.groups[0]?.rest?.count).toBe(many.length - BREAKDOWN.inner);
  });
});

describe('the file', () => {
  const file = async (asked: object, formato = 'csv') => {
    const { status, body } = await run({ ...OCTOBER, todosEcs: true, ...asked }, token, formato);
    expect(status).toBe(200);
    return fetchFile(portal, token, body);
  };

  test('STMT-30 has a line for each pair, and below them what each group and everything comes to', async () => {
    const {
      heading,
      rows: lines,
      totals,
    } = partsOf((await file({ by: ['establishment', 'type'], order: 'key' })).body);
    expect(heading).toEqual([
      'Establishment',
      'Establishment code',
      'Type',
      'Transactions',
      'Deposits',
      '% of deposits',
      'Withdrawals',
      '% of withdrawals',
      'Balance',
    ]);
    const pair = addedUp(rows, ['establishment', 'type'], 'dt');
    const [, deposits, withdrawals] = sumsOf(rows);
    const share = (part: string, whole: string) => ((100 * Number(part)) / Number(whole)).toFixed(2);
    expect(lines).toEqual(
      ['0001', '0002', '0003'].flatMap((code) =>
        (['deposit', 'withdrawal'] as const).map((type) => {
          const [count, into, out] = pair[`${code} ${type}`] ?? [0, '0.00', '0.00'];
          return [
            `Mercado ${Number(code)}`,
            code,
            type === 'deposit' ? 'Deposit' : 'Withdrawal',
            String(count),
            into,
            share(into, deposits),
            centsText(-toCents(out)),
            share(out, withdrawals),
            centsText(toCents(into) - toCents(out)),
          ];
        }),
      ),
    );
    expect(totals.map((line) => line[0])).toEqual([
      'Mercado 1 (0001)',
      'Mercado 2 (0002)',
      'Mercado 3 (0003)',
      'Total',
    ]);
    expect(totals.at(-1)).toEqual([
      'Total',
      '',
      '',
      String(rows.length),
      deposits,
      '',
      centsText(-toCents(withdrawals)),
      '',
      centsText(toCents(deposits) - toCents(withdrawals)),
    ]);
  });

  test.each(['pdf', 'xlsx', 'xls'])('STMT-30 leaves as %s', async (formato) => {
    const { statusCode, rawPayload } = await file({ by: ['month', 'operator'] }, formato);
    expect([statusCode, rawPayload.length > 2000]).toEqual([200, true]);
  });

  test('STMT-30 is of the delivery of the screen', async () => {
    const { body: screen }: { body: BreakdownReply } = await run({
      ...OCTOBER,
      todosEcs: true,
      by: ['month'],
    });
    await addTransactions(database.db, [transaction('2026-11-01T12:00:00', { amount: '5000.00' })]);
    const { flTotalizar: _, escopo: __, ...filter } = reportRequest({ ...OCTOBER, todosEcs: true });
    const promised = await portal.call(depositBreakdown, {
      token,
      query: { formato: 'csv', entrega: screen.arrived?.delivery },
      body: { ...filter, by: ['month'] },
      headers: { 'accept-language': 'en' },
    });
    const { rows: lines } = partsOf((await fetchFile(portal, token, promised.body)).body);
    expect(lines.map(([month, count, deposits]) => [month, Number(count), deposits])).toEqual(
      screen.groups.map(({ key, count, deposits }) => [key, count, centsText(toCents(deposits))]),
    );
  });
});
