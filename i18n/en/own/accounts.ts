import type { ScreenTexts, TrailTexts } from '../../area-parts';
/** `/contas` (ACC). */
export const accounts = {
  count: '%{count} account |||| %{count} accounts',
  table: 'Accounts',
  empty: 'There are no accounts yet.',
  columns: {
    apelido: 'Nickname',
    banco: 'Bank',
    numeroAgencia: 'Branch number',
    numeroConta: 'Account number',
    contaEcs: 'Establishments',
    ativo: 'Status',
  },
  /** On a card, before the numbers. */
  card: { branch: 'Branch', account: 'Account' },
  filters: {
    apelido: 'Nickname',
    status: 'Status',
    banco: 'Bank',
    agencia: 'Branch number',
    conta: 'Account number',
    ecs: 'Establishment',
  },
  ecs: {
    title: 'More establishments of %{name}',
    more: '%{count} more of %{name}, show',
  },
  details: {
    bankFiles: 'Numbered bank files',
    title: 'Account details',
    back: 'Back to accounts',
    open: 'Details of %{name}',
    data: 'Account',
    dataHelp: 'Where the cash is credited.',
    access: 'Establishments',
    accessHelp: 'The establishments whose cash is credited to this account.',
    readOnly: 'Read only. Nothing can be changed here.',
  },
  turn: {
    activate: {
      open: 'Activate %{name}',
      title: 'Activate %{name}?',
      text: 'The account will be marked as active again.',
      confirm: 'Activate',
    },
    deactivate: {
      open: 'Deactivate %{name}',
      title: 'Deactivate %{name}?',
      text: 'The account will be marked as inactive. Its transactions stay in the statement.',
      confirm: 'Deactivate',
    },
    failed: 'The status of the account could not be changed.',
  },
  switchOff: 'These accounts will be marked as inactive. Their transactions stay in the statement.',
};

export const screens: ScreenTexts = {
  '/contas': { title: 'Accounts', menu: 'Accounts', search: 'Search by nickname' },
};

export const trail: TrailTexts = {
  entities: { account: 'Account' },
  fields: { nickname: 'Nickname', bank_code: 'Bank', branch: 'Branch' },
};
