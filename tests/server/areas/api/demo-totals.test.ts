import { afterAll, beforeAll, expect, test } from 'vitest';
import { issueToken } from '../../../../contract/api';
import {
  type ApiDayTotal,
  type ApiTransaction,
  apiTotals,
  apiTransactions,
} from '../../../../contract/api-transactions';
import { addDays } from '../../../../contract/calendar';
import { dashboard } from '../../../../contract/dashboard';
import { toCents } from '../../../../contract/money';
import { depositReport, FOOTER } from '../../../../contract/statement';
import { DEMO_PASSWORD } from '../../../../server/demo/people';
import { SANDBOX } from '../../../../server/demo/sandbox';
import { freshDatabase } from '../../../support/databases';
import { type TestPortal, testPortal } from '../../../support/portal';
import { fill, NOW, TODAY } from '../../demo/fill';
import { reportRequest } from '../../engines/exports/statement-file';

/* One network, read in three ways: by programs, in the statement, and on the dashboard. */

let database: Awaited<ReturnType<typeof freshDatabase>>;
let portal: TestPortal;
let manager: string;
let program: string;
beforeAll(async () => {
  database = await freshDatabase();
  await fill(database, { count: 20_000 });
  portal = await testPortal(database);
  portal.setNow(NOW);
  manager = (await portal.signIn('20000002', DEMO_PASSWORD)).token;
  const { clientId: client_id, clientSecret: client_secret } = SANDBOX;
  const grant = { grant_type: 'client_credentials', client_id, client_secret };
  program = (await portal.call(issueToken, { body: grant })).body.access_token;
}, 120_000);
afterAll(async () => {
  await portal.app.close();
  await database.close();
});

/** Today and the six days before: those of the dashboard. */
const days = Array.from({ length: 7 }, (_, ago) => addDays(TODAY, -ago));

interface Sums {
  deposits: bigint;
  withdrawals: bigint;
}
const sumsOf = (deposits: number | string, withdrawals: number | string): Sums => ({
  deposits: toCents(String(deposits)),
  withdrawals: toCents(String(withdrawals)),
});

async function dayOfProgram(accountingDate: string): Promise<ApiDayTotal[]> {
  const { status, body } = await portal.call(apiTotals, { token: program, query: { accountingDate } });
  expect(status).toBe(200);
  return body.totals;
}

async function rowsOfProgram(accountingDate: string, establishment: string): Promise<ApiTransaction[]> {
  const rows: ApiTransaction[] = [];
  for (let since: string | null = ''; since !== null; ) {
    const query: object = { accountingDate, establishment, limit: 50, ...(since !== '' && { since }) };
    const { body } = await portal.call(apiTransactions, { token: program, query });
    rows.push(...body.transactions);
    since = body.next;
  }
  return rows;
}

async function statementOf(day: string, establishment: string): Promise<Sums & { count: number }> {
  const { body } = await portal.call(depositReport, {
    token: manager,
    query: { formato: 'tela' },
    body: reportRequest({
      tipoDeData: 'dc',
      tsInicio: `${day} 00:00:00`,
      tsFim: `${day} 23:59:59`,
      ecs: [establishment],
    }),
  });
  const [footer] = body.footers;
  return {
    ...sumsOf(footer[FOOTER.deposits].value, footer[FOOTER.debts].value),
    count: body.totalRows,
  };
}

/** Of all the days; it shows no single one by accounting date. */
async function dashboardOf(establishment: string): Promise<Sums> {
  const query = { estabelecimento: establishment, tipoTransacao: 'dc', periodo: 7 };
  const { body } = await portal.call(dashboard, { token: manager, query });
  expect([body.inicio, body.fim]).toEqual([days.at(-1), TODAY]);
  return sumsOf(body.sum.deposito, body.sum.saque);
}

test('HELP-07 STMT-12 DASH-03 programs, the statement and the dashboard agree on a day of a shop', async () => {
  const ofProgram = new Map<string, ApiDayTotal[]>();
  for (const day of days) ofProgram.set(day, await dayOfProgram(day));
  const shops = ofProgram.get(TODAY)?.map(({ establishment }) => establishment) ?? [];
  expect(shops).toHaveLength(6);
  let counted = 0;
  let withdrawn = 0n;
  for (const shop of shops) {
    const week: Sums = { deposits: 0n, withdrawals: 0n };
    for (const day of days) {
      const told = ofProgram.get(day)?.find(({ establishment }) => establishment === shop);
      if (told === undefined) throw new Error('A shop has a total of each day');
      const sums = sumsOf(told.deposits.sum, told.withdrawals.sum);
      const count = told.deposits.count + told.withdrawals.count;
      const where = `${shop} on ${day}`;
      expect(await statementOf(day, shop), where).toEqual({ ...sums, count });
      const rows = await rowsOfProgram(day, shop);
      const of = (wanted: ApiTransaction['type']) =>
        rows.reduce((sum, { type, amount }) => (type === wanted ? sum + toCents(String(amount)) : sum), 0n);
      expect([rows.length, of('deposit'), of('withdrawal')], where).toEqual([
        count,
        sums.deposits,
        sums.withdrawals,
      ]);
      counted += count;
      week.deposits += sums.deposits;
      week.withdrawals += sums.withdrawals;
    }
    expect(await dashboardOf(shop), shop).toEqual(week);
    withdrawn += week.withdrawals;
  }
  expect(counted).toBeGreaterThan(100);
  expect(withdrawn).toBeGreaterThan(0n);
});
