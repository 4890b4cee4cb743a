import type { ScreenTexts } from '../../area-parts';
/** `/relatorio-utilizacao` (USE). */
export const usage = {
  title: 'Usage report',
  count: '%{count} establishment |||| %{count} establishments',
  table: 'Use of terminals by establishment',
  unused: '%{count} establishment without use |||| %{count} establishments without use',
  used: '%{count} terminal used |||| %{count} terminals used',
  empty: 'No terminal was used in this period.',
  failed: 'Could not load the usage report.',
  columns: {
    nomeFantasia: 'Trade name',
    id: 'Establishment code',
    terminais: 'Terminals',
    quantidade: 'Quantity',
  },
  filters: {
    ecName: 'Establishment name',
    period: 'Period',
    use: 'Use',
  },
  periods: {
    last30: 'Last 30 days',
    last60: 'Last 60 days',
  },
  uses: { with: 'With use', without: 'Without use' },
  terminals: {
    title: 'Terminals of %{name}',
    more: '%{count} more terminals of %{name}',
  },
};

export const screens: ScreenTexts = {
  '/relatorio-utilizacao': { title: 'Usage report', menu: 'Usage report', search: 'Search by establishment' },
};
