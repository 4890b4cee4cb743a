import type { multiSelect as model } from '../en/multi-select';

export const multiSelect: typeof model = {
  all: 'Todos',
  none: 'Nenhum',
  noOptions: 'Sem opções',
  loading: 'Carregando opções…',
  open: 'Abrir',
  close: 'Fechar',
  more: 'Mais %{count}, ver todos',
  chosen: 'Escolhidos em %{label}',
  remove: 'Remover %{name}',
  capped: 'Exibindo %{shown} de %{total}. Digite para reduzir a lista.',
  rest: 'E mais %{count}',
};
