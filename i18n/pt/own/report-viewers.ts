import type { ScreenTexts } from '../../area-parts';
import type { reportViewers as model } from '../../en/own/report-viewers';

export const reportViewers: typeof model = {
  count: '%{count} visualizador |||| %{count} visualizadores',
  table: 'Visualizadores de relatórios',
  empty: 'Ainda não há visualizadores de relatórios.',
  edit: 'Editar visualizador',
  back: 'Voltar para visualizadores',
  incomplete: 'Para salvar, preencha nome, login e e-mail e vincule ao menos um estabelecimento.',
  unlinked: 'Para salvar, vincule pelo menos um estabelecimento.',
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
      'Os estabelecimentos que vêm de um grupo ficam bloqueados. Um administrador do provedor pode alterá-los em Usuários.',
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

export const screens: ScreenTexts = {
  '/visualizadores-relatorios': {
    title: 'Visualizadores de relatórios',
    menu: 'Visualizadores',
    search: 'Buscar por nome',
    create: 'Novo visualizador de relatórios',
    new: 'Novo visualizador',
    import: 'Importar visualizadores de relatórios',
  },
};
