import type { exports as model } from '../en/exports';

export const exports: typeof model = {
  formats: {
    pdf: 'PDF',
    xlsx: 'Excel (XLSX)',
    xls: 'Excel 97–2003 (XLS)',
    csv: 'CSV',
  },
  running: 'Exportando…',
  tray: 'Exportações',
  rows: '%{rows} de %{total} linhas',
  stop: 'Cancelar a exportação',
  inForm: 'Como %{form}',
  saved: 'O arquivo %{name} foi salvo.',
  titles: {
    statement: 'Extrato de transações',
    audit: 'Trilha de auditoria',
    security: 'Eventos de segurança',
  },
  facts: {
    arrived: 'Dados até',
    delivery: '%{moment} (entrega %{number})',
  },
};
