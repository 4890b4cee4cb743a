/** `/home`. */
export const home = {
  morning: 'Good morning, %{name}',
  afternoon: 'Good afternoon, %{name}',
  evening: 'Good evening, %{name}',
  intro: 'Deposits, withdrawals and reports of your establishments, in one place.',
  actions: {
    statement: 'Open statement',
    dashboard: 'View dashboard',
    workOrders: 'Open work orders',
  },
  balance: {
    title: 'Deposit balance',
    hide: 'Hide the balance',
    show: 'Show the balance',
    hidden: 'Balance hidden',
    scope:
      'Deposited today in %{count} establishment, updated at %{time} |||| Deposited today in %{count} establishments, updated at %{time}',
    failed: 'Error loading balance!',
    deposits: 'View deposits',
  },
  highlights: {
    title: 'Highlights',
    carousel: 'carousel',
    slide: 'slide',
    position: '%{position} of %{total}',
    previous: 'Previous highlight',
    next: 'Next highlight',
    more: 'Learn more',
  },
  news: {
    title: 'News',
    failed: 'Error loading news!',
    empty: 'There is no news yet.',
    gone: 'This news item is no longer available.',
    picture: 'Picture of the news item “%{title}”',
  },
  promos: {
    title: 'For your establishment',
    api: {
      title: 'Reconciliation API',
      text: 'Reconcile deposits by API. Contact your sales executive.',
    },
    withdrawals: {
      title: 'Free withdrawals',
      text: 'Free withdrawals by instant payment.',
    },
    space: {
      title: 'Withdrawal and payment space',
      text: 'A space for withdrawals and payments in your store.',
    },
  },
  dataProtection: {
    title: 'Data protection.',
    text: 'Questions about your data? Write to %{address}.',
  },
};
