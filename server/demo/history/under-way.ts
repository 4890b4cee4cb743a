import { addDays } from '../../../contract/calendar';
import type { TransactionRow } from '../../ingest/transactions/batch';
import type { Cancellation } from '../../ingest/transactions/cancel';
import { Chance } from '../chance';
import { endOf, instantOf, type Life } from './life';

/** The share of movements that arrive days late, and of cancellations of which the network hears so late. */
const LATE = { rows: 0.006, cancellations: 0.4 };
/** Most come within a week, some within a month. */
const DAYS = { least: 2, week: 6, most: 25, withinWeek: 0.7 };

type Held<T> = { due: string; what: T };

/**
 * What arrives days after it happened, with the delivery of its day: terminals that were away, and cancellations that
 * somebody forgot to pass on. By then days and months are closed.
 */
export class UnderWay {
  #rows: Held<TransactionRow>[] = [];
  #cancellations: Held<Cancellation>[] = [];

  readonly #seed: number;
  /** On this day everything has arrived. */
  readonly #lastDay: string;
  readonly #end: Date;

  /** @param life the whole of it, of which months are parts */
  constructor(life: Life) {
    this.#seed = life.seed;
    this.#lastDay = life.span.lastDay;
    this.#end = endOf(life);
  }

  /** A moment so many seconds after a day began; the end of all, where that comes first. */
  moment(life: Life, date: string, seconds: number): Date {
    const moment = instantOf(life, date, seconds);
    return moment < this.#end ? moment : this.#end;
  }

  /** Keeps some of a day back. @returns what arrives on time; a movement that was cancelled does */
  hold(
    date: string,
    rows: readonly TransactionRow[],
    cancellations: readonly Cancellation[],
  ): { rows: TransactionRow[]; cancellations: Cancellation[] } {
    const [first] = rows;
    const chance = new Chance(this.#seed, 'under way', date, first?.logicalNumber ?? '', first?.nsu ?? '');
    const dayOf = () =>
      addDays(
        date,
        chance.happens(DAYS.withinWeek)
          ? chance.whole(DAYS.least, DAYS.week)
          : chance.whole(DAYS.week + 1, DAYS.most),
      );
    const kept = new Set(cancellations.map(keyOf));
    const onTime = <T>(all: readonly T[], share: number, late: Held<T>[], may: (one: T) => boolean) =>
      all.filter((what) => {
        if (!chance.happens(share) || !may(what)) return true;
        const due = dayOf();
        if (due > this.#lastDay) return true;
        late.push({ due, what });
        return false;
      });
    return {
      rows: onTime(rows, LATE.rows, this.#rows, (row) => !kept.has(keyOf(row))),
      cancellations: onTime(cancellations, LATE.cancellations, this.#cancellations, () => true),
    };
  }

  /** Takes the movements that arrive up to a day. */
  rowsOf(date: string): TransactionRow[] {
    const [due, rest] = parted(this.#rows, date);
    this.#rows = rest;
    return due;
  }

  /** Takes the cancellations that arrive up to a day. */
  cancellationsOf(date: string): Cancellation[] {
    const [due, rest] = parted(this.#cancellations, date);
    this.#cancellations = rest;
    return due;
  }
}

const keyOf = ({ logicalNumber, nsu, capturedAt }: TransactionRow | Cancellation) =>
  `${capturedAt} ${logicalNumber} ${nsu}`;

function parted<T>(held: readonly Held<T>[], date: string): [due: T[], rest: Held<T>[]] {
  const due = held.filter((one) => one.due <= date).map(({ what }) => what);
  return [due, held.filter((one) => one.due > date)];
}
