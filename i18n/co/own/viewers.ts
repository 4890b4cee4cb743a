import { viewers as mexican } from '../../es/own/viewers';
import { overlay } from '../../overlay';

export const viewers = overlay(mexican, {
  table: 'Visualizadores de informes',
  empty: 'Todavía no hay visualizadores de informes.',
  back: 'Volver a visualizadores',
  incomplete:
    'Para guardar, ingrese nombre, usuario y correo electrónico y vincule al menos un establecimiento.',
  columns: { active: 'Estado' },
  filters: { status: 'Estado' },
  links: {
    text: 'El visualizador ve los informes de estos establecimientos.',
    grouped:
      'Los establecimientos que vienen de un grupo están bloqueados. Un administrador del proveedor puede cambiarlos en Usuarios.',
    columns: { state: 'Departamento' },
  },
});
