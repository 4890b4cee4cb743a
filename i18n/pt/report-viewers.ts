import type { viewers as model } from '../en/report-viewers';

export const viewers: typeof model = {
  search: 'Buscar por nome',
  count: '%{count} visualizador |||| %{count} visualizadores',
  table: 'Visualizadores de relatórios',
  empty: 'Ainda não há visualizadores de relatórios.',
  new: 'Novo visualizador',
  edit: 'Editar visualizador',
  back: 'Voltar aos visualizadores',
  incomplete:
    'Para salvar, preencha nome, login e e-mail, altere algo e vincule ao menos um estabelecimento.',
  columns: {
    name: 'Nome',
    login: 'Login',
    email: 'E-mail',
    active: 'Status',
  },
  filters: {
    name: 'Nome',
    status: 'Status',
    login: 'Login',
    email: 'E-mail',
    ecs: 'Estabelecimentos',
  },
  links: {
    title: 'Estabelecimentos',
    text: 'O visualizador vê os relatórios destes estabelecimentos.',
    open: 'Vincular estabelecimentos',
    table: 'Estabelecimentos vinculados',
    none: 'Nenhum estabelecimento vinculado.',
    loading: 'Carregando estabelecimentos…',
    remove: 'Remover %{name}',
    count: '%{count} estabelecimento |||| %{count} estabelecimentos',
    throughGroup: 'Por meio de %{group}',
    locked: 'Bloqueado',
    grouped:
      'Os estabelecimentos de um grupo ficam bloqueados. Um administrador do provedor os altera em Usuários.',
    columns: {
      code: 'Código',
      name: 'Nome fantasia',
      city: 'Cidade',
      state: 'UF',
    },
  },
  dialog: {
    title: 'Vincular estabelecimentos',
    left: 'Disponíveis',
    right: 'Selecionados',
    search: {
      left: 'Buscar disponíveis por nome',
      right: 'Buscar selecionados por nome',
    },
    empty: {
      left: 'Nada para vincular.',
      right: 'Nada selecionado.',
    },
    noMatch: 'Nada corresponde à busca.',
    count: '%{marked} de %{shown} marcados',
    all: 'Marcar todos em %{label}',
    moves: 'Mover',
    selectedRight: 'Mover marcados para selecionados',
    allRight: 'Mover todos para selecionados',
    selectedLeft: 'Mover marcados para disponíveis',
    allLeft: 'Mover todos para disponíveis',
    confirm: 'Confirmar',
  },
};
