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
  titles: {
    statement: 'Transaction statement',
    audit: 'Audit trail',
    security: 'Security events',
  },
  facts: {
    arrived: 'Data up to',
    delivery: '%{moment} (delivery %{number})',
  },
};
