import type { ScreenTexts } from '../../area-parts';
/** `/home`. */
export const home = {
  morning: 'Good morning, %{name}',
  afternoon: 'Good afternoon, %{name}',
  evening: 'Good evening, %{name}',
  actions: {
    statement: 'Open statement',
    dashboard: 'View dashboard',
    workOrders: 'Open work orders',
    newUser: 'New user',
    newOrder: 'New work order',
    bulletins: 'Bulletins',
  },
  balance: {
    title: 'Deposit balance',
    hide: 'Hide the balance',
    show: 'Show the balance',
    hidden: 'Balance hidden',
    scope:
      'Deposited today in %{count} establishment, %{time} |||| Deposited today in %{count} establishments, %{time}',
    failed: 'Error loading balance!',
    deposits: 'View deposits',
    lastWeek: 'By this time a week ago: %{amount}',
  },
  today: {
    title: 'Needs you today',
    checked: 'checked at %{time}',
    nothing: 'Nothing is waiting for you. Checked at %{time}.',
    failed: 'Could not check what needs you today.',
    incomplete: 'Some things could not be checked, so more may be waiting.',
    age: {
      minutes: '%{count} min',
      hours: '%{count} h',
      days: '%{days} d',
      daysHours: '%{days} d %{hours} h',
      late: 'late by %{time}',
      due: 'in %{time}',
      since: 'since %{date}',
      for: 'for %{time}',
    },
  },
  leftOff: { title: 'Where you left off' },
  highlights: {
    title: 'Highlights',
    carousel: 'carousel',
    slide: 'slide',
    position: '%{position} of %{total}',
    previous: 'Previous highlight',
    next: 'Next highlight',
    more: 'Learn more',
    all: 'All (%{count})',
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
    text: 'Questions about your data? Write to %{address}.',
  },
};

export const screens: ScreenTexts = { '/home': { title: 'Home', menu: 'Home' } };
