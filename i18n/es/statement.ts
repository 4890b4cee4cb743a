import type { statement as model } from '../en/statement';

export const statement: typeof model = {
  form: 'Filtros del extracto',
  table: 'Filas del extracto',
  columns: {
    transactionDate: 'Fecha de transacción',
    accountingDate: 'Fecha contable',
    establishment: 'Establecimiento',
    operator: 'Operador',
    bank: 'Banco',
    sequenceNumber: 'Folio bancario',
    branch: 'Sucursal',
    account: 'Cuenta',
    amount: 'Importe',
    type: 'Tipo',
  },
  types: {
    deposit: 'Depósito',
    withdrawal: 'Retiro',
  },
  dispute: {
    column: 'Reclamación',
    action: 'Reclamar esta transacción',
    open: 'Solicitud %{number}, %{status}',
    status: {
      waiting: 'en espera de atención',
      attended: 'atendida',
    },
  },
};
