import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { PROCESS } from '../../../contract/limits';
import type { Db } from '../../platform/db/connections';

/** What a statement says of its entries as a whole. Sums are cents. */
export interface Sums {
  opening: bigint;
  credits: { count: number; sum: bigint };
  debits: { count: number; sum: bigint };
  /** The largest amount among the entries. */
  largest: bigint;
  /** When the transactions of the entries were captured; `null`: there are none. */
  captured: { first: string; last: string } | null;
  /** Where the transactions were made, those before the entries included. */
  establishments: string[];
}

interface Row {
  establishment: string;
  opening: string;
  credits: number;
  credited: string;
  debits: number;
  debited: string;
  largest: string;
  first: string | null;
  last: string | null;
}

/** Which transactions of an account count for a statement. */
export interface Counted {
  /** Where they are read from, as `t`; the conditions may need more beside it. */
  from: RawBuilder<unknown>;
  /** Those whose amounts make its opening balance. */
  before: RawBuilder<SqlBool>;
  /** Those that are entries of it. */
  entered: RawBuilder<SqlBool>;
  /** Those that it has entries for which take them back. */
  reversed: RawBuilder<SqlBool>;
}

/** A decimal text of the database in cents. */
export const centsOf = (text: string): bigint => BigInt(text.replace('.', ''));

const cents = (sum: RawBuilder<unknown>) => sql`coalesce(${sum}, 0)::numeric(22, 2)::text`;

/** Counts and adds up, in one pass over the transactions of an account. */
export async function sumsOf(
  trx: Db,
  accountId: number,
  { from, before, entered, reversed }: Counted,
): Promise<Sums> {
  const { rows } = await sql<Row>`
    select establishment_code as establishment,
      ${cents(sql`sum(case when raises then amount else -amount end) filter (where before)`)} as opening,
      ((count(*) filter (where entered and raises)) + (count(*) filter (where reversed and not raises)))::int as credits,
      ${cents(sql`sum((case when entered and raises then amount else 0 end) + (case when reversed and not raises then amount else 0 end))`)} as credited,
      ((count(*) filter (where entered and not raises)) + (count(*) filter (where reversed and raises)))::int as debits,
      ${cents(sql`sum((case when entered and not raises then amount else 0 end) + (case when reversed and raises then amount else 0 end))`)} as debited,
      ${cents(sql`max(amount) filter (where entered or reversed)`)} as largest,
      min(captured_at) filter (where entered or reversed) as first,
      max(captured_at) filter (where entered or reversed) as last
    from (
      select t.establishment_code, t.amount, t.captured_at, t.process_code <> ${sql.lit(PROCESS.withdrawal)} as raises,
        coalesce(${before}, false) as before, coalesce(${entered}, false) as entered,
        coalesce(${reversed}, false) as reversed
      from ${from} where t.account_id = ${accountId}
    ) as counted
    where before or entered or reversed
    group by establishment_code order by establishment_code`.execute(trx);
  return rows.reduce<Sums>(added, {
    opening: 0n,
    credits: { count: 0, sum: 0n },
    debits: { count: 0, sum: 0n },
    largest: 0n,
    captured: null,
    establishments: [],
  });
}

function added(sums: Sums, row: Row): Sums {
  const largest = centsOf(row.largest);
  return {
    opening: sums.opening + centsOf(row.opening),
    credits: { count: sums.credits.count + row.credits, sum: sums.credits.sum + centsOf(row.credited) },
    debits: { count: sums.debits.count + row.debits, sum: sums.debits.sum + centsOf(row.debited) },
    largest: largest > sums.largest ? largest : sums.largest,
    captured: widened(sums.captured, row),
    establishments: [...sums.establishments, row.establishment],
  };
}

function widened(known: Sums['captured'], { first, last }: Row): Sums['captured'] {
  if (first === null || last === null) return known;
  if (known === null) return { first, last };
  return { first: first < known.first ? first : known.first, last: last > known.last ? last : known.last };
}
