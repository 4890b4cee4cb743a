import type { AppContext } from '../context';

/** The present instant, and the time zone that decides which moments belong to a day. */
export interface Clock {
  readonly now: Date;
  readonly timeZone: string;
}

/** The clock of a call. */
export const clockOf = ({ config: { timeZone }, now }: Pick<AppContext, 'config' | 'now'>): Clock => ({
  timeZone,
  now: now(),
});
