import type { bulkReplies as model } from '../en/bulk-replies';

export const bulkReplies: typeof model = {
  tooMany: 'Puede modificar como máximo %{most} registros a la vez. Acote el filtro.',
  notUndoable: 'Solo puede deshacer su última acción masiva.',
};
