import { dashboard as mexican } from '../../es/own/dashboard';
import { overlay } from '../../overlay';

export const dashboard = overlay(mexican, {
  filters: {
    period: 'Período',
    failed: 'No fue posible cargar los filtros.',
    outdated: 'Los filtros cambiaron. Oprima Filtrar.',
  },
  none: 'Todavía no tiene establecimientos.',
  statement: 'Abrir en el extracto',
  noMovement: 'No hubo movimientos en este período.',
  series: { value: 'Valor' },
  cancellations: { none: 'No hubo cancelaciones en este período.' },
  operators: { none: 'Ningún operador depositó en este período.' },
});
