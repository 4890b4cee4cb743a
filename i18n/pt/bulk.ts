import type { bulk as model } from '../en/bulk';
import { userProblems } from './user-problems';

export const bulk: typeof model = {
  actions: {
    activate: 'Ativar',
    deactivate: 'Desativar',
    addEstablishments: 'Atribuir estabelecimentos',
    removeEstablishments: 'Remover estabelecimentos',
  },
  undone: {
    activate: 'Ativação desfeita',
    deactivate: 'Desativação desfeita',
    addEstablishments: 'Atribuição de estabelecimentos desfeita',
    removeEstablishments: 'Remoção de estabelecimentos desfeita',
  },
  resources: {
    usuarios: 'Usuários',
    'visualizadores-relatorios': 'Visualizadores de relatórios',
  },
  reasons: {
    specificUser: 'Usuários específicos não têm estabelecimentos.',
    groups: 'Tem acesso por grupos. Inclua o estabelecimento em um grupo ou altere o usuário no formulário.',
    throughGroup: 'Tem acesso por um grupo. Altere o grupo.',
    lastEstablishment: 'Ficaria sem nenhum estabelecimento.',
    changedSince: 'Foi alterado depois desta ação.',
    outsideScope: 'Diz respeito a um estabelecimento que não é mais seu.',
    beyondScope: userProblems.beyondScope,
  },
  tooMany: 'É possível alterar no máximo %{most} registros de uma vez. Restrinja o filtro.',
  notUndoable: 'Só é possível desfazer a sua última ação em massa.',
  choose: {
    label: 'Estabelecimentos',
    addEstablishments: 'A quais estabelecimentos os registros selecionados devem ter acesso?',
    removeEstablishments: 'A quais estabelecimentos os registros selecionados não devem mais ter acesso?',
    missing: 'Escolha pelo menos um estabelecimento.',
    next: 'Pré-visualizar',
  },
  previewing: 'Verificando os registros selecionados…',
  previewFailed: 'Não foi possível fazer a pré-visualização.',
  switchOff:
    'As sessões destas pessoas terminam na hora, e elas não poderão entrar até alguém reativar o acesso.',
  untouched: 'Nada foi alterado ainda.',
  nothing: 'Nenhum dos registros selecionados seria alterado.',
  counts: {
    changing: 'Serão alterados',
    changed: 'Alterados',
    refused: 'Não podem ser alterados',
    vanished: 'Não estão mais na lista',
  },
  already: {
    activate: 'Já estão ativos',
    deactivate: 'Já estão inativos',
    addEstablishments: 'Já têm acesso',
    removeEstablishments: 'Já não têm acesso',
  },
  confirm: {
    activate: 'Ativar %{count}',
    deactivate: 'Desativar %{count}',
    addEstablishments: 'Atribuir a %{count}',
    removeEstablishments: 'Remover de %{count}',
  },
  startFailed: 'Não foi possível executar a ação.',
  noAnswer: 'O servidor não respondeu. Tente novamente. O que já foi feito não é feito duas vezes.',
  progress: '%{done} de %{total} registros',
  leave: 'A ação continua se você fechar esta janela, e você será notificado quando ela terminar.',
  stopped: 'A ação parou antes do fim.',
  goOn: 'Continuar',
  done: {
    activate: '%{count} registro ativado. |||| %{count} registros ativados.',
    deactivate: '%{count} registro desativado. |||| %{count} registros desativados.',
    addEstablishments:
      'Estabelecimentos atribuídos a %{count} registro. |||| Estabelecimentos atribuídos a %{count} registros.',
    removeEstablishments:
      'Estabelecimentos removidos de %{count} registro. |||| Estabelecimentos removidos de %{count} registros.',
  },
  takenBack: '%{count} registro voltou a ser como antes. |||| %{count} registros voltaram a ser como antes.',
  result: 'Resultado',
  unchanged: 'Não alterados',
  staySelected: 'Eles continuam selecionados.',
  rowsFailed: 'Não foi possível carregar os registros.',
  more: 'Mostrar mais',
  unknown: 'Registro %{id}',
  undo: 'Desfazer',
  undoLast: 'Desfazer: %{action}, %{count}',
  undoFailed: 'Não foi possível desfazer a ação. %{reason}',
  running: '%{action}, %{done} de %{total}',
  show: 'Mostrar andamento',
};
