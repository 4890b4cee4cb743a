import { sql } from 'kysely';
import { formatDate } from '../../../i18n/format';
import { message } from '../../../i18n/server';
import type { ExportSource } from '../../engines/exports/source';
import { type ListRequest, listExport } from '../../engines/lists/export';
import type { ListSource } from '../../engines/lists/source';
import {
  establishmentsBy,
  FIRST_USED,
  terminalCount,
  terminalsText,
  type UsageDays,
  type UsageFilter,
  usageOrder,
} from './report';

/** The kind of the tickets of the usage. */
export const USAGE_EXPORT = 'usage';

/** What a ticket stores: the days are those of the moment at which the file was requested. */
type UsageRequest = ListRequest & { filter: UsageFilter };

/** The report as a list of establishments; the terminals that it names depend on its days. */
export function usageList({ first }: Pick<UsageDays, 'first'>): ListSource<UsageFilter, string> {
  return {
    name: 'relatorio',
    title: 'usage.title',
    screen: '/relatorio-utilizacao',
    columns: {
      nomeFantasia: {
        title: 'usage.columns.nomeFantasia',
        type: 'text',
        value: () => sql`establishment.name`,
      },
      id: { title: 'usage.columns.id', type: 'code', value: () => sql`establishment.code` },
      terminais: { title: 'usage.columns.terminais', type: 'text', value: () => terminalsText(first) },
      quantidade: {
        title: 'usage.columns.quantidade',
        type: 'integer',
        value: () => terminalCount(first),
      },
    },
    sorts: usageOrder(first),
    initial: FIRST_USED,
    facts: {
      ec: { label: 'usage.filters.ecName' },
      uso: {
        label: 'usage.filters.use',
        shown: (value, language) =>
          message(language, value === 'sem' ? 'usage.uses.without' : 'usage.uses.with'),
      },
      periodo: {
        label: 'usage.filters.period',
        shown: (value, language) => {
          const { days, first: from, last } = value as UsageDays;
          const words = message(language, `usage.periods.last${days}`);
          return `${words} (${formatDate(from, language)} – ${formatDate(last, language)})`;
        },
      },
    },
    table: sql`establishment`,
    key: sql`establishment.code`,
    keys: sql`text[]`,
    matching(db, scope, filter, { only, order }) {
      const keys = establishmentsBy(db, scope, filter).where(only).select('establishment.code as key');
      return order === undefined ? keys : keys.orderBy(order);
    },
  };
}

/** USE-02, USE-08: the whole report as a file, in the order of the screen. */
export const usageExport: ExportSource = {
  title: 'usage.title',
  screens: ['/relatorio-utilizacao'],
  table: (fetching) => {
    const { filter } = fetching.request as UsageRequest;
    return listExport(usageList(filter.periodo), null).table(fetching);
  },
};
