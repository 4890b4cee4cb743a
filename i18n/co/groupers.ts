import { groupers as mexican } from '../es/groupers';
import { overlay } from '../overlay';

export const groupers = overlay(mexican, {
  empty: 'Todavía no hay agrupadores.',
  back: 'Volver a agrupadores',
  columns: { ativo: 'Estado' },
  saveFailed: 'No fue posible guardar el grupo.',
  deletion: { failed: 'No fue posible eliminar el grupo.' },
  import: { twice: 'El grupo está en más de una fila. Vea también la fila %{lines}.' },
});
