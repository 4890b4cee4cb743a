import { marketing as mexican } from '../../es/own/marketing';
import { overlay } from '../../overlay';

export const marketing = overlay(mexican, {
  problems: {
    required: 'Hay campos sin modificar. ¡Diligencie los campos obligatorios!',
    status: 'Estado incorrecto',
    noDate: 'Ingrese una fecha válida.',
  },
  empty: 'Todavía no hay noticias.',
  back: 'Volver a noticias',
  columns: { status: 'Estado' },
  form: { status: 'Estado' },
});
