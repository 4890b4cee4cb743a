import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/connections';
import type { ConsistencyDifference, ConsistencyKind } from '../../platform/db/tables/consistency';
import { isAsMade } from '../bank-files/compare';
import { isAsSealed } from '../closings/seal';
import { differences } from '../rollups/compare';

/** In so many hours every day of the rollups, and every closed day, is compared once: four weeks. */
export const HOURS = 28 * 24;

/** So many bank files of an hour at most, because each reads the transactions of its account. */
const FILES = 200;

/** The last bank file that was compared. */
export interface FileMark {
  account_id: number;
  number: number;
}

/** What is kept of the transactions beside them, and can be compared with them piece by piece. */
export type Part = Pick<ConsistencyDifference, 'kind' | 'key'>;

/** How much of a piece does not agree with the transactions; 0: all of it agrees. */
const compare: Record<ConsistencyKind, (db: Db, key: string) => Promise<number>> = {
  rollups: async (db, key) => {
    const found = await differences(db, { first: key, last: key });
    return found.reduce((sum, { keys }) => sum + keys, 0);
  },
  closings: async (db, key) => ((await isAsSealed(db, key)) ? 0 : 1),
  bankFiles: async (db, key) => {
    const [account, number] = key.split('/').map(Number);
    return (await isAsMade(db, account ?? 0, number ?? 0)) ? 0 : 1;
  },
};

/** Compares a piece, each statement of it as of one moment. */
export const compared = (db: Db, { kind, key }: Part): Promise<number> => compare[kind](db, key);

/**
 * The days of some hours: those whose number leaves the same rest as that of one of them.
 * @param last the last of these hours, by its number
 * @param count how many there are, from 1
 */
export async function daysOfHours(db: Db, last: number, count: number): Promise<Part[]> {
  const mine = (day: string) =>
    sql`mod(mod(${last} - (${sql.raw(day)} - date '1970-01-01'), ${HOURS}) + ${HOURS}, ${HOURS}) < ${count}`;
  const { rows } = await sql<Part>`
    with span as (
      select min(first) as first, max(last) as last from (
        select min(captured_at)::date as first, max(captured_at)::date as last from cash_transaction
        union all select min(capture_date), max(capture_date) from transaction_day) as each)
    select 'rollups' as kind, day::date::text as key
    from span, generate_series(span.first, span.last, interval '1 day') as day
    where ${mine('day::date')}
    union all select 'closings', accounting_date::text from closed_day_seal
    where ${mine('accounting_date')}
    order by 1, 2`.execute(db);
  return rows;
}

/** The bank files after the last one that was compared, from the first one on once there are none. */
export async function filesAfter(db: Db, mark: FileMark): Promise<{ parts: Part[]; mark: FileMark }> {
  const files = await db
    .selectFrom('bank_file')
    .where(sql<SqlBool>`(account_id, number) > (${mark.account_id}, ${mark.number})`)
    .select(['account_id', 'number'])
    .orderBy('account_id')
    .orderBy('number')
    .limit(FILES)
    .execute();
  const last = files.length < FILES ? { account_id: 0, number: 0 } : (files.at(-1) as FileMark);
  return {
    parts: files.map(
      ({ account_id, number }): Part => ({ kind: 'bankFiles', key: `${account_id}/${number}` }),
    ),
    mark: last,
  };
}
