import { views as mexican } from '../../es/own/views';
import { overlay } from '../../overlay';

export const views = overlay(mexican, {
  dialog: {
    period: 'Período',
    viewersOnly:
      'Puede compartir con los visualizadores de informes de sus establecimientos. Cada uno ve solo aquello a lo que tiene acceso.',
  },
  tooMany: 'Usted ya tiene 200 vistas. Elimine primero algunas.',
});
