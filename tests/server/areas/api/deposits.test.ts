import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { apiDepositFilters, apiDepositReport, apiEstablishments } from '../../../../contract/api';
import {
  type ApiDayTotal,
  type ApiTransaction,
  apiTotals,
  apiTransactions,
} from '../../../../contract/api-transactions';
import { addDays } from '../../../../contract/calendar';
import { ACCOUNTING_LAG_DAYS } from '../../../../contract/limits';
import { toCents } from '../../../../contract/money';
import { depositReport, FOOTER } from '../../../../contract/statement';
import { takeCancellations } from '../../../../server/ingest/feed/take';
import { dayTotals } from '../../../../server/network/reconciliation/day-totals';
import fc from '../../../support/fast-check';
import { addTransactions, forgetTransactions, transaction } from '../../../support/network';
import { TODAY } from '../../../support/portal';
import { reportRequest } from '../../engines/exports/statement-file';
import { openShop, type Shop } from './shop';

const YESTERDAY = '2026-11-19';

let shop: Shop;
let token: string;
beforeAll(async () => {
  shop = await openShop();
  token = await shop.token();
});
afterAll(() => shop.close());
beforeEach(() => forgetTransactions(shop.database.db));

const ofDay = (date: string, overrides: object = {}) =>
  reportRequest({ tipoDeData: 'dc', tsInicio: `${date} 00:00:00`, tsFim: `${date} 23:59:59`, ...overrides });

test('HELP-07 the establishments and options of the client, and of nobody else', async () => {
  const { establishments } = (await shop.call(apiEstablishments, { token })).body;
  expect(establishments).toEqual([
    { code: '0001', name: 'Mercado 1', corban: false, terminals: ['T0001'] },
    { code: '0002', name: 'Mercado 2', corban: false, terminals: ['T0002'] },
  ]);
  const filters = (await shop.call(apiDepositFilters, { token })).body;
  const keys = (name: string) => filters[name].map(({ key }: { key: string }) => key);
  expect([
    keys('establishments'),
    keys('operators'),
    keys('accounts'),
    keys('groups'),
    keys('dateTypes'),
  ]).toEqual([
    ['*', '0001', '0002'],
    ['*', '11', '12', '21', '22'],
    ['*', '1', '2'],
    ['*', '1'],
    ['dt', 'dc'],
  ]);
});

test('HELP-07 the deposit report is that of the console, also with the additional documented fields', async () => {
  await addTransactions(shop.database.db, [
    transaction(`${TODAY}T09:00:00`, { amount: '12.50' }),
    transaction(`${TODAY}T10:00:00`, { establishmentCode: '0002', processCode: 302 }),
    transaction(`${TODAY}T11:00:00`, { establishmentCode: '0003' }),
  ]);
  const body = ofDay(TODAY, { ecs: ['0001', '0002'] });
  const console_ = await shop.portal.call(depositReport, {
    token: shop.tokens.manager,
    query: { formato: 'tela' },
    body,
  });
  const { transacoes, ...expected } = console_.body;
  expect(transacoes).toHaveLength(2);
  const { flTotalizar, escopo, ...documented } = body;
  expect([flTotalizar, escopo]).toEqual([true, 1]);
  for (const asked of [body, documented]) {
    const { status, body: report } = await shop.call(apiDepositReport, { token, body: asked });
    expect([status, report]).toEqual([200, expected]);
  }
});

test('HELP-07 unchanged options and reports are 304, until something arrives', async () => {
  await addTransactions(shop.database.db, [transaction(`${TODAY}T09:00:00`)]);
  const calls = [
    [apiDepositFilters, {}],
    [apiDepositReport, { body: ofDay(TODAY, { ecs: ['0001'] }) }],
  ] as const;
  for (const [operation, call] of calls) {
    const ask = (headers: Record<string, string> = {}) =>
      shop.call(operation, { token, ...call, headers: { 'accept-language': 'en', ...headers } });
    const first = await ask();
    const etag = String(first.headers.etag);
    expect([first.status, first.headers.vary, first.headers['cache-control']]).toEqual([
      200,
      expect.stringContaining('accept-language'),
      'no-store',
    ]);
    const again = await ask({ 'if-none-match': etag });
    expect([again.status, again.body, again.headers.etag]).toEqual([304, undefined, etag]);
    expect((await ask({ 'if-none-match': '"other"' })).status).toBe(200);
    const { db } = shop.database;
    if (operation === apiDepositReport) await addTransactions(db, [transaction(`${TODAY}T10:00:00`)]);
    else await db.updateTable('establishment').set({ name: 'Other' }).where('code', '=', '0001').execute();
    const changed = await ask({ 'if-none-match': etag });
    expect([changed.status, changed.headers.etag === etag]).toEqual([200, false]);
  }
  await shop.database.db
    .updateTable('establishment')
    .set({ name: 'Mercado 1' })
    .where('code', '=', '0001')
    .execute();
});

test.each([
  ['an establishment of others', { ecs: ['0003'] }, 403],
  ['an operator of others', { operadores: ['31'] }, 403],
  ['two months and more', { tsInicio: '2026-08-01 00:00:00' }, 400],
  ['no end', { tsFim: '' }, 400],
])('HELP-07 a report that names %s is refused', async (_what, overrides, status) => {
  expect((await shop.call(apiDepositReport, { token, body: ofDay(TODAY, overrides) })).status).toBe(status);
});

