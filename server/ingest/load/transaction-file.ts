import type { Saved } from '../master-data/masters';
import { closeArrival, dropArrival, openArrival } from '../transactions/arrival';
import type { TransactionRow } from '../transactions/batch';
import { differences } from '../transactions/differences';
import { transactionRules } from '../transactions/rules';
import { storeCodeUse, storeTransactions } from '../transactions/store';
import { type FileLoad, type GoodRow, goodRows, type NetworkFile } from './file';

/** The rows that one statement stores. */
const BATCH = 5000;

/** The file of transactions: one delivery of any length. Rows are stored while it is read; a refused row undoes all. */
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
    if (saved.created === 0) {
      await dropArrival(trx, arrival);
      return saved;
    }
    await storeCodeUse(trx, arrival);
    await closeArrival(trx, arrival);
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
  { trx, problems, timeZone }: FileLoad,
  rows: readonly GoodRow<TransactionRow>[],
  arrival: number,
  saved: Saved,
): Promise<void> {
  const outcomes = await storeTransactions(
    trx,
    rows.map(({ row }) => row),
    arrival,
    timeZone,
    'later',
  );
  saved.created += outcomes.filter((outcome) => outcome === 'stored').length;
  saved.known += outcomes.filter((outcome) => outcome === 'known').length;
  const different = rows.filter((_, index) => outcomes[index] === 'different');
  const found = problems.isOpen
    ? await differences(
        trx,
        different.map(({ row }) => row),
        arrival,
      )
    : [];
  for (const [index, { line }] of different.entries()) problems.add(line, found[index] ?? []);
}
