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
    heading: 'Para editar e importar de vuelta',
    note: 'Todas las filas de la lista filtrada. Lo que cambie en el archivo se compara antes de guardarse.',
    selected: 'Las filas seleccionadas. Lo que cambie en el archivo se compara antes de guardarse.',
    xlsx: 'Excel para editar (XLSX)',
  },
  running: 'Exportando…',
  tray: 'Exportaciones',
  rows: '%{rows} de %{total} filas',
  stop: 'Cancelar la exportación',
  inForm: 'Como %{form}',
  saved: 'Se guardó el archivo %{name}.',
  titles: {
    statement: 'Estado de cuenta',
    bankExtract: 'Estado de cuenta bancario',
    bankFile: 'Estado de cuenta bancario numerado',
    audit: 'Bitácora de auditoría',
    security: 'Eventos de seguridad',
  },
  facts: {
    arrived: 'Datos hasta',
    delivery: '%{moment} (entrega %{number})',
  },
};
