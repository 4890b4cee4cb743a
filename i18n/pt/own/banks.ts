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
};

export const screens: ScreenTexts = {
  '/bancos': { title: 'Bancos', menu: 'Bancos', search: 'Buscar por nome ou código' },
};

export const trail: TrailTexts = {
  entities: { bank: 'Banco' },
  fields: { partner: 'Parceiro', deposit_code_length: 'Tamanho do código de depósito' },
};
