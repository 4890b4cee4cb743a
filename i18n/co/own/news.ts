import { news as mexican } from '../../es/own/news';
import { overlay } from '../../overlay';

export const news = overlay(mexican, {
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
