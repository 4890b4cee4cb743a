/** Reports and lists that leave as files. */
export const exports = {
  formats: {
    pdf: 'PDF',
    xlsx: 'Excel (XLSX)',
    xls: 'Excel 97–2003 (XLS)',
    csv: 'CSV',
  },
  running: 'Exporting…',
  tray: 'Exports',
  rows: '%{rows} of %{total} rows',
  stop: 'Cancel the export',
  inForm: 'As %{form}',
  saved: 'The file %{name} was saved.',
  expired: 'The download has expired. Export again.',
  tooMany: 'Too many exports are waiting to be downloaded. Try again in some minutes.',
  tooManyRows:
    '%{form} holds at most %{most} rows, and this report has %{rows}. Choose XLSX or CSV, or a narrower filter.',
  titles: {
    statement: 'Transaction statement',
    audit: 'Audit trail',
  },
  facts: {
    period: 'Period',
    currency: 'Currency',
    rows: 'Rows',
    all: 'All (%{smart_count}) |||| All (%{smart_count})',
    note: 'Note',
    longAmounts:
      'Amounts of more than 15 digits stand as text, because the numbers of a spreadsheet would round them.',
    made: 'Made',
    arrived: 'Data up to',
    number: 'File number',
    delivery: '%{moment} (delivery %{number})',
    more: '%{smart_count} more |||| %{smart_count} more',
  },
  pdf: {
    page: 'Page %{page} of %{pages}',
    empty: 'No rows.',
    missing: '□ stands for a character that this file has no sign for.',
  },
  /** Names of sheets: 31 characters at most. */
  sheets: {
    about: 'About this file',
  },
};
