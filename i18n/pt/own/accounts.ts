import type { ScreenTexts, TrailTexts } from '../../area-parts';
import type { accounts as model } from '../../en/own/accounts';

export const accounts: typeof model = {
  count: '%{count} conta |||| %{count} contas',
  table: 'Contas',
  empty: 'Ainda não há contas.',
  columns: {
    apelido: 'Apelido',
    banco: 'Banco',
    numeroAgencia: 'Número da agência',
    numeroConta: 'Número da conta',
    contaEcs: 'Estabelecimentos',
    ativo: 'Status',
  },
  card: { branch: 'Agência', account: 'Conta' },
  filters: {
    apelido: 'Apelido',
    status: 'Status',
    banco: 'Banco',
    agencia: 'Número da agência',
    conta: 'Número da conta',
    ecs: 'Estabelecimento',
  },
  ecs: {
    title: 'Outros estabelecimentos de %{name}',
    more: 'Mais %{count} de %{name}, mostrar',
  },
  details: {
    bankFiles: 'Arquivos bancários numerados',
    title: 'Detalhes da conta',
    back: 'Voltar para contas',
    open: 'Detalhes de %{name}',
    data: 'Conta',
    dataHelp: 'Onde o dinheiro é creditado.',
    access: 'Estabelecimentos',
    accessHelp: 'Os estabelecimentos cujo dinheiro é creditado nesta conta.',
    readOnly: 'Somente para consulta. Nada pode ser alterado aqui.',
  },
  turn: {
    activate: {
      open: 'Ativar %{name}',
      title: 'Ativar %{name}?',
      text: 'A conta voltará a aparecer como ativa.',
      confirm: 'Ativar',
    },
    deactivate: {
      open: 'Desativar %{name}',
      title: 'Desativar %{name}?',
      text: 'A conta passará a aparecer como inativa. As transações dela continuam no extrato.',
      confirm: 'Desativar',
    },
    failed: 'Não foi possível alterar o status da conta.',
  },
  switchOff: 'Estas contas passarão a aparecer como inativas. As transações delas continuam no extrato.',
};

export const screens: ScreenTexts = {
  '/contas': { title: 'Contas', menu: 'Contas', search: 'Buscar por apelido' },
};

export const trail: TrailTexts = {
  entities: { account: 'Conta' },
  fields: { nickname: 'Apelido', bank_code: 'Banco', branch: 'Agência' },
};
