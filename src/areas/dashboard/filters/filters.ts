import { type DashboardQuery, PERIODS_OF, statementPeriod } from '../../../../contract/dashboard';
import { ALL, type DateType } from '../../../../contract/reports';
import { NOTHING_CHOSEN, type ReportFilters } from '../../../kit/reports/filters';

/** DASH-06: what a first visit asks for. */
export const FIRST: Pick<DashboardQuery, 'tipoTransacao' | 'periodo'> = { tipoTransacao: 'dc', periodo: 7 };

/** What one can choose as place: everything, a group or an establishment. */
export interface Place {
  key: string;
  name: string;
  query: Pick<DashboardQuery, 'estabelecimento' | 'agrupador'>;
}

export const keyOf = ({ estabelecimento, agrupador }: Place['query']): string =>
  agrupador === undefined ? `ec ${estabelecimento ?? ALL}` : `group ${agrupador}`;

/** DASH-08, DASH-09: another kind of date brings its own periods, and begins with the first of them. */
export function withDateType(query: DashboardQuery, tipoTransacao: DateType): DashboardQuery {
  if (tipoTransacao === query.tipoTransacao) return query;
  const [periodo = FIRST.periodo] = PERIODS_OF[tipoTransacao];
  return { ...query, tipoTransacao, periodo };
}

/** Another place instead of the one before. */
export function withPlace({ tipoTransacao, periodo }: DashboardQuery, place: Place['query']): DashboardQuery {
  return { ...place, tipoTransacao, periodo };
}

/** What is kept may be of an older version of the portal, or of somebody's hand: what it does not say is asked anew. */
export function isWhole(kept: Partial<DashboardQuery>): kept is DashboardQuery {
  const { estabelecimento, agrupador, tipoTransacao, periodo } = kept;
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
 * The filters of a statement that lists what a dashboard adds up.
 * @param at when it was added up, on the network's clocks
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
