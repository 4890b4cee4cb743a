import { addDays } from '../../../contract/calendar';
import {
  DASHBOARD,
  type DashboardCancellations,
  type DashboardOperator,
  type DashboardPoint,
  type HighestMoment,
} from '../../../contract/dashboard';
import { PROCESS } from '../../../contract/limits';
import { centsText, type Money, toCents } from '../../../contract/money';
import { moneyOf } from '../../platform/http/exact-money';
import type { CancelledMoment, Movement, OperatorMoment } from './figures';
import type { Span } from './span';

/* Builds the reply from the figures; money is in whole cents until the reply. */

type ProcessCode = DashboardPoint['cdProc'];

/** The sum of a process code at a moment. */
interface Moved {
  at: string;
  cents: bigint;
}

/** Returns all moments of the period in order, those without movement as 0 (DASH-13). */
export function seriesOf(rows: readonly Movement[], span: Span, code: ProcessCode): Moved[] {
  const own = new Map<string, bigint>();
  for (const { at, process_code, sum } of rows) if (process_code === code) own.set(at, toCents(sum));
  // By accounting date the capture may be up to five days before the period; both series begin at the same moment.
  const first = rows[0] !== undefined && rows[0].at < span.from ? rows[0].at : span.from;
  return momentsOf(span, first).map((at) => ({ at, cents: own.get(at) ?? 0n }));
}

function momentsOf({ hourly, until, hours }: Span, first: string): string[] {
  if (hourly) return hours.map((hour) => `${first}T${hour}:00:00`);
  const days = [];
  for (let day = first; day <= until; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Returns the sum of a series in cents. */
export function sumOf(series: readonly Moved[]): bigint {
  return series.reduce((sum, { cents }) => sum + cents, 0n);
}

/** DASH-23: returns the points of a series. */
export function pointsOf(series: readonly Moved[], code: ProcessCode): DashboardPoint[] {
  const sum = sumOf(series);
  return series.map(({ at, cents }, index) => ({
    valor: moneyIn(cents),
    cdProc: code,
    dataCaptura: at,
    rowNumber: index + 1,
    percent: percentOf(cents, sum),
  }));
}

/** DASH-25: returns the highest moments with movement; of equal ones the latest first. */
export function highestOf(series: readonly Moved[], code: ProcessCode): HighestMoment[] {
  const sum = sumOf(series);
  return series
    .filter(({ cents }) => cents > 0n)
    .toSorted((a, b) => Number(b.cents - a.cents) || (a.at < b.at ? 1 : -1))
    .slice(0, DASHBOARD.highest)
    .map(({ at, cents }, index) => highestMoment(at, cents, { sum, code, rank: index + 1 }));
}

/**
 * DASH-26: returns the operators with their highest moments.
 * @param rows with all rows of an operator in sequence
 * @param deposits all deposits of the period, in cents
 */
export function operatorsOf(
  rows: readonly OperatorMoment[],
  deposits: bigint,
  { length }: Span,
): DashboardOperator[] {
  const operators = new Map<number, DashboardOperator>();
  for (const { id, name, total, at, sum } of rows) {
    const cents = toCents(total);
    const operator = operators.get(id) ?? {
      operador: name,
      id,
      cdProc: PROCESS.deposit,
      valor: moneyIn(cents),
      percent: percentOf(cents, deposits),
      media: average(cents, length),
      datasMaioresValores: [],
    };
    operators.set(id, operator);
    const rank = operator.datasMaioresValores.length + 1;
    operator.datasMaioresValores.push(
      highestMoment(at, toCents(sum), { sum: cents, code: PROCESS.deposit, rank }),
    );
  }
  return [...operators.values()];
}

/** DASH-16, DASH-27: returns the cancellations. */
export function cancelledOf(
  moments: readonly CancelledMoment[],
  anterior: number,
  { length }: Span,
): DashboardCancellations {
  const total = moments.reduce((sum, { count }) => sum + count, 0);
  return {
    totalCancelamentos: total,
    mediaCancelamentos: Math.round((total * 100) / length) / 100,
    maioresDatas: moments
      .toSorted((a, b) => b.count - a.count || (a.at < b.at ? 1 : -1))
      .slice(0, DASHBOARD.highest)
      .map(({ at, count }, index) => ({
        id: index + 1,
        date: at,
        percent: percentOf(BigInt(count), BigInt(total)),
        quantity: count,
      })),
    anterior,
  };
}

/** DASH-11: returns the average of a day, or of an hour that has begun; half a cent is rounded up. */
export function average(cents: bigint, length: number): Money {
  const by = BigInt(length);
  return moneyIn((2n * cents + by) / (2n * by));
}

export const moneyIn = (cents: bigint): Money => moneyOf(centsText(cents));

function highestMoment(
  at: string,
  cents: bigint,
  { sum, code, rank }: { sum: bigint; code: ProcessCode; rank: number },
): HighestMoment {
  return {
    cdProc: code,
    valor: moneyIn(cents),
    dataCaptura: at,
    percent: percentOf(cents, sum),
    rowNumber: rank,
  };
}

/** Returns a share in percent, with two decimals; 0 if the whole is 0. */
function percentOf(part: bigint, whole: bigint): number {
  return whole === 0n ? 0 : Number((part * 20_000n + whole) / (2n * whole)) / 100;
}
