import { LEVEL, type Level } from '../../../contract/access';
import { isDate, isTime } from '../../../contract/dates';
import {
  narrows,
  type Period,
  type PeriodProblem,
  periodOf,
  periodProblem,
  type ReportFilter,
} from '../../../contract/reports';
import type { MessageKey } from '../../../i18n/server';
import { type HttpError, invalid, throwRefusals } from '../../platform/errors/http-error';

type Field = keyof ReportFilter;

/** STMT-06: the flags that choose the whole of a list. */
const allFlags: readonly (readonly [flag: Field, list: Field])[] = [
  ['todosEcs', 'ecs'],
  ['todasContas', 'contas'],
  ['todosOperadores', 'operadores'],
  ['todosAgrupadores', 'agrupadores'],
];

/** STMT-09: what a report of bank correspondents does not carry. */
const apartFromCorban: readonly Field[] = ['contas', 'operadores', 'todasContas', 'todosOperadores'];

/** Who asks, and when. */
interface Caller {
  level: Level;
  /** `YYYY-MM-DD` in the network's time zone. */
  today: string;
}

/**
 * STMT-23 to STMT-28: what is asked for has a period that a report may have, says nothing twice, and at level 1 is
 * narrowed by something.
 * @returns its period
 * @throws HttpError 400 with the first of its faults, and at the fields with all of them
 */
export function checkedPeriod(filter: ReportFilter, { level, today }: Caller): Period {
  const period = periodOf(filter);
  const problem = periodProblem(period, today);
  throwRefusals([
    ...(problem === null ? [] : refusals(`reports.warning.${problem}`, fieldsOf(problem, period))),
    ...selectionRefusals(filter, level),
  ]);
  return period;
}

/** STMT-27, STMT-28: what is wrong with the selections of a request, whatever its period. */
export function selectionRefusals(filter: ReportFilter, level: Level): HttpError[] {
  const unnarrowed = level === LEVEL.provider && !narrows(filter);
  return [...contradictions(filter), ...(unnarrowed ? refusals('reports.warning.select', ['ecs']) : [])];
}

/** The fields that are at fault. */
function fieldsOf(
  problem: PeriodProblem,
  { dateType, startDate, endDate, startTime, endTime }: Period,
): Field[] {
  if (problem === 'order') return ['tsFim'];
  if (problem === 'tooOld') return ['tsInicio'];
  if (problem === 'tooLong') return ['tsInicio', 'tsFim'];
  const isMissing = (date: string, time: string) => !isDate(date) || (dateType === 'dt' && !isTime(time));
  return [
    ...(isMissing(startDate, startTime) ? (['tsInicio'] as const) : []),
    ...(isMissing(endDate, endTime) ? (['tsFim'] as const) : []),
  ];
}

/**
 * STMT-06, STMT-09, STMT-17, STMT-28: refuses a contradictory request, because the reply would fit only one half of
 * it.
 * @returns refusals that name the fields
 */
function contradictions(request: ReportFilter): HttpError[] {
  const given = (field: Field) => {
    const value = request[field];
    return Array.isArray(value) ? value.length > 0 : value === true;
  };
  const { startTime, endTime } = periodOf(request);
  return [
    ...refusals(
      'reports.warning.allAndSome',
      allFlags.flatMap(([flag, list]) => (given(flag) && given(list) ? [list] : [])),
    ),
    ...(request.corban === true
      ? refusals('reports.warning.corbanAlone', apartFromCorban.filter(given))
      : []),
    ...(request.tipoDeData === 'dc'
      ? refusals('reports.warning.wholeDays', [
          ...(startTime === '00:00:00' ? [] : (['tsInicio'] as const)),
          ...(endTime === '23:59:59' ? [] : (['tsFim'] as const)),
        ])
      : []),
  ];
}

const refusals = (key: MessageKey, fields: readonly Field[]): HttpError[] =>
  fields.length === 0 ? [] : [invalid(key, Object.fromEntries(fields.map((field) => [field, key])))];
