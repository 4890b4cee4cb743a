import { bankFileList as mexican } from '../../es/own/bank-file-list';
import { overlay } from '../../overlay';

export const bankFileList = overlay(mexican, {
  failed: 'No fue posible cargar los archivos numerados.',
  empty: 'Todavía no hay archivos numerados.',
  columns: { period: 'Período' },
  notYet: 'Todavía no',
  loadFailed: 'No fue posible cargar el archivo.',
  next: {
    lookFailed: 'No fue posible consultar el archivo más reciente de esta cuenta.',
    day: 'Ingrese una fecha válida.',
    noAnswer: 'El servidor no respondió. Intente de nuevo: no se genera un segundo archivo.',
  },
});
