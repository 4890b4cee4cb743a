import type { ScreenTexts } from '../../area-parts';

/** `/fechamentos`: closed months and days, and what has changed since. */
export const closings = {
  form: 'Filters of the closings',
  period: 'Closed period',
  aDay: 'One day',
  day: 'Day',
  missing: 'Enter a day.',
  next: '%{month} will be closed on %{date} at %{time}.',
  held: 'Closing stopped at %{day}: transactions of that day are still missing. It has been waiting since %{date}, %{time}.',
  none: 'No month has been closed yet. Closings are kept from %{since} on.',
  failed: 'Could not load the closings.',
  closedAt: 'Closed on %{date} at %{time}, delivery %{delivery}',
  figures: {
    title: 'From the close to now',
    closed: 'As closed',
    changes: 'Changes since',
    now: 'Now',
    balance: 'Balance',
    deposits: 'Deposits',
    withdrawals: 'Withdrawals',
    arrived: 'Arrived late',
    cancelled: 'Cancelled later',
    count: '%{count} transaction |||| %{count} transactions',
  },
  table: 'What has changed',
  nothing: 'Nothing has changed since it was closed.',
  first: 'Showing the newest %{shown} of %{count} changes. Export to see them all.',
  passing:
    '%{count} transaction arrived late and was cancelled again. It changes nothing and is not listed. |||| %{count} transactions arrived late and were cancelled again. They change nothing and are not listed.',
  changes: { arrived: 'Arrived', cancelled: 'Cancelled' },
  columns: {
    change: 'Change',
    at: 'Known since',
    delivery: 'Delivery',
    cancelledAt: 'Cancelled on',
    capturedAt: 'Transaction date',
    accountingDate: 'Accounting date',
    establishment: 'Establishment',
    establishmentCode: 'Establishment code',
    terminal: 'Terminal',
    operator: 'Operator',
    bank: 'Bank',
    branch: 'Branch',
    account: 'Account',
    nsu: 'NSU',
    type: 'Type',
    amount: 'Amount',
    effect: 'Effect on balance',
  },
  refusals: {
    period: 'Choose a month or a day.',
    notClosed: '%{period} is not closed.',
    notYet: '%{period} is not closed yet. It will be on %{date} at %{time}.',
    soon: '%{period} is being closed. Try again in a minute.',
    held: '%{period} is not closed yet, because transactions of %{day} are still missing. The close has been waiting since %{date}, %{time}.',
    before: '%{period} ended before the first close. Closings are kept from %{since} on.',
  },
  file: {
    title: 'Closing',
    figures:
      'deposits %{deposits} (%{depositCount}), withdrawals %{withdrawals} (%{withdrawalCount}), balance %{balance}',
    facts: {
      closed: 'Closed',
      asClosed: 'As closed',
      arrived: 'Arrived late',
      cancelled: 'Cancelled later',
      now: 'Now',
      passing: 'Arrived late and cancelled again',
    },
    totals: { before: 'Balance as closed', effect: 'Changes since', after: 'Balance now' },
  },
  kept: {
    month: {
      alone: 'Newest closed month',
      before: 'Newest closed month and the month before',
      year: 'Newest closed month and the same month a year before',
    },
    day: {
      alone: 'Newest closed day',
      before: 'Newest closed day and the day before',
      year: 'Newest closed day and the same day a year before',
    },
  },
  compared: {
    modes: { label: 'What is shown', one: 'One period', two: 'Two periods' },
    by: 'By',
    group: 'Group',
    figures: { label: 'Figures', closed: 'As closed', now: 'Now' },
    other: 'Compare with',
    otherDay: 'Compared day',
    quick: {
      month: { before: 'Month before', year: 'Same month a year before' },
      day: { before: 'Day before', year: 'Same day a year before' },
    },
    missing: 'Enter the day to compare with.',
    table: 'Two periods side by side',
    period: 'Period',
    difference: 'Difference',
    percent: 'Difference in %',
    noBase: 'no base',
    noBaseHelp: 'Without a balance above zero to compare with, there is no percentage.',
    order: { label: 'Order', difference: 'By difference', name: 'By name' },
    noGroup: 'No group',
    shared: 'Counted in more than one group',
    sharedHelp:
      'An establishment in several groups counts in each of them. The line above the total takes away what counts more than once.',
    rowsOf: 'Transactions of %{name}, %{period}',
    first:
      'Showing the first %{shown} of %{all} lines. The others are one line, and the totals cover everything. Export to see them all.',
    nothing: 'There are no transactions in either period.',
    file: {
      title: 'Compared closings',
      both: '%{one} and %{other}',
      sums:
        '%{smart_count} transaction, deposits %{deposits}, withdrawals %{withdrawals}, balance %{balance} |||| %{count} transactions, deposits %{deposits}, withdrawals %{withdrawals}, balance %{balance}',
    },
  },
};

export const screens: ScreenTexts = {
  '/fechamentos': { title: 'Closings', menu: 'Closings' },
};
