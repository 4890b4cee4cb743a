import type { FeedAcknowledged } from '../../../contract/feed';
import type { AppContext } from '../../platform/context';
import { withRetries } from '../../platform/db/retry';
import type { Gateway } from '../../platform/principal/principal';
import { code, id, quoted } from '../cell-checks/cells';
import { type ColumnProblem, rowRules } from '../cell-checks/row-rules';
import { type AcknowledgeOutcome, acknowledgeRequests, notifyOfCodes } from '../codes/acknowledge';
import { type Batch, checkRows } from './records';
import { rowResults } from './replies';

const rules = rowRules(
  { requestId: id, cdEc: (value) => (value === '' ? undefined : code(value)) },
  (cells) => cells,
);
type Acknowledgement = { requestId: number; cdEc?: string | undefined };

const columnOf = { unknown: 'requestId', foreign: 'cdEc' } as const;

function problemOf(outcome: 'unknown' | 'foreign', { requestId, cdEc = '' }: Acknowledgement): ColumnProblem {
  const reason =
    outcome === 'unknown'
      ? `${quoted(String(requestId))} is not a known request`
      : `the request ${quoted(String(requestId))} is not one of establishment ${quoted(cdEc)}`;
  return { column: columnOf[outcome], reason };
}

/**
 * Acknowledges the requests whose codes the terminals have received, in one database transaction. A reply means that
 * everything is stored; if it is lost, the batch can be sent again. Requesters are notified once.
 * @param rows as they were sent, unchecked
 */
export async function takeAcknowledgements(
  { database: { db }, now }: AppContext,
  gateway: Gateway,
  rows: Batch,
): Promise<FeedAcknowledged> {
  const checked = await checkRows<Acknowledgement>(rules, rows);
  const good = checked.flatMap((result) => ('row' in result ? [result.row] : []));
  const at = now();
  const outcomes =
    good.length === 0
      ? []
      : await withRetries(() =>
          db.transaction().execute(async (trx) => {
            const done = await acknowledgeRequests(
              trx,
              gateway,
              good.map((row) => ({ ...row, at })),
            );
            await notifyOfCodes(trx, done.requests);
            return done.outcomes;
          }),
        );
  const { count, ...results } = rowResults(
    checked,
    good.map((row, index) => settled(outcomes[index], row)),
  );
  return {
    acknowledged: count('acknowledged'),
    known: count('known'),
    refused: count('refused'),
    ...results,
  };
}

function settled(
  outcome: AcknowledgeOutcome | undefined,
  row: Acknowledgement,
): 'acknowledged' | 'known' | ColumnProblem[] {
  return outcome === 'acknowledged' || outcome === 'known' ? outcome : [problemOf(outcome ?? 'unknown', row)];
}
