/** Reports on transactions, files, and what was done. */
const option = 'Lists only what the caller may see, sorted by name. To choose an option, send its `key`.';

export const reports = {
  filterEcs: option,
  filterOperators: `${option} Includes operators that are no longer active, because their transactions are included.`,
  filterAccounts: `${option} Includes inactive accounts, because their transactions are included.`,
  filterAssociators: `${option} The options are groups of establishments.`,
  filterDateType:
    'The choices are the transaction date (`dt`) and the accounting date (`dc`), which may be some days later.',
  newerDepositReport:
    'For clients that show a statement and know the delivery that it came with (`arrived`). It becomes true as soon as ' +
    'a later delivery has brought or cancelled rows of the same filter; then request the report again.',
  depositReport:
    'With `formato=tela`, returns the rows and totals; with a file format, the address of a file with all rows, which ' +
    'works for 15 minutes. A period begins at most 365 days ago and has fewer than 60 days. Each person can run two ' +
    'reports at once; a third waits up to 30 seconds and is then answered with 429. An establishment that is not the ' +
    "caller's is answered with 403.",
  depositBalance:
    "Covers the current day on the network's clocks and all establishments that the caller may see. If the balance is " +
    'unavailable, `error` says so; the status remains 200.',
  dashboard:
    'Is calculated from hourly and daily totals rather than from rows. Covers one establishment, one group, or ' +
    'everything that the caller may see.',
  silentShops:
    'Is evaluated once an hour from the rhythm of each establishment over ten weeks. While no data arrives from the ' +
    'whole network, no establishment counts as silent, and `semDadosDesde` says since when.',
  usageReport:
    'Cancelled transactions count, because the terminal was used. With `formato=tela`, returns a page; with a file ' +
    'format, the address of a file with all rows.',
  financialDetail:
    'Managers see the bills of their establishments. With `formato=tela`, returns a page; with a file format, the ' +
    'address of a file.',
  listAudit:
    'The trail is append-only. Entries are counted and paged up to 10,000; to go on behind them, pass the `next` of a ' +
    'page as `after`.',
  getAudit:
    'Returns the columns before and after the change, without secrets, and the differences between them.',
  exportAudit: 'Returns the address of a file with one line for each changed field of the matching entries.',
  exportFile:
    'The file is produced while it is downloaded, within 15 minutes of the request, and only for the person who ' +
    'requested it (otherwise 404). It can be downloaded again and then contains the data of that moment. If the ' +
    'connection breaks, the file is incomplete.',
  exportProgress:
    'Poll it while the file is being downloaded. It answers 404 for a ticket of another person.',
  verifyFile:
    'Accepts the raw bytes of the file, up to 500 MB, and stores nothing. A file about establishments that the caller ' +
    'may not see is reported as unknown.',
};