/** The totals that an integrator computes from the rows, by the documentation. */
function reckoned(rows: readonly ApiTransaction[]) {
  const hash = createHash('sha256');
  const cents = { deposit: 0n, withdrawal: 0n };
  const counts = { deposit: 0, withdrawal: 0 };
  for (const { capturedAt, terminal, nsu, type, amount } of rows) {
    cents[type] += toCents(amount);
    counts[type] += 1;
    hash.update(`${[capturedAt, terminal, nsu, type, Number(amount).toFixed(2)].join('\t')}\n`);
  }
  return { cents, counts, checksum: hash.digest('hex') };
}

test('HELP-07 totals are those of the statement, and their checksum that of the rows', async () => {
  const rows = fc.array(
    fc.record({
      second: fc.integer({ min: 0, max: 59 }),
      day: fc.constantFrom(TODAY, YESTERDAY),
      lag: fc.integer({ min: 0, max: ACCOUNTING_LAG_DAYS }),
      establishmentCode: fc.constantFrom('0001', '0002', '0003'),
      processCode: fc.constantFrom(304, 302),
      cents: fc.integer({ min: 1, max: 1_000_000_000 }),
      cancelled: fc.boolean(),
    }),
    { minLength: 1, maxLength: 25 },
  );
  await fc.assert(
    fc.asyncProperty(rows, fc.integer({ min: 1, max: 9 }), async (given, limit) => {
      const { db } = shop.database;
      await forgetTransactions(db);
      const stored = given.map(({ second, day, lag, cents, establishmentCode, processCode }) =>
        transaction(`${addDays(day, -lag)}T09:00:${String(second).padStart(2, '0')}`, {
          establishmentCode,
          processCode,
          accountingDate: day,
          amount: (cents / 100).toFixed(2),
        }),
      );
      await addTransactions(db, stored);
      const cancelled = stored.filter((_, index) => given[index]?.cancelled);
      const rowsOf = cancelled.map(({ logicalNumber, nsu, capturedAt }) => ({
        numeroLogico: logicalNumber,
        nsu,
        capturedAt,
        cancelledAt: `${TODAY}T10:00:00`,
      }));
      await takeCancellations(shop.portal.context, rowsOf);
      for (const accountingDate of [TODAY, YESTERDAY]) {
        const { body } = await shop.call(apiTotals, { token, query: { accountingDate } });
        expect(body.position).toBe(cancelled.length > 0 ? 2 : 1);
        expect(body.totals.map(({ establishment }: ApiDayTotal) => establishment)).toEqual(['0001', '0002']);
        for (const total of body.totals as ApiDayTotal[]) {
          const ecs = [total.establishment];
          const read: ApiTransaction[] = [];
          let since: string | null = null;
          do {
            const query: object = {
              accountingDate,
              limit,
              establishment: ecs,
              ...(since !== null && { since }),
            };
            const page = await shop.call(apiTransactions, { token, query });
            read.push(...page.body.transactions);
            since = page.body.next;
          } while (since !== null);
          const own = reckoned(read);
          expect({
            deposits: [total.deposits.count, toCents(total.deposits.sum)],
            withdrawals: [total.withdrawals.count, toCents(total.withdrawals.sum)],
            checksum: total.checksum,
          }).toEqual({
            deposits: [own.counts.deposit, own.cents.deposit],
            withdrawals: [own.counts.withdrawal, own.cents.withdrawal],
            checksum: own.checksum,
          });
          const report = await shop.portal.call(depositReport, {
            token: shop.tokens.manager,
            query: { formato: 'tela' },
            body: ofDay(accountingDate, { ecs }),
          });
          const [footer] = report.body.footers;
          expect([toCents(footer[FOOTER.deposits].value), toCents(footer[FOOTER.debts].value)]).toEqual([
            own.cents.deposit,
            own.cents.withdrawal,
          ]);
          expect(report.body.totalRows).toBe(read.length);
          const position = body.position;
          const [establishment] = ecs as [string];
          expect((await dayTotals(db, { establishment, accountingDate, position })).checksum).toBe(
            total.checksum,
          );
        }
      }
    }),
    { numRuns: 12 },
  );
});

test('HELP-07 totals up to an earlier delivery do not change', async () => {
  const row = transaction(`${TODAY}T09:00:00`, { amount: '10.00' });
  await addTransactions(shop.database.db, [row]);
  const at = async (position?: number) =>
    (await shop.call(apiTotals, { token, query: { accountingDate: TODAY, ...(position && { position }) } }))
      .body;
  const first = await at();
  await addTransactions(shop.database.db, [transaction(`${TODAY}T09:00:01`, { amount: '5.00' })]);
  const { logicalNumber: numeroLogico, nsu, capturedAt } = row;
  await takeCancellations(shop.portal.context, [
    { numeroLogico, nsu, capturedAt, cancelledAt: `${TODAY}T11:00:00` },
  ]);
  expect(await at(1)).toEqual(first);
  expect((await at()).totals[0].deposits).toEqual({ count: 1, sum: 5, sumText: '5.00' });
  const since = await shop.call(apiTransactions, { token, query: { since: first.follow } });
  expect(since.body.transactions.map(({ event }: ApiTransaction) => event)).toEqual([
    'transaction',
    'cancellation',
  ]);
});
