import type { ScreenTexts } from '../../area-parts';
import type { statement as model } from '../../en/own/statement';

export const statement: typeof model = {
  form: 'Filtros do extrato',
  table: 'Linhas do extrato',
  accounted: 'contábil %{date}',
  columns: {
    transactionDate: 'Data da transação',
    accountingDate: 'Data contábil',
    establishment: 'Estabelecimento',
    operator: 'Operador',
    bank: 'Banco',
    sequenceNumber: 'NSU do banco',
    branch: 'Agência',
    account: 'Conta',
    amount: 'Valor',
    type: 'Tipo',
  },
  identifiers: {
    establishmentCode: 'Código do estabelecimento',
    terminal: 'Terminal',
    operatorTail: 'Operador (final do código)',
    currency: 'Moeda',
  },
  identify: 'Com códigos e terminal',
  identifyHint:
    'Colunas no fim com código do estabelecimento, terminal, final do código do operador e moeda.',
  types: {
    deposit: 'Depósito',
    withdrawal: 'Saque',
  },
  dispute: {
    column: 'Contestação',
    action: 'Contestar esta transação',
    open: 'Chamado %{number}, %{status}',
    status: {
      waiting: 'aguardando atendimento',
      attended: 'atendido',
    },
  },
};

export const screens: ScreenTexts = {
  '/transacoes-extrato': { title: 'Extrato de transações', menu: 'Extrato' },
};
