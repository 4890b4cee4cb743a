import type { exports as model } from '../en/exports';

export const exports: typeof model = {
  formats: {
    pdf: 'PDF',
    xlsx: 'Excel (XLSX)',
    xls: 'Excel 97–2003 (XLS)',
    csv: 'CSV',
  },
  running: 'Exportando…',
  tray: 'Exportaciones',
  rows: '%{rows} de %{total} filas',
  stop: 'Cancelar la exportación',
  inForm: 'Como %{form}',
  saved: 'El archivo %{name} se guardó.',
  expired: 'La descarga caducó. Exporte de nuevo.',
  tooMany: 'Hay demasiadas exportaciones pendientes de descarga. Intente de nuevo en unos minutos.',
  tooManyRows:
    '%{form} admite como máximo %{most} filas, y este informe tiene %{rows}. Elija XLSX o CSV, o un filtro más estrecho.',
  titles: {
    statement: 'Extracto de transacciones',
    audit: 'Bitácora de auditoría',
  },
  facts: {
    period: 'Periodo',
    currency: 'Moneda',
    rows: 'Filas',
    all: 'Todos (%{smart_count}) |||| Todos (%{smart_count})',
    note: 'Nota',
    longAmounts:
      'Los importes de más de 15 dígitos están como texto, porque los números de una hoja de cálculo los redondearían.',
    made: 'Generado el',
    arrived: 'Datos hasta',
    number: 'Número del archivo',
    delivery: '%{moment} (entrega %{number})',
    more: '%{smart_count} más |||| %{smart_count} más',
  },
  pdf: {
    page: 'Página %{page} de %{pages}',
    empty: 'Ninguna fila.',
    missing: '□ indica un carácter para el que este archivo no tiene signo.',
  },
  sheets: {
    about: 'Acerca de este archivo',
  },
};
