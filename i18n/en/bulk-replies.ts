/** Only the server says these texts about bulk work. */
export const bulkReplies = {
  tooMany: 'At most %{most} records can be changed at a time. Narrow the filter.',
  notUndoable: 'Only your last bulk action can be undone.',
};
