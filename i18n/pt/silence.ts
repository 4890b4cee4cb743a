import type { silence as model } from '../en/silence';

export const silence: typeof model = {
  title: 'Estabelecimentos em silêncio',
  loading: 'Carregando estabelecimentos em silêncio…',
  failed: 'Não foi possível carregar os estabelecimentos em silêncio.',
  notYet: 'Nada foi avaliado ainda: a avaliação é feita uma vez por hora.',
  nobody: 'Nenhum estabelecimento tem ainda depósitos suficientes para ser avaliado.',
  none: 'Todos os estabelecimentos depositam como de costume.',
  some: '1 já deveria ter depositado: %{names} |||| %{smart_count} já deveriam ter depositado: %{names}',
  behind: 'Nenhum dado chegou desde %{date} às %{time}. Até que cheguem, ninguém mais é incluído.',
  show: 'Ver detalhes',
  hide: 'Ocultar detalhes',
  last: 'Último depósito em %{date} às %{time}.',
  usual: 'Deposita em %{with} de %{days} dos seus dias habituais, quase sempre até as %{hour}.',
  once: 'Um silêncio assim ocorre cerca de uma vez a cada %{days} dias.',
  rarer: 'Um silêncio assim ocorre menos de uma vez a cada %{days} dias.',
  reasons: {
    semTerminal: 'Motivo provável: não tem mais terminal.',
    operadoresDesativados: 'Motivo provável: todos os seus operadores estão desativados.',
    chamado: 'Motivo provável: o chamado %{number} está aberto.',
    noticia: 'Motivo provável: a notícia “%{title}”.',
    unknown: 'O portal não conhece o motivo.',
  },
  bounded: 'Os %{shown} mais recentes de %{count}.',
  judged:
    '%{count} avaliados em %{date} às %{time}, cada um pelas suas últimas dez semanas, por dia da semana e hora.',
  quiet: 'Dias em que a maioria dos estabelecimentos de uma cidade fica em silêncio não contam para ninguém.',
  sparse: 'Poucos depósitos para avaliar: %{names}.',
  sparser: 'Poucos depósitos para avaliar: %{names} e mais %{count}.',
};
