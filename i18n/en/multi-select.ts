/** The multi-select of filters and forms. */
export const multiSelect = {
  all: 'All',
  none: 'None',
  noOptions: 'No options',
  loading: 'Loading options…',
  open: 'Open',
  close: 'Close',
  more: '%{count} more, show all',
  chosen: 'Chosen in %{label}',
  remove: 'Remove %{name}',
  capped: 'Showing %{shown} of %{total}. Type to narrow the list.',
  rest: 'And %{count} more',
};
