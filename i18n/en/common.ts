/** Buttons and words that everyone uses. */
export const common = {
  retry: 'Try again',
  cancel: 'Cancel',
  close: 'Close',
  back: 'Back',
  save: 'Save',
  edit: 'Edit',
  clear: 'Clear',
  clearAll: 'Clear all',
  filter: 'Filter',
  export: 'Export',
  loading: 'Loading…',
  request: 'Request %{id}',
  active: 'Active',
  inactive: 'Inactive',
  /** Of a record with a feminine name in Spanish and Portuguese: an account, a news item. */
  activeFeminine: 'Active',
  inactiveFeminine: 'Inactive',
  actions: 'Actions',
  yes: 'Yes',
  no: 'No',
};
