import { list as mexican } from '../es/list';
import { overlay } from '../overlay';

export const list = overlay(mexican, {
  home: 'Volver al inicio',
  selection: { clear: 'Quitar la selección' },
  columns: { reset: 'Columnas estándar' },
});
