import { reports as mexican } from '../../es/own/reports';
import { overlay } from '../../overlay';

export const reports = overlay(mexican, {
  warning: {
    tooOld: 'La fecha inicial no puede ser de hace más de 365 días.',
    tooLong: 'El período debe ser inferior a 60 días.',
    fillIn: 'Diligencie los filtros de fecha y hora.',
    waiting: 'El informe está tardando más de lo normal. Espere un momento.',
    wholeDays: 'Por fecha contable, el informe abarca días completos.',
  },
  filters: {
    period: 'Período',
    create: 'Generar informe',
    change: 'Cambiar período',
    failed: 'No fue posible cargar los filtros.',
  },
  results: {
    truncated: 'Se muestran las primeras 100 filas. Exporte para ver el informe completo.',
    again: 'Genere el informe de nuevo.',
    scope: 'Lo que abarca el informe',
    loading: 'Cargando informe…',
    prompt: 'Seleccione los filtros y genere el informe.',
    failed: 'No fue posible cargar el informe.',
    slow: 'El servidor tardó demasiado. Intente de nuevo.',
  },
  export: {
    screen: 'El informe en pantalla',
    loading: 'El informe que se está cargando',
    outdated:
      'Los filtros cambiaron desde entonces. Para exportar con los nuevos, genere primero el informe.',
  },
});
