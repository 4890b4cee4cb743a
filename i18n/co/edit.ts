import { edit as mexican } from '../es/edit';
import { overlay } from '../overlay';

export const edit = overlay(mexican, {
  load: 'No fue posible cargar el registro.',
  save: 'No fue posible guardar el registro.',
  noAnswer: 'El servidor no respondió. Lo que escribió sigue aquí. Intente de nuevo.',
  conflict: 'Lo que escribió sigue aquí. Si guarda de nuevo, reemplazará lo que se guardó mientras tanto.',
  saved: '¡Cambio guardado con éxito!',
  untouched: 'Sin cambios todavía',
});
