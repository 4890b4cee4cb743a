/** The server writes by these what it finds; the console shows it as it comes. */
export const findReplies = {
  order: 'Work order %{number}',
  deposit: 'Deposit of %{amount}',
  withdrawal: 'Withdrawal of %{amount}',
  establishments: '%{smart_count} establishment |||| %{smart_count} establishments',
  file: 'File %{number}',
};
