import { type DashboardQuery, PERIODS_OF, statementPeriod } from '../../../../contract/dashboard';
import { NOTHING_CHOSEN, type ReportFilters } from '../../../../contract/default-filters';
import { ALL } from '../../../../contract/keys';
import { type DateType } from '../../../../contract/reports';

/** DASH-06: the filters of a first visit. */
export const FIRST: Pick<DashboardQuery, 'tipoTransacao' | 'periodo'> = { tipoTransacao: 'dc', periodo: 7 };

/** The choices of place: everything, a group or an establishment. */
export interface Place {
  key: string;
  name: string;
  query: Pick<DashboardQuery, 'estabelecimento' | 'agrupador'>;
}

export const keyOf = ({ estabelecimento, agrupador }: Place['query']): string =>
  agrupador === undefined ? `ec ${estabelecimento ?? ALL}` : `group ${agrupador}`;

/** The place of a query; `undefined` while the places are not known. */
export const placeOf = (query: DashboardQuery, places: readonly Place[]): Place | undefined =>
  places.find(({ key }) => key === keyOf(query));

/** DASH-08, DASH-09: another kind of date has other periods, of which the first is selected. */
export function withDateType(query: DashboardQuery, tipoTransacao: DateType): DashboardQuery {
  if (tipoTransacao === query.tipoTransacao) return query;
  const [periodo = FIRST.periodo] = PERIODS_OF[tipoTransacao];
  return { ...query, tipoTransacao, periodo };
}

/** Returns the query with another place. */
export function withPlace({ tipoTransacao, periodo }: DashboardQuery, place: Place['query']): DashboardQuery {
  return { ...place, tipoTransacao, periodo };
}

/**
 * Whether kept filters are complete: they may come from an older version of the portal or have been edited. Incomplete
 * ones are replaced by the initial filters.
 */
export function isWhole(kept: object): kept is DashboardQuery {
  const { estabelecimento, agrupador, tipoTransacao, periodo }: Partial<DashboardQuery> = kept;
  if (tipoTransacao === undefined || periodo === undefined) return false;
  if ((estabelecimento === undefined) === (agrupador === undefined)) return false;
  return PERIODS_OF[tipoTransacao]?.includes(periodo) ?? false;
}

export function sameQuery(one: DashboardQuery, other: DashboardQuery): boolean {
  return (
    keyOf(one) === keyOf(other) && one.tipoTransacao === other.tipoTransacao && one.periodo === other.periodo
  );
}

/**
 * The filters of the statement that lists the transactions of a dashboard.
 * @param at when the dashboard was computed, on the network's clocks
 */
export function statementOf(
  { estabelecimento, agrupador, tipoTransacao, periodo }: DashboardQuery,
  at: string,
): ReportFilters {
  const { dateType, startDate, endDate, startTime, endTime } = statementPeriod(tipoTransacao, periodo, at);
  return {
    ...NOTHING_CHOSEN,
    dateType,
    dtInit: startDate,
    dtFinal: endDate,
    tmInit: startTime,
    tmFinal: endTime,
    ecs: estabelecimento === undefined ? [] : [estabelecimento],
    associators: agrupador === undefined ? [] : [String(agrupador)],
  };
}
