import { bulkReplies as mexican } from '../es/bulk-replies';
import { overlay } from '../overlay';

export const bulkReplies = overlay(mexican, {
  tooMany: 'Puede modificar como máximo %{most} registros a la vez. Restrinja el filtro.',
});
