import { sql } from 'kysely';
import type { Db } from '../db/open';
import type { Saved } from '../network/masters';
import {
  closeArrival,
  dropArrival,
  openArrival,
  storeTransactions,
  type TransactionRow,
} from '../transactions/store';
import { quoted } from './cells';
import { type FileLoad, type GoodRow, goodRows, type NetworkFile } from './file';
import type { ColumnProblem } from './file-rules';
import { transactionRules } from './rules';

/** Rows a statement. */
const BATCH = 5000;

/** The file of transactions: one delivery, of any length. Rows are stored as they are read; a refused one undoes all. */
export const transactionFile: NetworkFile = {
  name: 'transactions.csv',
  load: async (context) => {
    const { trx, references, now } = context;
    const saved: Saved = { created: 0, changed: 0, known: 0 };
    const arrival = await openArrival(trx, 'load');
    for await (const rows of batches(
      goodRows(context, transactionFile.name, transactionRules(references, now)),
    )) {
      await store(context, rows, arrival, saved);
    }
    await (saved.created > 0 ? closeArrival : dropArrival)(trx, arrival);
    return saved;
  },
};

async function* batches<T>(chunks: AsyncIterable<T[]>): AsyncGenerator<T[]> {
  let batch: T[] = [];
  for await (const chunk of chunks) {
    batch.push(...chunk);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function store(
  { trx, refusals }: FileLoad,
  rows: readonly GoodRow<TransactionRow>[],
  arrival: number,
  saved: Saved,
): Promise<void> {
  const outcomes = await storeTransactions(
    trx,
    rows.map(({ row }) => row),
    arrival,
  );
  saved.created += outcomes.filter((outcome) => outcome === 'stored').length;
  saved.known += outcomes.filter((outcome) => outcome === 'known').length;
  for (const { line, row } of rows.filter((_, index) => outcomes[index] === 'different')) {
    refusals.add(line, refusals.isOpen ? await differences(trx, row, arrival) : []);
  }
}

/** What of a transaction differs from the one that is known under its key. */
async function differences(trx: Db, row: TransactionRow, arrival: number): Promise<ColumnProblem[]> {
  const known = await trx
    .selectFrom('cash_transaction')
    .select(['accounting_date', 'operator_id', 'account_id', 'process_code', 'arrival_id'])
    .select(sql<string>`amount::text`.as('amount'))
    .where(
      sql<boolean>`(captured_at, logical_number, nsu) = (${row.capturedAt}::timestamp, ${row.logicalNumber}, ${row.nsu})`,
    )
    .executeTakeFirstOrThrow();
  const origin = known.arrival_id === arrival ? 'an earlier line has' : 'is known with';
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
