import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/connections';
import type { TransactionReferences } from '../transactions/rules';
import type { Batch } from './records';

/** Returns the texts and numbers that rows have in a column, each once. */
function valuesOf(rows: Batch, column: string): string[] {
  const values = new Set<string>();
  for (const row of rows) {
    const value = row?.[column];
    if (typeof value === 'string' || typeof value === 'number') values.add(String(value).trim());
  }
  return [...values];
}

const idsOf = (rows: Batch, column: string) =>
  valuesOf(rows, column)
    .filter((value) => /^\d{1,10}$/.test(value))
    .map(Number)
    .filter((id) => id < 2 ** 31);

/** Reads only the records that a batch refers to, because a country has too many to read all for each batch. */
export async function namedReferences(db: Db, rows: Batch): Promise<TransactionReferences> {
  const terminals = await db
    .selectFrom('terminal')
    .where(sql<SqlBool>`logical_number = any(${valuesOf(rows, 'numeroLogico')}::text[])`)
    .select(['logical_number', 'establishment_code'])
    .execute();
  const known = (table: 'operator' | 'account', column: string) =>
    db
      .selectFrom(table)
      .where(sql<SqlBool>`id = any(${idsOf(rows, column)}::int[])`)
      .select('id')
      .execute();
  const operators = await known('operator', 'operatorCodeId');
  const accounts = await known('account', 'accountId');
  return {
    terminals: new Map(terminals.map((terminal) => [terminal.logical_number, terminal.establishment_code])),
    operators: new Set(operators.map(({ id }) => id)),
    accounts: new Set(accounts.map(({ id }) => id)),
  };
}
