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
