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
  saved: 'Se guardó el archivo %{name}.',
  titles: {
    statement: 'Estado de cuenta',
    audit: 'Bitácora de auditoría',
    security: 'Eventos de seguridad',
  },
  facts: {
    arrived: 'Datos hasta',
    delivery: '%{moment} (entrega %{number})',
  },
};
