import { sql } from 'kysely';
import { catchUpDemo } from '../../../server/demo/catch-up';
import { fillDemo } from '../../../server/demo/fill';
import type { Db } from '../../../server/platform/db/connections';
import type { Database } from '../../../server/platform/db/open';

export const TODAY = '2026-11-19';
/** 11:30 of that day in São Paulo. */
export const NOW = new Date('2026-11-19T14:30:00Z');
const ZONE = 'America/Sao_Paulo';
/** The columns that differ between two runs. */
export const UNREPEATED = ['at', 'arrived_at', 'created_at', 'password_hash'];

/** Fills a database with a small demo as of `NOW`. */
export function fill(
  database: Database,
  { count = 2000, seed = 1, today = TODAY, now = NOW } = {},
): Promise<boolean> {
  const config = { demoTransactions: count, demoSeed: seed, timeZone: ZONE, dayClose: '06:00' };
  return fillDemo(database, config, { today, now, onProgress: () => {} });
}

/** Starts the demo again at an instant, and returns the messages for the operator. */
export async function catchUp(
  database: Database,
  instant: string,
): Promise<{ count: number; told: string[] }> {
  const told: string[] = [];
  const now = new Date(instant);
  const options = { today: instant.slice(0, 10), now, onProgress: (text: string) => told.push(text) };
  return { count: await catchUpDemo(database, { timeZone: ZONE, dayClose: '06:00' }, options), told };
}

/** Returns the single value of a query. */
export async function single<T>(db: Db, query: string): Promise<T | undefined> {
  const { rows } = await sql<{ value: T }>`select (${sql.raw(query)}) as value`.execute(db);
  return rows[0]?.value;
}
