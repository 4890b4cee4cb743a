/** What bank files say of their entries, and why there is none. What stands in a file never changes: it is made again. */
export const bankFile = {
  columns: { reference: 'Referência', reverses: 'Estorna' },
  facts: { number: 'Número na série', opening: 'Saldo inicial', closing: 'Saldo final' },
  entry: {
    deposit: 'Depósito em dinheiro',
    withdrawal: 'Saque em dinheiro',
    reversal: 'Estorno de',
    sequence: 'NSU',
    establishment: 'estabelecimento',
    terminal: 'terminal',
  },
  short: { deposit: 'DEP', withdrawal: 'SAQ', reversal: 'EST', sequence: 'NSU' },
  partial:
    'Um arquivo bancário tem a conta inteira, e esta conta também é de estabelecimentos que você não pode ver. Peça a alguém que veja todos eles.',
  notClosed: 'Este dia ainda não terminou. Um arquivo numerado vai até um dia encerrado.',
  covered: 'O arquivo %{number} já vai até este dia.',
  firstOnly: 'Só o primeiro arquivo de uma conta começa em um dia escolhido.',
  beginsLater: 'O arquivo começaria depois do dia até o qual vai.',
  none: 'Esta conta ainda não tem arquivo.',
  otherNumber: 'O arquivo mais recente desta conta tem o número %{number}.',
  noFile: 'Esta conta não tem um arquivo com este número.',
  entries:
    '%{form} aceita no máximo %{most} lançamentos, e este extrato tem %{rows}. Escolha um período mais curto ou outro formato.',
  amounts: 'Este extrato tem valores grandes demais para %{form}. Escolha outro formato.',
  which: 'Informe number, ou from e to.',
  tooLong: 'Um extrato abrange no máximo 366 dias.',
  notAcceptable:
    'Escolha application/x-cnab240, application/x-ofx, application/camt.053+xml ou application/x-mt940.',
};
