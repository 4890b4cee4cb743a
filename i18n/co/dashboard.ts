import { dashboard as mexican } from '../es/dashboard';
import { overlay } from '../overlay';

export const dashboard = overlay(mexican, {
  filters: { period: 'Período', outdated: 'Los filtros cambiaron. Oprima Filtrar.' },
  noMovement: 'Ningún movimiento en este período.',
  series: { value: 'Valor' },
  cancellations: { none: 'No se canceló nada en este período.' },
  operators: { none: 'Ningún operador depositó en este período.' },
});
