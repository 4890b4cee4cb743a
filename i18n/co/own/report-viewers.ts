import type { ScreenTexts } from '../../area-parts';
import { reportViewers as mexican } from '../../es/own/report-viewers';
import { overlay } from '../../overlay';

export const reportViewers = overlay(mexican, {
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

export const screens: ScreenTexts = {
  '/visualizadores-relatorios': {
    title: 'Visualizadores de informes',
    create: 'Nuevo visualizador de informes',
    import: 'Importar visualizadores de informes',
  },
};
