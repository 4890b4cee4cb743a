import type { ScreenTexts, TrailTexts } from '../../area-parts';
import type { groupers as model } from '../../en/own/groupers';

export const groupers: typeof model = {
  table: 'Grupos',
  count: '%{count} grupo |||| %{count} grupos',
  empty: 'Ainda não há grupos.',
  failed: 'Erro ao carregar os grupos!',
  edit: 'Editar grupo',
  open: 'Editar %{name}',
  remove: 'Excluir %{name}',
  back: 'Voltar para grupos',
  columns: {
    nome: 'Nome',
    ecs: 'Estabelecimentos',
    ativo: 'Status',
    id: 'ID',
  },
  filters: {
    associatorName: 'Nome do grupo',
    ec: 'Estabelecimentos',
  },
  ecs: {
    more: 'Mais %{count} de %{name}, mostrar',
    title: 'Outros estabelecimentos de %{name}',
  },
  form: {
    title: 'Grupo',
    help: 'Todos os campos são obrigatórios. Quem tem o grupo tem acesso a todos os estabelecimentos dele.',
    name: 'Nome',
    ecs: 'Estabelecimentos',
    clear: 'Remover todos os estabelecimentos',
    nothing: 'nenhum',
  },
  problems: {
    required: 'Preencha todos os campos obrigatórios.',
    nameTooLong: 'O nome pode ter no máximo 100 caracteres.',
    nameUnseen: 'O nome contém uma quebra de linha ou outro caractere invisível.',
    nameForeign:
      'O nome tem uma letra que não é latina ou um sinal incomum. Digite o nome com as letras e os sinais do teclado.',
  },
  nameTaken: 'Já existe um grupo com este nome.',
  inUse: 'O grupo está em uso por usuários.',
  inRules: 'Uma regra do login único dá este grupo.',
  saveFailed: 'Não foi possível salvar o grupo.',
  deletion: {
    title: 'Excluir %{name}?',
    text: 'O grupo será excluído definitivamente.',
    held: 'O grupo está em uso por usuários. Primeiro remova-o destas pessoas.',
    confirm: 'Excluir',
    failed: 'Não foi possível excluir o grupo.',
    done: 'Grupo excluído.',
  },
  import: {
    id: 'Identifica o grupo da linha. Sem ID, vale o nome.',
    name: 'Obrigatório para grupos novos, até 100 caracteres. Junto com um ID, é o novo nome do grupo.',
    establishments:
      'Códigos separados por espaços, ou como a lista os exporta. Informe todos os que o grupo deve ter. Obrigatórios para grupos novos.',
    noGroup: 'Não há grupo com o ID %{id}.',
    twice: 'O grupo aparece em mais de uma linha. Veja também a linha %{lines}.',
    none: 'A linha não identifica nenhum grupo: não tem ID nem nome.',
    noEstablishment: 'Estes estabelecimentos não existem: %{codes}.',
  },
};

export const screens: ScreenTexts = {
  '/agrupadores': {
    title: 'Grupos',
    menu: 'Grupos',
    search: 'Buscar por nome',
    create: 'Novo grupo',
    import: 'Importar grupos',
  },
};

export const trail: TrailTexts = { entities: { grouper: 'Grupo' } };
