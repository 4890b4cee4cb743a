import {
  BREAKDOWN,
  type BreakdownReply,
  type BreakdownRequest,
  type BreakdownRest,
  type BreakdownSums,
} from '../../../../contract/breakdown';
import { centsText, toCents } from '../../../../contract/money';
import type { Period } from '../../../../contract/reports';
import { keysOf } from '../../../network/reports/dimensions';
import { partsOf } from '../../../network/reports/parts';
import type { Selection } from '../../../network/reports/selection';
import type { Db } from '../../../platform/db/connections';
import { moneyOf } from '../../../platform/http/exact-money';
import { type Broken, breakdownOf, type LineRow, type Sums } from './read';

/**
 * The breakdown of a statement: as much of it as a screen shows, and the totals of all rows. Call it in a transaction
 * that sees one snapshot, with what else is said of that moment.
 * @param period has passed `periodProblem`
 * @param timeZone whose clocks the network goes by
 */
export async function breakdownOnScreen(
  trx: Db,
  selection: Selection,
  period: Period,
  { asked, timeZone }: { asked: BreakdownRequest; timeZone: string },
): Promise<Omit<BreakdownReply, 'arrived'>> {
  const groups = asked.by.length === 1 ? BREAKDOWN.groups : BREAKDOWN.outer;
  const { inner } = BREAKDOWN;
  const parts = partsOf(selection, period, keysOf(asked.by, period));
  const bounds = { groups, inner, all: groups * inner };
  const broken = await breakdownOf(trx, parts, { asked, scope: selection.scope, period, timeZone, bounds });
  return {
    groups: broken.groups.map(({ inner: lines, lines: all, ...group }) => ({
      ...lineOf(group),
      lines: lines.map(lineOf),
      rest: asked.by.length === 1 ? null : onWire(restOf(group, lines, all)),
    })),
    rest: onWire(restOf(broken.total, broken.groups, broken.lines)),
    total: sumsOnWire(broken.total),
  };
}

const sumsOnWire = ({ count, deposits, withdrawals }: Sums): BreakdownSums => ({
  count,
  deposits: moneyOf(deposits),
  withdrawals: moneyOf(withdrawals),
});

const lineOf = ({ key, name, detail, ...sums }: LineRow) => ({ key, name, detail, ...sumsOnWire(sums) });

const onWire = (rest: (Sums & { lines: number }) | null): BreakdownRest | null =>
  rest === null ? null : { lines: rest.lines, ...sumsOnWire(rest) };

/**
 * What is left of a whole beside the lines that are listed.
 * @param all how many lines the whole has
 * @returns `null` where all are listed
 */
export function restOf(
  whole: Sums,
  listed: readonly Sums[],
  all: Broken['lines'],
): (Sums & { lines: number }) | null {
  const lines = all - listed.length;
  if (lines <= 0) return null;
  const left = (amount: 'deposits' | 'withdrawals') =>
    centsText(listed.reduce((sum, line) => sum - toCents(line[amount]), toCents(whole[amount])));
  return {
    lines,
    count: listed.reduce((count, line) => count - line.count, whole.count),
    deposits: left('deposits'),
    withdrawals: left('withdrawals'),
  };
}
