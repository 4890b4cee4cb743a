/** Reports on transactions, files, and what was done. */
const option = 'Of what the caller sees alone, by name; what is chosen is sent by its `key`.';

export const reports = {
  filterEcs: option,
  filterOperators: `${option} Operators that are no longer active are among them, as their transactions are.`,
  filterAccounts: `${option} Inactive accounts are among them, as their transactions are.`,
  filterAssociators: `${option} Groups of establishments.`,
  filterDateType:
    'The date of the transaction (`dt`), and the accounting date (`dc`), which may lie some days later.',
  newerDepositReport:
    'For whoever has the statement on a screen and the delivery that came with it (`arrived`). True as soon as rows of ' +
    'the same filter have arrived or were cancelled with a later delivery; the report itself is asked for again then.',
  depositReport:
    'With `formato=tela` the rows and totals; with a format the address of a file with all rows, which works for 15 ' +
    'minutes. A period begins at most 365 days ago and has fewer than 60 days. Two reports of a person run at once; ' +
    'the next one waits for 30 seconds, then it is 429. A foreign establishment answers 403.',
  depositBalance:
    'Of the day that it is by the clocks of the network, over all establishments that the caller sees. Where it cannot ' +
    'be had `error` says so instead of a status.',
  dashboard:
    'Added up from totals by the hour and by the day, not from rows. Of one establishment, of a group, or of all that ' +
    'the caller sees.',
  silentShops:
    'Judged once an hour by the rhythm of each establishment over ten weeks. While nothing comes from the whole ' +
    'network nobody falls silent, and `semDadosDesde` says since when.',
  usageReport:
    'Cancelled transactions count: the terminal was used. With `formato=tela` a page; with a format the address of a ' +
    'file with all of it.',
  financialDetail:
    'To a manager the bills of its establishments. With `formato=tela` a page; with a format the address of a file.',
  listAudit:
    'Only ever grows. Counted and paged up to 10,000 entries; with `next` of a page as `after` the list goes on behind ' +
    'them.',
  getAudit: 'With the columns before and after, without secrets, and what differs between them.',
  exportAudit: 'Answers the address of the file: a line for each changed field of the entries that match.',
  exportFile:
    'Made while it is fetched, for whoever has asked for it and nobody else (404), within 15 minutes. It may be fetched ' +
    'again, and then reads what there is by then. A file whose connection breaks off is not complete.',
  exportProgress: 'To be asked while the file is fetched; 404 for the ticket of somebody else.',
  verifyFile:
    'Takes the file as the bytes that it is, up to 500 MB, and keeps nothing of it. A file of establishments that the ' +
    'caller does not see is unknown to it.',
};
