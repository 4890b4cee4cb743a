import { isRecordKey } from '../../../contract/keys';
import { centsText, toCents } from '../../../contract/money';
import type { TwoPeriodsRequest } from '../../../contract/two-periods';
import type { Db } from '../../platform/db/connections';
import { newestPosition } from '../reconciliation/as-of';
import type { Selection } from '../reports/selection';
import type { Asked } from './asked';
import type { Closing } from './closings';
import { type Pair, type PairSums, type TwoPeriods, twoPeriodsOf } from './two-periods';

/** A period that was asked for, with its closing. */
export interface ClosedSide {
  asked: Asked;
  closing: Closing;
}

/** What is wanted of two periods, and how much of it. */
export interface Wanted
  extends Pick<TwoPeriodsRequest, 'by' | 'figures' | 'order' | 'direction' | 'agrupadores'> {
  /** The last delivery that is looked at; absent: the newest. */
  entrega?: number | undefined;
  limit: number;
  timeZone: string;
}

/**
 * Reads two closed periods side by side, with the defaults of what was not asked for.
 * @param trx sees one snapshot
 */
export async function readTwoPeriods(
  trx: Db,
  selection: Selection,
  { one, other }: Record<'one' | 'other', ClosedSide>,
  { by, figures = 'closed', order = 'difference', direction, agrupadores, entrega, ...rest }: Wanted,
): Promise<TwoPeriods & { upTo: number }> {
  const newest = await newestPosition(trx);
  const upTo = Math.min(entrega ?? newest, newest);
  const side = ({ asked: { period }, closing: { position } }: ClosedSide) => ({
    period,
    // Before its closing a period has not changed.
    between: { after: position, upTo: Math.max(upTo, position) },
  });
  const groups = agrupadores.filter((key) => isRecordKey(key)).map(Number);
  const found = await twoPeriodsOf(
    trx,
    selection,
    { one: side(one), other: side(other) },
    {
      ...rest,
      by,
      figures,
      order,
      direction: direction ?? (order === 'name' ? 'asc' : 'desc'),
      groups: groups.length === 0 ? null : groups,
    },
  );
  return { ...found, upTo };
}

/** A number of sums less those of others; counts may be below zero then. */
function less(from: Pair, taken: readonly Pair[]): Pair {
  const of = (side: 'one' | 'other'): PairSums => {
    const left = (amount: 'deposits' | 'withdrawals') =>
      centsText(taken.reduce((sum, pair) => sum - toCents(pair[side][amount]), toCents(from[side][amount])));
    return {
      count: taken.reduce((count, pair) => count - pair[side].count, from[side].count),
      deposits: left('deposits'),
      withdrawals: left('withdrawals'),
    };
  };
  return { one: of('one'), other: of('other') };
}

/** The lines that are not among those that are listed, as one; `null` where all are. */
export function restOf({ lines, all, summed }: TwoPeriods): (Pair & { lines: number }) | null {
  const count = all - lines.length;
  return count <= 0 ? null : { lines: count, ...less(summed, lines) };
}

/** What lines count more than once, below zero; `null` where nothing is. */
export function sharedOf(found: TwoPeriods, figures: TwoPeriodsRequest['figures'] = 'closed'): Pair | null {
  const shared = less(found[figures], [found.summed]);
  return shared.one.count === 0 && shared.other.count === 0 ? null : shared;
}
