import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import openapiTS, { astToString } from 'openapi-typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toCents } from '../../contract/money';
import { takeCancellations } from '../../server/ingest/feed/take';
import { addTransactions, transaction } from '../support/network';
import { TODAY } from '../support/portal';
import { type LiveShop, openLiveShop } from './live';
import type { Asked, Reconciled } from './reconciled';

/* A client whose types are generated from the document, compiled by the TypeScript of this folder. */

const folder = import.meta.dirname;
const cache = join(folder, '.cache');
const YESTERDAY = '2026-11-19';

let shop: LiveShop;
let compiler: { status: number | null; stdout: string };
let read: Reconciled;
beforeAll(async () => {
  shop = await openLiveShop();
  await fill();
  rmSync(cache, { recursive: true, force: true });
  mkdirSync(cache);
  const types = await openapiTS(structuredClone(shop.document) as Parameters<typeof openapiTS>[0]);
  writeFileSync(join(cache, 'api.d.ts'), astToString(types));
  const tsc = join(folder, 'node_modules', 'typescript', 'lib', 'tsc.js');
  compiler = spawnSync(process.execPath, [tsc, '-p', join(folder, 'program')], { encoding: 'utf8' });
  const built = pathToFileURL(join(cache, 'built', 'program', 'reconcile.js')).href;
  const { reconcile } = (await import(built)) as { reconcile: (asked: Asked) => Promise<Reconciled> };
  const { clientId, clientSecret } = shop.credentials;
  const { address } = shop;
  read = await reconcile({ address, clientId, clientSecret, accountingDate: TODAY, limit: 7 });
}, 120_000);
afterAll(() => shop.close());

/** Sixty transactions of two days and three shops, every ninth cancelled later. */
async function fill() {
  const rows = Array.from({ length: 60 }, (_, index) => {
    const day = index % 2 === 0 ? TODAY : YESTERDAY;
    return transaction(`${day}T09:00:${String(index).padStart(2, '0')}`, {
      establishmentCode: `000${(index % 3) + 1}`,
      processCode: index % 5 === 0 ? 302 : 304,
      amount: `${index * 7919}.${String((index * 37) % 100).padStart(2, '0')}`.replace(/^0\./, '1.'),
    });
  });
  for (let from = 0; from < rows.length; from += 20) {
    await addTransactions(shop.database.db, rows.slice(from, from + 20));
  }
  const cancelled = rows.filter((_, index) => index % 9 === 0);
  const { stored } = await takeCancellations(
    shop.portal.context,
    cancelled.map(({ logicalNumber, nsu, capturedAt }) => ({
      numeroLogico: logicalNumber,
      nsu,
      capturedAt,
      cancelledAt: `${TODAY}T11:59:00`,
    })),
  );
  expect(stored).toBe(cancelled.length);
}

interface Kept {
  nsu: string;
  establishment_code: string;
  day: string;
  process_code: number;
  amount: string;
  cancelled: boolean;
}

async function kept(): Promise<Kept[]> {
  const { rows } = await sql<Kept>`
    select nsu, establishment_code, accounting_date::text as day, process_code, amount::text as amount,
      cancelled_at is not null as cancelled
    from cash_transaction where establishment_code in ('0001', '0002')
    order by captured_at, logical_number, nsu`.execute(shop.database.db);
  return rows;
}

const centsOf = (rows: readonly { amount: number | string }[]) =>
  rows.reduce((sum, { amount }) => sum + toCents(Number(amount).toFixed(2)), 0n);

test('API-20 TypeScript 5 takes the types of the document, and with them refuses what it does not offer', () => {
  expect([compiler.stdout, compiler.status]).toEqual(['', 0]);
});

test('HELP-07 the generated client reads a day page by page: the rows of the database, to the cent', async () => {
  const counted = (await kept()).filter(({ day, cancelled }) => day === TODAY && !cancelled);
  expect(counted.length).toBeGreaterThan(14);
  expect(read.establishments).toEqual(['0001', '0002']);
  expect(read.ofDay.map(({ nsu }) => nsu)).toEqual(counted.map(({ nsu }) => nsu));
  expect(centsOf(read.ofDay)).toBe(centsOf(counted));
  for (const total of read.totals) {
    const own = counted.filter(({ establishment_code: code }) => code === total.establishment);
    const [deposits, withdrawals] = [
      own.filter(({ process_code: code }) => code !== 302),
      own.filter(({ process_code: code }) => code === 302),
    ];
    expect([total.deposits.count, toCents(total.deposits.sum)]).toEqual([deposits.length, centsOf(deposits)]);
    expect([total.withdrawals.count, toCents(total.withdrawals.sum)]).toEqual([
      withdrawals.length,
      centsOf(withdrawals),
    ]);
  }
  expect(read.totals).toHaveLength(2);
});

test('HELP-07 the generated client reads all that arrived, each once, and what was cancelled since', async () => {
  const all = await kept();
  const named = (rows: readonly { nsu: string }[]) => rows.map(({ nsu }) => nsu).toSorted();
  const [arrived, cancelled] = [
    read.arrived.filter(({ event }) => event === 'transaction'),
    read.arrived.filter(({ event }) => event === 'cancellation'),
  ];
  expect(named(arrived)).toEqual(named(all));
  expect(named(cancelled)).toEqual(named(all.filter((row) => row.cancelled)));
  expect(cancelled.length).toBeGreaterThan(2);
  expect(centsOf(arrived) - centsOf(cancelled)).toBe(centsOf(all.filter((row) => !row.cancelled)));
});
