import { sql } from 'kysely';
import type { Db } from '../../platform/db/connections';
import { quoted } from '../cell-checks/cells';
import type { ColumnProblem } from '../cell-checks/row-rules';
import { asTable, type TransactionRow, withKnown } from './batch';

interface StoredRow {
  accounting_date: string;
  operator_id: number;
  account_id: number;
  process_code: number;
  amount: string;
  arrival_id: number;
}

/**
 * Returns how transactions differ from the stored ones with the same keys, as texts for a report.
 * @param rows whose keys are known, with other content
 * @param arrival their delivery
 * @returns the problems of each row, in their order
 */
export async function differences(
  trx: Db,
  rows: readonly TransactionRow[],
  arrival: number,
): Promise<ColumnProblem[][]> {
  if (rows.length === 0) return [];
  const { rows: known } = await sql<StoredRow & { ordinal: number }>`
    select incoming.ordinal, known.accounting_date, known.operator_id, known.account_id, known.process_code,
      known.amount::text as amount, known.arrival_id
    from ${await withKnown(
      trx,
      asTable(rows),
      rows.map(({ logicalNumber }) => logicalNumber),
    )}`.execute(trx);
  const byOrdinal = new Map(known.map((row) => [row.ordinal, row]));
  return rows.map((row, index) => {
    const stored = byOrdinal.get(index + 1);
    return stored === undefined ? [] : between(stored, row, arrival);
  });
}

function between(known: StoredRow, row: TransactionRow, arrival: number): ColumnProblem[] {
  const origin = known.arrival_id === arrival ? 'an earlier row has' : 'is known with';
  const pairs: [column: string, known: string, given: string][] = [
    ['accountingDate', known.accounting_date, row.accountingDate],
    ['processCode', String(known.process_code), String(row.processCode)],
    ['operatorCodeId', String(known.operator_id), String(row.operatorId)],
    ['accountId', String(known.account_id), String(row.accountId)],
    ['amount', known.amount, row.amount],
  ];
  return pairs
    .filter(([column, old, given]) => (column === 'amount' ? Number(old) !== Number(given) : old !== given))
    .map(([column, old, given]) => ({
      column,
      reason: `${quoted(given)} contradicts the same transaction, which ${origin} ${quoted(old)}`,
    }));
}
