/** Rows that are picked in a table. */
export const pickedRows = {
  title: 'Picked rows',
  hint: 'Click rows to sum and copy them; Shift picks all up to one.',
  count: '%{count} row |||| %{count} rows',
  average: '(average %{average})',
  all: 'Pick all rows shown',
  copy: 'Copy',
  copied:
    '%{count} row copied, ready to paste into a spreadsheet. |||| %{count} rows copied, ready to paste into a spreadsheet.',
  copyFailed: 'The browser does not allow copying here. Press Ctrl+C.',
  end: 'Stop picking rows',
};
