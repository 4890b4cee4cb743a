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
  capped: 'Exibindo %{shown} de %{total}. Digite para filtrar a lista.',
  first: 'Exibindo os primeiros %{shown}. Digite para encontrar os demais.',
  rest: 'E mais %{count}',
  pasteHint: 'Cole uma coluna de uma planilha para escolher várias opções de uma vez.',
  pasted: {
    added: '%{smart_count} opção adicionada |||| %{smart_count} opções adicionadas',
    already: '%{smart_count} já estava escolhida |||| %{smart_count} já estavam escolhidas',
    missing: 'não encontrado: %{values} |||| não encontrados: %{values}',
    andMore: '%{values} e mais %{count}',
    show: 'Ver lista',
    dismiss: 'Ocultar mensagem',
    list: 'Não encontrados em %{label}',
    several: 'Corresponde a várias opções',
    copy: 'Copiar lista',
    copied: 'Copiada',
  },
};
