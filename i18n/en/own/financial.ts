import type { ScreenTexts, TrailTexts } from '../../area-parts';
/** `/financeiro` (FIN). */
export const financial = {
  title: 'Financial detail',
  count: '%{count} bill |||| %{count} bills',
  table: 'Bills by terminal and month',
  empty: 'There are no bills yet.',
  emptyHint: 'A terminal is billed once its establishment has a tariff.',
  failed: 'Error loading list!',
  notBilled: 'There are no bills for %{month} yet.',
  billedOn: 'Each month is billed early on the first day of the following month: this one on %{day}.',
  total: 'Total',
  totalOf: 'Total of %{count} bill |||| Total of %{count} bills',
  columns: {
    dataFaturamento: 'Billing date',
    mes: 'Month',
    numeroLogico: 'Logical number',
    ec: 'Establishment',
    nomeFantasia: 'Trade name',
    franquia: 'Franchise',
    depositoVarejista: 'Retailer deposit',
    excedente: 'Excess',
    descontos: 'Deductions',
    adicionais: 'Extras',
    realizado: 'Realised',
  },
  filters: {
    numeroLogico: 'Logical number',
    ec: 'Establishments',
    mes: 'Billed month',
    anyMonth: 'All months',
  },
  export: {
    pdf: 'Export PDF',
    others: 'Other formats',
    failed: 'Error exporting report.',
    notDownloaded: 'Could not download the report.',
  },
  adjustments: {
    descontos: 'Deductions by month: %{amount}',
    adicionais: 'Extras by month: %{amount}',
    title: '%{number}: %{column} from earlier months',
  },
  untariffed: {
    button: '%{count} terminal without a tariff |||| %{count} terminals without a tariff',
    title: 'Terminals without a tariff',
    hint: 'They are not billed.',
  },
  link: 'Transactions',
  transactions: 'Transactions of %{name} in %{month}',
};

export const screens: ScreenTexts = {
  '/financeiro': { title: 'Financial detail', menu: 'Financial detail', search: 'Search by logical number' },
};

export const trail: TrailTexts = {
  entities: { tariff: 'Tariff', billing: 'Billing' },
  fields: {
    first: 'First day',
    last: 'Last day',
    terminals: 'Terminals',
    deposited: 'Deposited',
    starts_on: 'From',
    franchise: 'Franchise',
  },
};
