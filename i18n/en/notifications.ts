/** The bell, its list and what it opens; what notifications say comes from the server (notices.ts). */
export const notifications = {
  title: 'Notifications',
  /** The name of the bell. */
  unread: 'Notifications, %{smart_count} unread |||| Notifications, %{smart_count} unread',
  manyUnread: 'Notifications, more than %{most} unread',
  viewAll: 'Mark all as read',
  entryUnread: 'Unread',
  empty: 'You have no notifications.',
  failed: 'Could not load the notifications.',
  outdated: 'Could not refresh the list.',
  notViewed: 'It could not be marked as read. %{reason}',
  arrived: 'New notification |||| %{smart_count} new notifications',
  show: 'Show',
  /** Leads to the one record that it is about. */
  open: 'Open',
};
