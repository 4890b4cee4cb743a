import type { DateType } from './reports';

/** LIST-22: what is kept of a report's filters. A list that holds `*` stands for its all-flag (STMT-06). */
export interface ReportFilters {
  dateType: DateType;
  /** `YYYY-MM-DD`; what is no date is kept as it was typed. */
  dtInit: string;
  dtFinal: string;
  /** `HH:mm:ss`, likewise. */
  tmInit: string;
  tmFinal: string;
  ecs: readonly string[];
  accounts: readonly string[];
  operators: readonly string[];
  associators: readonly string[];
  corban: boolean;
}

/** The four lists and the flag that the advanced area holds, when nothing was chosen in it. */
export const NOTHING_CHOSEN = {
  ecs: [],
  accounts: [],
  operators: [],
  associators: [],
  corban: false,
} as const satisfies Partial<ReportFilters>;

/** STMT-04: from the first to the last second of a day. */
export const WHOLE_DAY = { tmInit: '00:00:00', tmFinal: '23:59:59' } as const;

/** STMT-02 to STMT-04: today, the whole day, by transaction date. */
export function defaultFilters(today: string): ReportFilters {
  return {
    dateType: 'dt',
    dtInit: today,
    dtFinal: today,
    ...WHOLE_DAY,
    ...NOTHING_CHOSEN,
  };
}
