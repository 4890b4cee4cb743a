import type { exports as model } from '../en/exports';

export const exports: typeof model = {
  formats: {
    pdf: 'PDF',
    xlsx: 'Excel (XLSX)',
    xls: 'Excel 97–2003 (XLS)',
    csv: 'CSV',
    cnab240: 'CNAB 240',
    ofx: 'OFX 2.2',
    camt053: 'CAMT.053 (XML)',
    mt940: 'MT940',
  },
  /** A sheet that comes back by the import. */
  edit: {
    heading: 'Para editar e importar de volta',
    note: 'Todas as linhas da lista filtrada. O que você alterar no arquivo é comparado antes de ser salvo.',
    selected: 'As linhas selecionadas. O que você alterar no arquivo é comparado antes de ser salvo.',
    xlsx: 'Excel para editar (XLSX)',
  },
  running: 'Exportando…',
  tray: 'Exportações',
  rows: '%{rows} de %{total} linhas',
  stop: 'Cancelar a exportação',
  inForm: 'Como %{form}',
  saved: 'O arquivo %{name} foi salvo.',
  titles: {
    statement: 'Extrato de transações',
    bankExtract: 'Extrato bancário',
    bankFile: 'Extrato bancário numerado',
    audit: 'Trilha de auditoria',
    security: 'Eventos de segurança',
  },
  facts: {
    arrived: 'Dados até',
    delivery: '%{moment} (entrega %{number})',
  },
};
