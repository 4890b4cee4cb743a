import type { bulkReplies as model } from '../en/bulk-replies';

export const bulkReplies: typeof model = {
  tooMany: 'É possível alterar no máximo %{most} registros de uma vez. Restrinja o filtro.',
  notUndoable: 'Só é possível desfazer a sua última ação em massa.',
};
