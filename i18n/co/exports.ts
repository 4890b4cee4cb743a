import { exports as mexican } from '../es/exports';
import { overlay } from '../overlay';

export const exports = overlay(mexican, {
  saved: 'Se guardó el archivo %{name}.',
  expired: 'La descarga venció. Exporte nuevamente.',
  tooMany: 'Hay demasiadas exportaciones pendientes de descarga. Intente nuevamente en unos minutos.',
  tooManyRows:
    '%{form} admite máximo %{most} filas, y este informe tiene %{rows}. Elija XLSX o CSV, o un filtro más específico.',
  titles: { audit: 'Registro de auditoría' },
  facts: {
    period: 'Período',
    longAmounts:
      'Los valores de más de 15 dígitos están como texto, porque los números de una hoja de cálculo los redondearían.',
  },
});
