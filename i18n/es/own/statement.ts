import type { ScreenTexts } from '../../area-parts';
import type { statement as model } from '../../en/own/statement';

export const statement: typeof model = {
  form: 'Filtros del estado de cuenta',
  table: 'Filas del estado de cuenta',
  accounted: 'contable %{date}',
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
  identifiers: {
    establishmentCode: 'Código del establecimiento',
    terminal: 'Terminal',
    operatorTail: 'Operador (final del código)',
    currency: 'Moneda',
  },
  identify: 'Con códigos y terminal',
  identifyHint:
    'Columnas al final con código del establecimiento, terminal, final del código del operador y moneda.',
  types: {
    deposit: 'Depósito',
    withdrawal: 'Retiro',
  },
  dispute: {
    column: 'Aclaración',
    action: 'Solicitar aclaración',
    open: 'Solicitud %{number}, %{status}',
    status: {
      waiting: 'en espera de atención',
      attended: 'atendida',
    },
  },
};

export const screens: ScreenTexts = {
  '/transacoes-extrato': { title: 'Estado de cuenta', menu: 'Estado de cuenta' },
};
