/** The finder of the bar. */
export const finder = {
  results: 'Results',
  groups: {
    recent: 'Recent',
    pages: 'Pages',
    actions: 'Actions',
    records: 'Records',
  },
  count: '%{smart_count} result |||| %{smart_count} results',
  searching: 'Searching…',
  nothing: 'Nothing found for “%{text}”',
  failed: 'Records could not be searched',
  incomplete: 'Some records could not be searched.',
  hint: '↑ ↓ to choose · Enter to open · %{tab} for a new tab · Esc to close',
  theme: 'Theme: %{mode}',
  language: 'Language: %{name}',
  /** New records, by their screens; then imports. */
  create: {
    '/usuarios': 'New user',
    '/visualizadores-relatorios': 'New report viewer',
    '/agrupadores': 'New group',
    '/codigos-operadores': 'New operator codes',
    '/chamados': 'New work order',
    '/marketing': 'New news item',
  },
  imports: {
    '/usuarios': 'Import users',
    '/visualizadores-relatorios': 'Import report viewers',
    '/agrupadores': 'Import groups',
    '/codigos-operadores': 'Import operator codes',
  },
  actions: {
    today: 'Statement, today',
    yesterday: 'Statement, yesterday',
    sevenDays: 'Statement, last 7 days',
    thisWeek: 'Statement, this week',
    thirtyDays: 'Statement, last 30 days',
    thisMonth: 'Statement, this month',
    lastMonth: 'Statement, last month',
  },
};
