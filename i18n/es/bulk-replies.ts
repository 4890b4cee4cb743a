import type { bulkReplies as model } from '../en/bulk-replies';

export const bulkReplies: typeof model = {
  resources: {
    usuarios: 'Usuarios',
    'visualizadores-relatorios': 'Visualizadores de reportes',
    contas: 'Cuentas',
    agrupadores: 'Grupos',
    'codigos-operadores': 'Códigos de operador',
    marketing: 'Noticias',
  },
  tooMany: 'Puede modificar como máximo %{most} registros a la vez. Acote el filtro.',
  notUndoable: 'Solo puede deshacer su última acción masiva.',
};
