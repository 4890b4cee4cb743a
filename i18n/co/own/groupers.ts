import { groupers as mexican } from '../../es/own/groupers';
import { overlay } from '../../overlay';

export const groupers = overlay(mexican, {
  empty: 'Todavía no hay grupos.',
  back: 'Volver a grupos',
  columns: { ativo: 'Estado' },
  problems: { required: 'Diligencie todos los campos obligatorios.' },
  saveFailed: 'No fue posible guardar el grupo.',
  deletion: { failed: 'No fue posible eliminar el grupo.' },
});
