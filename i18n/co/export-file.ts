import { exportFile as mexican } from '../es/export-file';
import { overlay } from '../overlay';

export const exportFile = overlay(mexican, {
  tooMany: 'Hay demasiadas exportaciones pendientes de descarga. Intente de nuevo en unos minutos.',
  tooManyRows:
    'El formato %{form} admite máximo %{most} filas, y este informe tiene %{rows}. Elija XLSX o CSV, o un filtro más específico.',
  facts: {
    period: 'Período',
    longAmounts:
      'Los valores de más de 15 dígitos están en formato de texto, porque la hoja de cálculo los redondearía.',
  },
});
