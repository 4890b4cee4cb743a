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
  import: {
    help: {
      code: 'Identifies the bank of the row, with its leading zeros.',
      name: 'Optional, for checking only. A name cannot be changed.',
      partner: 'Yes or No, or 1 or 0.',
      depositCodeLength: 'A whole number from 0 to 20. With 0, the bank does not accept identified deposits.',
      status: 'Active or Inactive, or 1 or 0.',
    },
    noCode: 'The row does not identify a bank.',
    unknown: '%{text} is not the code of a bank.',
    twice: 'The code appears on more than one row. See also row %{lines}.',
    nameFixed: 'The name of a bank cannot be changed. It is %{name}.',
  },
};

export const screens: ScreenTexts = {
  '/bancos': {
    title: 'Banks',
    menu: 'Banks',
    search: 'Search by name or code',
    import: 'Import banks',
  },
};

export const trail: TrailTexts = {
  entities: { bank: 'Bank' },
  fields: { partner: 'Partner', deposit_code_length: 'Deposit code length' },
};
