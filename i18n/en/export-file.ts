/** Only the server says these texts, about files and in them. */
export const exportFile = {
  expired: 'The download has expired. Export again.',
  tooMany: 'Too many exports are waiting to be downloaded. Try again in a few minutes.',
  tooManyRows:
    '%{form} can hold up to %{most} rows, and this report has %{rows}. Choose XLSX or CSV, or a narrower filter.',
  facts: {
    period: 'Period',
    currency: 'Currency',
    rows: 'Rows',
    all: 'All (%{smart_count}) |||| All (%{smart_count})',
    note: 'Note',
    longTexts:
      '%{smart_count} row has text longer than a spreadsheet cell can hold and takes several lines, numbered like [1/3]. The import joins them. |||| %{smart_count} rows have text longer than a spreadsheet cell can hold and take several lines, numbered like [1/3]. The import joins them.',
    longAmounts:
      'Amounts with more than 15 digits are stored as text, because a spreadsheet would round them as numbers.',
    editable: 'Columns to edit',
    made: 'Created',
    number: 'File number',
    more: '%{smart_count} more |||| %{smart_count} more',
  },
  pdf: {
    page: 'Page %{page} of %{pages}',
    empty: 'No rows.',
    missing: '□ marks a character that this file cannot show.',
  },
  /** Names of sheets: 31 characters at most. */
  sheets: {
    about: 'About this file',
  },
};
