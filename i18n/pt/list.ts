import type { list as model } from '../en/list';

export const list: typeof model = {
  filters: 'Filtros',
  active: '%{smart_count} filtro ativo |||| %{smart_count} filtros ativos',
  any: 'Todos',
  filteredBy: 'Filtrado por',
  remove: 'Remover o filtro %{filter}',
  clearSearch: 'Limpar a busca',
  refresh: 'Atualizar',
  loading: 'Carregando a lista…',
  home: 'Voltar ao início',
  sortBy: 'Ordenar por',
  ascending: '%{field}, crescente',
  descending: '%{field}, decrescente',
  apply: 'Aplicar',
  select: 'Selecione um registro na lista.',
  unreadable: 'O endereço contém um filtro que não pode ser lido. Ele foi ignorado.',
  pager: {
    label: 'Páginas',
    range: '%{from}–%{to} de %{total}',
    rows: 'Linhas por página',
    page: 'Página %{page}',
    next: 'Próxima página',
    previous: 'Página anterior',
  },
  noMatch: {
    text: 'Nenhum dado para este filtro.',
    action: 'Limpar os filtros',
  },
  pastEnd: {
    title: 'A página %{page} não existe.',
    text: 'A lista tem %{smart_count} página. |||| A lista tem %{smart_count} páginas.',
    action: 'Ir para a última página',
  },
};
