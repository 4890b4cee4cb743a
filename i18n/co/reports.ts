import { reports as mexican } from '../es/reports';
import { overlay } from '../overlay';

export const reports = overlay(mexican, {
  warning: {
    tooOld: 'La fecha inicial no puede ser de hace más de 365 días.',
    tooLong: 'El período debe ser inferior a 60 días.',
    fillIn: 'Diligencie los filtros de fecha y hora.',
    corban: 'Habilite la opción Corban para consultar establecimientos corban.',
    waiting: 'El informe está tardando más de lo normal. Por favor espere.',
  },
  filters: {
    period: 'Período',
    corbanOff: 'Inhabilitado: Corban está habilitado',
    failed: 'No fue posible cargar los filtros.',
  },
  results: {
    again: 'Genere el informe de nuevo.',
    failed: 'No fue posible cargar el informe.',
    slow: 'El servidor tardó demasiado. Intente nuevamente.',
  },
});
