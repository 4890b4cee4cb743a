import type { ScreenTexts, TrailTexts } from '../../area-parts';
/** Banks (BANK). */
export const banks = {
  count: '%{count} bank |||| %{count} banks',
  table: 'Banks',
  empty: 'There are no banks yet.',
  columns: {
    codigoBancario: 'Code',
    nome: 'Bank',
    parceiro: 'Partner',
    tamanhoCodigoDepositoIdentificado: 'Deposit',
    ativo: 'Status',
  },
  filters: {
    name: 'Name',
    status: 'Status',
    statusParceiro: 'Partner',
    statusDeposito: 'Deposit',
  },
  digits: '%{smart_count} digit |||| %{smart_count} digits',
  edit: {
    title: 'Edit bank',
    open: 'Edit %{name}',
    parceiro: 'Partner',
    tamanhoCodigoDepositoIdentificado: 'Deposit code length',
    lengthHelp:
      'Number of digits in the code that identifies a deposit, from 0 to 20. With 0, the bank does not accept identified deposits.',
    lengthWrong: 'Enter a whole number from 0 to 20.',
    ativo: 'Active',
  },
};

export const screens: ScreenTexts = {
  '/bancos': { title: 'Banks', menu: 'Banks', search: 'Search by name or code' },
};

export const trail: TrailTexts = {
  entities: { bank: 'Bank' },
  fields: { partner: 'Partner', deposit_code_length: 'Deposit code length' },
};
