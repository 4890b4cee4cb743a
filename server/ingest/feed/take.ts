import type { FeedOutcome, FeedReply } from '../../../contract/feed';
import type { AppContext } from '../../platform/context';
import type { Db } from '../../platform/db/connections';
import { withRetries } from '../../platform/db/retry';
import { wallClock } from '../../platform/time/wall-clock';
import { quoted } from '../cell-checks/cells';
import type { ColumnProblem, RowRules } from '../cell-checks/row-rules';
import { closeArrival, dropArrival, openArrival } from '../transactions/arrival';
import { cancelTransactions } from '../transactions/cancel';
import { differences } from '../transactions/differences';
import { cancellationRules, transactionRules } from '../transactions/rules';
import { storeTransactions } from '../transactions/store';
import { type Batch, checkRows } from './records';
import { namedReferences } from './references';
import { rowResults } from './replies';

/** The outcome of a good row. */
type Settled = Exclude<FeedOutcome, 'refused'> | ColumnProblem[];

/** Stores good rows inside the database transaction, and returns the outcome of each, in their order. */
type Settle<R> = (trx: Db, rows: readonly R[], arrival: number) => Promise<Settled[]>;

/**
 * Stores the good rows of a batch with their rollups, in one database transaction. A reply means that they are stored;
 * if it is lost, the batch can be sent again.
 * @param rows as they were sent, unchecked
 */
export async function takeTransactions({ database, config, now }: AppContext, rows: Batch) {
  const references = await namedReferences(database.db, rows);
  const rules = transactionRules(references, wallClock(config.timeZone, now()));
  return take(database.db, rules, rows, async (trx, good, arrival) => {
    const outcomes = await storeTransactions(trx, good, arrival, config.timeZone);
    const different = good.filter((_, index) => outcomes[index] === 'different');
    const problems = (await differences(trx, different, arrival)).values();
    return outcomes.map((outcome) => (outcome === 'different' ? (problems.next().value ?? []) : outcome));
  });
}

/** Cancels stored transactions. They have a delivery too, so that earlier statements can be told from later ones. */
export async function takeCancellations({ database, config, now }: AppContext, rows: Batch) {
  const rules = cancellationRules(config.timeZone, wallClock(config.timeZone, now()));
  const at = (moment: Date) => quoted(wallClock(config.timeZone, moment));
  return take(database.db, rules, rows, async (trx, good, arrival) => {
    const outcomes = await cancelTransactions(trx, good, arrival);
    return outcomes.map((outcome, index) => {
      if (outcome === 'unknown') return [{ column: null, reason: 'there is no such transaction' }];
      if (typeof outcome === 'object') {
        const given = at(good[index]?.cancelledAt ?? outcome.knownAt);
        const reason = `${given} contradicts the same cancellation, which is known with ${at(outcome.knownAt)}`;
        return [{ column: 'cancelledAt', reason }];
      }
      return outcome === 'cancelled' ? 'stored' : 'known';
    });
  });
}

async function take<R extends object>(
  db: Db,
  rules: RowRules<R>,
  rows: Batch,
  settle: Settle<R>,
): Promise<FeedReply> {
  const checked = await checkRows(rules, rows);
  const good = checked.flatMap((result) => ('row' in result ? [result.row] : []));
  const { settled, delivery } =
    good.length === 0
      ? { settled: [], delivery: null }
      : await withRetries(() => db.transaction().execute((trx) => deliver(trx, good, settle)));
  const { outcomes, problems, count } = rowResults(checked, settled);
  return {
    stored: count('stored'),
    known: count('known'),
    refused: count('refused'),
    delivery,
    outcomes,
    problems,
  };
}

async function deliver<R>(
  trx: Db,
  good: readonly R[],
  settle: Settle<R>,
): Promise<{ settled: Settled[]; delivery: number | null }> {
  const arrival = await openArrival(trx, 'feed');
  const settled = await settle(trx, good, arrival);
  if (settled.includes('stored')) return { settled, delivery: await closeArrival(trx, arrival) };
  await dropArrival(trx, arrival);
  return { settled, delivery: null };
}
