import type { ScreenTexts, TrailTexts } from '../../area-parts';
/** `/agrupadores` (GRP). */
export const groupers = {
  table: 'Groups',
  count: '%{count} group |||| %{count} groups',
  empty: 'There are no groups yet.',
  failed: 'Error loading groups!',
  edit: 'Edit group',
  open: 'Edit %{name}',
  remove: 'Delete %{name}',
  back: 'Back to groups',
  columns: {
    nome: 'Name',
    ecs: 'Establishments',
    ativo: 'Status',
    id: 'ID',
  },
  filters: {
    associatorName: 'Group name',
    ec: 'Establishments',
  },
  ecs: {
    more: '%{count} more of %{name}, show',
    title: 'More establishments of %{name}',
  },
  form: {
    title: 'Group',
    help: 'All fields are required. Anyone who has this group has access to all of its establishments.',
    name: 'Name',
    ecs: 'Establishments',
    clear: 'Clear all establishments',
    nothing: 'none',
  },
  problems: {
    required: 'Fill in all required fields.',
    nameTooLong: 'The name can have at most 100 characters.',
    nameUnseen: 'The name contains a line break or another invisible character.',
    nameForeign:
      'The name has a letter that is not Latin, or an unusual sign. Type it with the letters and signs of your keyboard.',
  },
  nameTaken: 'A group with this name already exists.',
  inUse: 'The group is in use by users.',
  inRules: 'A rule of single sign-on gives this group.',
  saveFailed: 'The group could not be saved.',
  deletion: {
    title: 'Delete %{name}?',
    text: 'The group will be permanently deleted.',
    held: 'The group is in use by users. Remove it from these people first.',
    confirm: 'Delete',
    failed: 'The group could not be deleted.',
    done: 'Group deleted.',
  },
  import: {
    id: 'Identifies the group in the row. Without an ID, the name identifies it.',
    name: 'Required for new groups, up to 100 characters. Next to an ID, it is the new name of the group.',
    establishments:
      'Codes separated by spaces, or as the list exports them. List all that the group should have. Required for new groups.',
    noGroup: 'There is no group with the ID %{id}.',
    twice: 'The group appears on more than one row. See also row %{lines}.',
    none: 'The row does not identify a group: it has neither an ID nor a name.',
    noEstablishment: 'These establishments do not exist: %{codes}.',
  },
};

export const screens: ScreenTexts = {
  '/agrupadores': {
    title: 'Groups',
    menu: 'Groups',
    search: 'Search by name',
    create: 'New group',
    import: 'Import groups',
  },
};

export const trail: TrailTexts = { entities: { grouper: 'Group' } };
