import {
  type ComparedPair,
  type ComparedSide,
  TWO_PERIODS,
  type TwoPeriodsReply,
  type TwoPeriodsRequest,
} from '../../../../contract/two-periods';
import { type ClosedSide, readTwoPeriods, restOf, sharedOf } from '../../../network/closings/side-by-side';
import type { Pair, PairSums } from '../../../network/closings/two-periods';
import { arrivedBy } from '../../../network/reports/arrived';
import type { Selection } from '../../../network/reports/selection';
import type { Db } from '../../../platform/db/connections';
import { moneyOf } from '../../../platform/http/exact-money';
import { wallClock } from '../../../platform/time/wall-clock';

/** Two closed periods for the screen. Call it in a transaction that sees one snapshot. */
export async function twoPeriodsOnScreen(
  trx: Db,
  selection: Selection,
  sides: Record<'one' | 'other', ClosedSide>,
  { request, timeZone }: { request: TwoPeriodsRequest; timeZone: string },
): Promise<TwoPeriodsReply> {
  const found = await readTwoPeriods(trx, selection, sides, {
    ...request,
    limit: TWO_PERIODS.lines,
    timeZone,
  });
  const side = (name: 'one' | 'other'): ComparedSide => ({
    period: sides[name].asked.name,
    closing: {
      at: wallClock(timeZone, sides[name].closing.closedAt),
      delivery: sides[name].closing.position,
    },
    closed: onWire(found.closed[name]),
    now: onWire(found.now[name]),
  });
  const rest = restOf(found);
  const shared = sharedOf(found, request.figures);
  return {
    one: side('one'),
    other: side('other'),
    lines: found.lines.map(({ key, name, detail, ...pair }) => ({ key, name, detail, ...pairOnWire(pair) })),
    rest: rest && { lines: rest.lines, ...pairOnWire(rest) },
    shared: shared && pairOnWire(shared),
    upTo: await arrivedBy(trx, timeZone),
  };
}

const onWire = ({ count, deposits, withdrawals }: PairSums) => ({
  count,
  deposits: moneyOf(deposits),
  withdrawals: moneyOf(withdrawals),
});

const pairOnWire = ({ one, other }: Pair): ComparedPair => ({ one: onWire(one), other: onWire(other) });
