/* The data by which silence is judged: the days on which a shop has deposited, and between which hours. */

/** A day as a whole number: days since 1 January 1970. */
export type Day = number;

/** The hours, 0 to 23, in which the first and the last deposit of a day were captured. */
export interface Hours {
  first: number;
  last: number;
}

/** A shop with the days on which it has deposited. */
export interface Activity {
  code: string;
  city: string;
  state: string;
  days: ReadonlyMap<Day, Hours>;
}

/** A moment at the full hour: the hours before `hour` of `day` are over. */
export interface Moment {
  day: Day;
  hour: number;
}

/** 0 is Sunday: 1 January 1970 was a Thursday. */
export const weekdayOf = (day: Day): number => (day + 4) % 7;

export const firstDayOf = ({ days }: Activity): Day => Math.min(...days.keys());
