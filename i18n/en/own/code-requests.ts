import type { ScreenTexts, TrailTexts } from '../../area-parts';
/** `/codigos-solicitados` (REQ). */
export const codeRequests = {
  count: '%{count} request |||| %{count} requests',
  table: 'Requested operator codes',
  failed: 'Error loading the requested codes!',
  empty: 'No operator codes have been requested yet.',
  anyEstablishment: 'All establishments',
  columns: {
    dataSolicitacao: 'Date and time',
    ec: 'Establishment',
    quantidade: 'Quantity',
    cartoes: 'Codes',
    status: 'Status',
    solicitante: 'Requested by',
    minutos: 'Age',
  },
  minutes: 'Age in minutes',
  status: {
    processing: 'Processing',
    received: 'Received',
  },
  filters: {
    ec: 'Establishments',
    period: 'Period',
    init: 'From',
    end: 'To',
    status: 'Status',
    dateInit: 'Start date',
    timeInit: 'Start time',
    dateEnd: 'End date',
    timeEnd: 'End time',
  },
  problems: {
    bothDates: 'Fill in both dates.',
    date: 'Enter a valid date.',
    time: 'Enter a time in the format hh:mm.',
    order: 'The start cannot be after the end.',
  },
  codes: {
    label: 'Last 3 characters of the codes',
    more: '%{count} more codes of %{name}',
    title: 'More codes of %{name}',
    none: 'None',
  },
  age: {
    minutes: '%{count}\u00a0min',
    hours: '%{count}\u00a0h',
    days: '%{days}\u00a0d %{hours}\u00a0h',
    waiting: 'Waiting for %{age}',
    took: 'Received after %{age}',
    overdue: 'It has been waiting for more than %{hours} hours.',
  },
  nobody: 'Unknown',
};

export const screens: ScreenTexts = {
  '/codigos-solicitados': { title: 'Requested codes', menu: 'Requested codes' },
};

export const trail: TrailTexts = {
  entities: { code_request: 'Request for codes' },
  fields: {
    quantity: 'Quantity',
    requested_at: 'Requested at',
    acknowledged_at: 'Received by the terminals at',
  },
};
