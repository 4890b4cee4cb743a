import { type RawBuilder, sql } from 'kysely';
import { isSpread } from '../../platform/db/citus/spread';
import type { Db } from '../../platform/db/connections';

/** A transaction whose terminal, operator and account are known to exist. Times are the network's wall clock. */
export interface TransactionRow {
  logicalNumber: string;
  nsu: string;
  /** `YYYY-MM-DDTHH:mm:ss` */
  capturedAt: string;
  /** `YYYY-MM-DD` */
  accountingDate: string;
  establishmentCode: string;
  operatorId: number;
  accountId: number;
  processCode: number;
  /** Decimal text with at most two decimals, so that it is never rounded as a double. */
  amount: string;
}

/** Returns rows as a table, with one parameter a column, whatever the number of rows. */
export function asTable(rows: readonly TransactionRow[]): RawBuilder<unknown> {
  return sql`unnest(
    ${rows.map((row) => row.logicalNumber)}::text[], ${rows.map((row) => row.nsu)}::text[],
    ${rows.map((row) => row.capturedAt)}::timestamp[], ${rows.map((row) => row.accountingDate)}::date[],
    ${rows.map((row) => row.establishmentCode)}::text[], ${rows.map((row) => row.operatorId)}::int[],
    ${rows.map((row) => row.accountId)}::int[], ${rows.map((row) => row.processCode)}::smallint[],
    ${rows.map((row) => row.amount)}::numeric[]
  ) with ordinality as incoming (logical_number, nsu, captured_at, accounting_date, establishment_code,
    operator_id, account_id, process_code, amount, ordinal)`;
}

/**
 * Returns what joins the part `incoming`, by its columns of the key, with the stored rows, `known`, of these keys.
 * @param terminals of the keys
 */
export async function withKnown(
  trx: Db,
  incoming: RawBuilder<unknown>,
  terminals: readonly string[],
): Promise<RawBuilder<unknown>> {
  // This form makes one index lookup for each row; otherwise the planner reads whole partitions for a large batch.
  if (!(await isSpread(trx)))
    return sql`${incoming} cross join lateral (
      select * from cash_transaction
      where captured_at = incoming.captured_at and logical_number = incoming.logical_number and nsu = incoming.nsu
      limit 1
    ) known`;
  // A part of another node is no longer one of this statement. A key is in one of the shops that its terminal was used in.
  const { rows: shops } = await sql<{ code: string }>`
    select distinct establishment_code as code from terminal_use
    where logical_number = any(${[...new Set(terminals)]}::text[])`.execute(trx);
  return sql`(select * from ${incoming}) incoming join cash_transaction known
    on known.captured_at = incoming.captured_at and known.logical_number = incoming.logical_number
      and known.nsu = incoming.nsu and known.establishment_code = any(${shops.map(({ code }) => code)}::text[])`;
}
