import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/connections';
import { countedAt, ROWS, TYPE } from './as-of';

interface Movement {
  count: number;
  /** Decimal text with two decimals, exact however large. */
  sum: string;
}

/** What an establishment has to have of an accounting date. */
export interface DayTotals {
  establishment: string;
  accountingDate: string;
  deposits: Movement;
  withdrawals: Movement;
  /**
   * SHA-256, hexadecimal, over the rows in the order of their key (captured_at, logical number, nsu, by bytes), each as
   * one line of UTF-8: `2026-11-19T09:14:03`, logical number, nsu, `deposit` or `withdrawal`, and the amount with two
   * decimals, with tabs between them and a line feed after each line, the last one included.
   */
  checksum: string;
}

interface Row {
  establishment: string;
  deposits: number;
  deposited: string;
  withdrawals: number;
  withdrawn: string;
  checksum: string;
}

/** Of no rows. */
const EMPTY = createHash('sha256').digest('hex');

/**
 * The totals of an accounting date as they stood at a position: the same for ever.
 * @param position of a delivery that has arrived
 */
export async function dayTotals(
  trx: Db,
  { establishment, ...day }: { establishment: string; accountingDate: string; position: number },
): Promise<DayTotals> {
  const [totals] = await totalsOfDay(trx, { establishments: [establishment], ...day });
  if (totals === undefined) throw new Error('Each establishment has totals');
  return totals;
}

/** The same of many establishments at once, one of each, in their order; those without a transaction included. */
export async function totalsOfDay(
  trx: Db,
  {
    establishments,
    accountingDate,
    position,
  }: { establishments: readonly string[]; accountingDate: string; position: number },
): Promise<DayTotals[]> {
  const { rows } = await sql<Row>`
    select establishment,
      (count(*) filter (where type = 'deposit'))::int as deposits,
      coalesce(sum(amount) filter (where type = 'deposit'), 0)::numeric(20, 2)::text as deposited,
      (count(*) filter (where type = 'withdrawal'))::int as withdrawals,
      coalesce(sum(amount) filter (where type = 'withdrawal'), 0)::numeric(20, 2)::text as withdrawn,
      encode(sha256(convert_to(string_agg(
        concat_ws(chr(9), to_char(captured_at, 'YYYY-MM-DD"T"HH24:MI:SS'), logical_number, nsu, type, amount::text)
          || chr(10), '' order by captured_at, logical_number, nsu), 'UTF8')), 'hex') as checksum
    from (
      select t.establishment_code as establishment, t.captured_at, t.logical_number, t.nsu, t.amount, ${TYPE} as type
      from ${ROWS}
      where ${countedAt(accountingDate, position)} and t.establishment_code = any(${establishments}::text[])
    ) as counted
    group by establishment`.execute(trx);
  const known = new Map(rows.map((row) => [row.establishment, row]));
  return establishments.map((establishment) => {
    const row = known.get(establishment);
    return {
      establishment,
      accountingDate,
      deposits: { count: row?.deposits ?? 0, sum: row?.deposited ?? '0.00' },
      withdrawals: { count: row?.withdrawals ?? 0, sum: row?.withdrawn ?? '0.00' },
      checksum: row?.checksum ?? EMPTY,
    };
  });
}
