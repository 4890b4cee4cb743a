import type { common as model } from '../en/common';

export const common: typeof model = {
  retry: 'Tentar novamente',
  cancel: 'Cancelar',
  close: 'Fechar',
  back: 'Voltar',
  save: 'Salvar',
  edit: 'Editar',
  clear: 'Limpar',
  clearAll: 'Limpar tudo',
  filter: 'Filtrar',
  export: 'Exportar',
  loading: 'Carregando…',
  request: 'Requisição %{id}',
  active: 'Ativo',
  inactive: 'Inativo',
  activeFeminine: 'Ativa',
  inactiveFeminine: 'Inativa',
  actions: 'Ações',
  yes: 'Sim',
  no: 'Não',
};
