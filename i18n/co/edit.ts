import { edit as mexican } from '../es/edit';
import { overlay } from '../overlay';

export const edit = overlay(mexican, {
  noAnswer: 'El servidor no respondió. Sus valores se conservan para que lo intente de nuevo.',
  conflict: 'Sus valores se conservan. Si guarda de nuevo, reemplazan lo que se guardó entretanto.',
  saved: '¡Cambio guardado con éxito!',
  untouched: 'Sin cambios todavía',
});
