/** Only the server says these texts about bulk work. */
export const bulkReplies = {
  /** The lists, by their names. */
  resources: {
    usuarios: 'Users',
    'visualizadores-relatorios': 'Report viewers',
    contas: 'Accounts',
    agrupadores: 'Groups',
    'codigos-operadores': 'Operator codes',
    marketing: 'News',
  },
  tooMany: 'At most %{most} records can be changed at a time. Narrow the filter.',
  notUndoable: 'Only your last bulk action can be undone.',
};
