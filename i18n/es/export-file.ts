import type { exportFile as model } from '../en/export-file';

export const exportFile: typeof model = {
  expired: 'La descarga venció. Exporte de nuevo.',
  tooMany: 'Hay demasiadas exportaciones pendientes de descarga. Inténtelo de nuevo en unos minutos.',
  tooManyRows:
    'El formato %{form} admite como máximo %{most} filas, y este reporte tiene %{rows}. Elija XLSX o CSV, o acote el filtro.',
  facts: {
    period: 'Periodo',
    currency: 'Moneda',
    rows: 'Filas',
    all: 'Todos (%{smart_count}) |||| Todos (%{smart_count})',
    note: 'Nota',
    longTexts:
      '%{smart_count} fila tiene un texto más largo que una celda de hoja de cálculo y ocupa varias líneas, numeradas como [1/3]. La importación las une. |||| %{smart_count} filas tienen textos más largos que una celda de hoja de cálculo y ocupan varias líneas, numeradas como [1/3]. La importación las une.',
    longAmounts:
      'Los importes de más de 15 dígitos están en formato de texto, porque la hoja de cálculo los redondearía.',
    editable: 'Columnas para editar',
    made: 'Generado el',
    number: 'Número del archivo',
    more: '%{smart_count} más |||| %{smart_count} más',
  },
  pdf: {
    page: 'Página %{page} de %{pages}',
    empty: 'Ninguna fila.',
    missing: '□ indica un carácter que este archivo no puede mostrar.',
  },
  sheets: {
    about: 'Acerca de este archivo',
  },
};
