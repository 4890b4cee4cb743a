import type { effect as model } from '../../en/own/effect';

export const effect: typeof model = {
  title: 'Efeito no acesso',
  computing: 'Calculando quem ganha e quem perde acesso…',
  failed: 'Não foi possível calcular o efeito no acesso.',
  changed: 'O efeito no acesso mudou nesse meio-tempo. Nada foi salvo.',
  again: 'O efeito no acesso mudou desde a sua consulta. Este é o efeito atual; nada foi salvo ainda.',
  none: 'Ninguém ganha nem perde acesso a um estabelecimento.',
  gaining: '%{count} pessoa ganha acesso. |||| %{count} pessoas ganham acesso.',
  losing: '%{count} pessoa perde acesso. |||| %{count} pessoas perdem acesso.',
  people: 'Pessoas cujo acesso muda',
  gains: 'Ganha',
  loses: 'Perde',
  gainedTitle: 'O que %{name} ganha',
  lostTitle: 'O que %{name} perde',
  moreGained: 'Mais %{count} que %{name} ganha, mostrar',
  moreLost: 'Mais %{count} que %{name} perde, mostrar',
  more: 'Mostrar mais',
  confirm: 'Salvar com este efeito',
  columns: {
    name: 'Nome',
    login: 'Login',
    status: 'Status',
    change: 'Mudança',
    code: 'Código do estabelecimento',
    establishment: 'Estabelecimento',
  },
};
