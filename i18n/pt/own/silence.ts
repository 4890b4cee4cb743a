import type { silence as model } from '../../en/own/silence';

export const silence: typeof model = {
  title: 'Estabelecimentos em silêncio',
  loading: 'Carregando estabelecimentos em silêncio…',
  failed: 'Não foi possível carregar os estabelecimentos em silêncio.',
  notYet: 'Ainda não houve avaliação: ela é feita uma vez por hora.',
  nobody: 'Nenhum estabelecimento tem depósitos suficientes para ser avaliado.',
  none: 'Todos os estabelecimentos depositam como de costume.',
  some: '1 já deveria ter depositado: %{names} |||| %{smart_count} já deveriam ter depositado: %{names}',
  behind:
    'Não chegam dados desde %{date} às %{time}. Até chegarem, nenhum outro estabelecimento entra na lista.',
  show: 'Ver detalhes',
  hide: 'Ocultar detalhes',
  last: 'Último depósito em %{date} às %{time}.',
  usual: 'Deposita em %{with} de %{days} dos seus dias habituais, quase sempre até as %{hour}.',
  once: 'Um silêncio tão longo ocorre cerca de uma vez a cada %{days} dias.',
  rarer: 'Um silêncio tão longo ocorre menos de uma vez a cada %{days} dias.',
  reasons: {
    semTerminal: 'Motivo provável: o estabelecimento não tem mais terminal.',
    operadoresDesativados: 'Motivo provável: todos os seus operadores estão desativados.',
    chamado: 'Motivo provável: o chamado %{number} está aberto.',
    noticia: 'Motivo provável: a notícia “%{title}”.',
    unknown: 'Motivo desconhecido.',
  },
  bounded: 'Os %{shown} mais recentes de %{count}.',
  judged:
    '%{count} avaliados em %{date} às %{time}, cada um pelas suas últimas dez semanas, por dia da semana e hora.',
  quiet: 'Não contam os dias em que a maioria dos estabelecimentos de uma cidade fica em silêncio.',
  sparse: 'Poucos depósitos para avaliar: %{names}.',
  sparser: 'Poucos depósitos para avaliar: %{names} e mais %{count}.',
};
