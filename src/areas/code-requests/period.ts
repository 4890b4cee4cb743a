import { type CodeRequestFilter, requestPeriodProblems } from '../../../contract/code-requests';
import { listed } from '../../kit/list/list-filter';

/** Start date and time, end date and time; an invalid date stays as it was typed. */
export type Period = readonly [dateInit: string, timeInit: string, dateEnd: string, timeEnd: string];

/** REQ-02: both days in full, unless a time is chosen. */
export const DEFAULT_TIMES = { init: '00:00', end: '23:59' } as const;

/** Reads the period of a kept filter, which comes from an address and may be anything. */
export function periodOf(value: unknown): Period {
  const [dateInit = '', timeInit = '', dateEnd = '', timeEnd = ''] = listed(value).map(String);
  return [dateInit, timeInit || DEFAULT_TIMES.init, dateEnd, timeEnd || DEFAULT_TIMES.end];
}

/** Tells whether any date is given: times alone are no period. */
export const hasDates = ([dateInit, , dateEnd]: Period) => dateInit !== '' || dateEnd !== '';

/** API-34: the period of the call, with whole minutes at both ends. A missing date is not sent. */
export function wirePeriod([dateInit, timeInit, dateEnd, timeEnd]: Period): Pick<
  CodeRequestFilter,
  'init' | 'end'
> {
  return {
    ...(dateInit !== '' && { init: `${dateInit} ${timeInit}:00` }),
    ...(dateEnd !== '' && { end: `${dateEnd} ${timeEnd}:59` }),
  };
}

/** REQ-02: the first problem of a period; none where no date is given. */
export const problemOf = (period: Period) => requestPeriodProblems(wirePeriod(period))[0] ?? null;
