import type { banks as model } from '../en/banks';

export const banks: typeof model = {
  count: '%{count} banco |||| %{count} bancos',
  table: 'Bancos',
  empty: 'Ainda não há bancos.',
  columns: {
    codigoBancario: 'Código',
    nome: 'Banco',
    parceiro: 'Parceiro',
    tamanhoCodigoDepositoIdentificado: 'Depósito',
    ativo: 'Status',
  },
  filters: {
    name: 'Nome',
    status: 'Status',
    statusParceiro: 'Parceiro',
    statusDeposito: 'Depósito',
  },
  digits: '%{smart_count} dígito |||| %{smart_count} dígitos',
  edit: {
    title: 'Editar banco',
    open: 'Editar %{name}',
    parceiro: 'Parceiro',
    tamanhoCodigoDepositoIdentificado: 'Tamanho do código de depósito',
    lengthHelp:
      'Quantidade de dígitos do código que identifica um depósito, de 0 a 20. Com 0, o banco não aceita depósitos identificados.',
    lengthWrong: 'Informe um número inteiro de 0 a 20.',
    ativo: 'Ativo',
  },
};
