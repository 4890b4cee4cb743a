/** What bank files say of their entries, and why there is none. What stands in a file never changes: it is made again. */
export const bankFile = {
  columns: { reference: 'Reference', reverses: 'Reverses' },
  facts: { number: 'Number in the series', opening: 'Opening balance', closing: 'Closing balance' },
  entry: {
    deposit: 'Cash deposit',
    withdrawal: 'Cash withdrawal',
    reversal: 'Reversal of',
    sequence: 'sequence',
    establishment: 'establishment',
    terminal: 'terminal',
  },
  short: { deposit: 'DEP', withdrawal: 'WDL', reversal: 'REV', sequence: 'SEQ' },
  partial:
    'A bank file has the whole account, and this account also belongs to establishments that you cannot see. Ask somebody who sees all of them.',
  notClosed: 'This day is not over yet. A numbered file goes up to a day that is over.',
  covered: 'File %{number} already goes up to this day.',
  firstOnly: 'Only the first file of an account begins on a chosen day.',
  beginsLater: 'The file would begin after the day up to which it goes.',
  none: 'This account has no file yet.',
  otherNumber: 'The newest file of this account has the number %{number}.',
  noFile: 'This account has no file with this number.',
  entries:
    '%{form} can hold up to %{most} entries, and this statement has %{rows}. Choose a shorter period or another form.',
  amounts: 'Amounts of this statement are too large for %{form}. Choose another form.',
  which: 'Give either number, or from and to.',
  tooLong: 'A statement covers up to 366 days.',
  notAcceptable:
    'Choose one of application/x-cnab240, application/x-ofx, application/camt.053+xml and application/x-mt940.',
};
