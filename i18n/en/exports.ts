/** Reports and lists that leave as files. */
export const exports = {
  formats: {
    pdf: 'PDF',
    xlsx: 'Excel (XLSX)',
    xls: 'Excel 97–2003 (XLS)',
    csv: 'CSV',
    cnab240: 'CNAB 240',
    ofx: 'OFX 2.2',
    camt053: 'CAMT.053 (XML)',
    mt940: 'MT940',
  },
  /** A sheet that comes back by the import. */
  edit: {
    heading: 'To edit and import again',
    note: 'All rows of the list as it is filtered. What you change in the file is compared before it is saved.',
    selected: 'The rows that are selected. What you change in the file is compared before it is saved.',
    xlsx: 'Excel to edit (XLSX)',
  },
  running: 'Exporting…',
  tray: 'Exports',
  rows: '%{rows} of %{total} rows',
  stop: 'Cancel the export',
  inForm: 'As %{form}',
  saved: 'The file %{name} was saved.',
  titles: {
    statement: 'Transaction statement',
    bankExtract: 'Bank statement',
    bankFile: 'Numbered bank statement',
    audit: 'Audit trail',
    security: 'Security events',
  },
  facts: {
    arrived: 'Data up to',
    delivery: '%{moment} (delivery %{number})',
  },
};
