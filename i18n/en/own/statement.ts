import type { ScreenTexts } from '../../area-parts';
export const statement = {
  form: 'Statement filters',
  table: 'Statement rows',
  accounted: 'accounting date %{date}',
  columns: {
    transactionDate: 'Transaction date',
    accountingDate: 'Accounting date',
    establishment: 'Establishment',
    operator: 'Operator',
    bank: 'Bank',
    sequenceNumber: 'Bank sequence number',
    branch: 'Branch',
    account: 'Account',
    amount: 'Amount',
    type: 'Type',
  },
  identifiers: {
    establishmentCode: 'Establishment code',
    terminal: 'Terminal',
    operatorTail: 'Operator (end of code)',
    currency: 'Currency',
  },
  identify: 'With codes and terminal',
  identifyHint:
    'Columns at the end with establishment code, terminal, end of the operator code and currency.',
  types: {
    deposit: 'Deposit',
    withdrawal: 'Withdrawal',
  },
  dispute: {
    column: 'Dispute',
    action: 'Dispute this transaction',
    open: 'Work order %{number}, %{status}',
    status: {
      waiting: 'waiting for service',
      attended: 'attended',
    },
  },
};

export const screens: ScreenTexts = {
  '/transacoes-extrato': { title: 'Transaction statement', menu: 'Statement' },
};
