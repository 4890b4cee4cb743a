import { closeArrival, openArrival } from '../../../../server/ingest/transactions/arrival';
import type { TransactionRow } from '../../../../server/ingest/transactions/batch';
import { type Outcome, storeTransactions } from '../../../../server/ingest/transactions/store';
import type { Db } from '../../../../server/platform/db/connections';

/** Stores rows as one delivery, and returns the outcome of each. */
export async function deliver(db: Db, rows: TransactionRow[]): Promise<Outcome[]> {
  return db.transaction().execute(async (trx) => {
    const arrival = await openArrival(trx, 'test');
    const outcomes = await storeTransactions(trx, rows, arrival, 'America/Sao_Paulo');
    await closeArrival(trx, arrival);
    return outcomes;
  });
}
