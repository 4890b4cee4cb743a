import type { ScreenTexts, TrailTexts } from '../../area-parts';
import type { banks as model } from '../../en/own/banks';

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
  import: {
    help: {
      code: 'Identifica o banco da linha, com os zeros à esquerda.',
      name: 'Opcional, só para conferência. O nome não pode ser alterado.',
      partner: 'Sim ou Não, ou 1 ou 0.',
      depositCodeLength: 'Um número inteiro de 0 a 20. Com 0, o banco não aceita depósitos identificados.',
      status: 'Ativo ou Inativo, ou 1 ou 0.',
    },
    noCode: 'A linha não identifica um banco.',
    unknown: '%{text} não é o código de um banco.',
    twice: 'O código aparece em mais de uma linha. Veja também a linha %{lines}.',
    nameFixed: 'O nome de um banco não pode ser alterado. É %{name}.',
  },
};

export const screens: ScreenTexts = {
  '/bancos': {
    title: 'Bancos',
    menu: 'Bancos',
    search: 'Buscar por nome ou código',
    import: 'Importar bancos',
  },
};

export const trail: TrailTexts = {
  entities: { bank: 'Banco' },
  fields: { partner: 'Parceiro', deposit_code_length: 'Tamanho do código de depósito' },
};
