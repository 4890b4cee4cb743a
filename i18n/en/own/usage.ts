import type { ScreenTexts } from '../../area-parts';
/** `/relatorio-utilizacao` (USE). */
export const usage = {
  title: 'Usage report',
  count: '%{count} establishment |||| %{count} establishments',
  table: 'Use of terminals by establishment',
  unused: '%{count} unused |||| %{count} unused',
  empty: 'No terminal was used in this period.',
  failed: 'Could not load the usage report.',
  columns: {
    nomeFantasia: 'Trade name',
    id: 'Establishment code',
    terminais: 'Terminals',
  },
  filters: {
    ecName: 'Establishment name',
    period: 'Period',
  },
  periods: {
    last30: 'Last 30 days',
    last60: 'Last 60 days',
  },
  terminals: {
    title: 'Terminals of %{name}',
    more: '%{count} more terminals of %{name}',
  },
};

export const screens: ScreenTexts = {
  '/relatorio-utilizacao': { title: 'Usage report', menu: 'Usage report', search: 'Search by establishment' },
};
