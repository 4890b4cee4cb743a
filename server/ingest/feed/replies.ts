import type { FeedReply } from '../../../contract/feed';
import type { Checked, ColumnProblem } from '../cell-checks/row-rules';

/**
 * Returns the outcomes of the rows of a batch, in their order, and their problems.
 * @param settled the outcome of each good row, in their order; its problems if it was refused after all
 */
export function rowResults<Outcome extends string>(
  checked: readonly Checked<unknown>[],
  settled: readonly (Outcome | ColumnProblem[])[],
) {
  const ofGood = settled.values();
  const outcomes: (Outcome | 'refused')[] = [];
  const problems: FeedReply['problems'] = [];
  for (const [index, result] of checked.entries()) {
    const became = 'row' in result ? (ofGood.next().value ?? []) : result.problems;
    outcomes.push(typeof became === 'string' ? became : 'refused');
    if (typeof became === 'string') continue;
    for (const problem of became) problems.push({ row: index + 1, ...problem });
  }
  const count = (outcome: Outcome | 'refused') => outcomes.filter((one) => one === outcome).length;
  return { outcomes, problems, count };
}
