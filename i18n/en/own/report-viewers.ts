import type { ScreenTexts } from '../../area-parts';
/** Report viewers (VIEW). */
export const reportViewers = {
  count: '%{count} report viewer |||| %{count} report viewers',
  table: 'Report viewers',
  empty: 'There are no report viewers yet.',
  edit: 'Edit report viewer',
  back: 'Back to report viewers',
  incomplete: 'To save, fill in name, login and e-mail and link at least one establishment.',
  unlinked: 'To save, link at least one establishment.',
  columns: {
    name: 'Name',
    login: 'Login',
    email: 'E-mail',
    active: 'Status',
  },
  filters: {
    name: 'Name',
    status: 'Status',
    login: 'Login',
    email: 'E-mail',
    ecs: 'Establishments',
  },
  links: {
    title: 'Establishments',
    text: 'The viewer sees the reports of these establishments.',
    open: 'Link establishments',
    table: 'Linked establishments',
    none: 'No establishment is linked.',
    loading: 'Loading establishments…',
    remove: 'Remove %{name}',
    count: '%{count} establishment |||| %{count} establishments',
    throughGroup: 'Through %{group}',
    locked: 'Locked',
    grouped:
      'Establishments that come from a group are locked. A provider administrator can change them under Users.',
    columns: {
      code: 'Code',
      name: 'Trade name',
      city: 'City',
      state: 'State',
    },
  },
  dialog: {
    title: 'Link establishments',
    left: 'Available',
    right: 'Selected',
    search: {
      left: 'Search available by name',
      right: 'Search selected by name',
    },
    empty: {
      left: 'Nothing to link.',
      right: 'Nothing is selected.',
    },
    noMatch: 'Nothing matches the search.',
    count: '%{marked} of %{shown} marked',
    all: 'Mark all in %{label}',
    moves: 'Move',
    selectedRight: 'Move marked to selected',
    allRight: 'Move all to selected',
    selectedLeft: 'Move marked to available',
    allLeft: 'Move all to available',
    confirm: 'Confirm',
  },
};

export const screens: ScreenTexts = {
  '/visualizadores-relatorios': {
    title: 'Report viewers',
    menu: 'Report viewers',
    search: 'Search by name',
    create: 'New report viewer',
    new: 'New report viewer',
    import: 'Import report viewers',
  },
};
