import { defaultFilters, type ReportFilters } from './default-filters';
import { ALL } from './keys';
import { dateTypes, type Period, periodMoments, type ReportFilter } from './reports';

/*
 * The filters of a report as an address and a saved view have them. The console fills its fields with them; the server
 * reads them of the views that it sends by itself.
 */

/** Those of kept or given filters that can be read: the others come from an older release, or were written by hand. */
export function readableFilters(value: object): Partial<ReportFilters> {
  const entries = new Map(Object.entries(value));
  const readable = Object.entries(defaultFilters('')).flatMap(([name, untouched]) => {
    const given: unknown = entries.get(name);
    const fits =
      name === 'dateType'
        ? dateTypes.some((type) => type === given)
        : Array.isArray(untouched)
          ? isTexts(given)
          : typeof given === typeof untouched;
    return fits ? [[name, given]] : [];
  });
  return Object.fromEntries(readable);
}

const isTexts = (value: unknown) => Array.isArray(value) && value.every((text) => typeof text === 'string');

/** The period of the filters, as a call has one. */
export function periodChosen(filters: ReportFilters): Period {
  return {
    dateType: filters.dateType,
    startDate: filters.dtInit,
    endDate: filters.dtFinal,
    startTime: filters.tmInit,
    endTime: filters.tmFinal,
  };
}

/** STMT-06, STMT-17, STMT-18: the filters as the call carries them; under corban without accounts (STMT-09). */
export function filterOf(filters: ReportFilters): ReportFilter {
  const all = (list: readonly string[]) => list.includes(ALL);
  const named = (list: readonly string[]) => (all(list) ? [] : [...list]);
  const accounts = filters.corban ? [] : filters.accounts;
  const operators = filters.corban ? [] : filters.operators;
  return {
    tipoDeData: filters.dateType,
    ...periodMoments(periodChosen(filters)),
    ecs: named(filters.ecs),
    contas: named(accounts),
    operadores: named(operators),
    agrupadores: named(filters.associators),
    todosEcs: all(filters.ecs),
    todasContas: all(accounts),
    todosOperadores: all(operators),
    todosAgrupadores: all(filters.associators),
    corban: filters.corban,
  };
}
