import { viewers as mexican } from '../es/report-viewers';
import { overlay } from '../overlay';

export const viewers = overlay(mexican, {
  empty: 'Todavía no hay visualizadores de informes.',
  back: 'Volver a visualizadores',
  incomplete:
    'Para guardar, ingrese nombre, usuario y correo electrónico y vincule al menos un establecimiento.',
  columns: { active: 'Estado' },
  filters: { status: 'Estado' },
  links: {
    grouped:
      'Los establecimientos de un grupo están bloqueados. Un administrador del proveedor los cambia en Usuarios.',
    columns: { state: 'Departamento' },
  },
});
