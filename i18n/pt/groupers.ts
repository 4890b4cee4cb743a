import type { groupers as model } from '../en/groupers';

export const groupers: typeof model = {
  table: 'Agrupadores',
  count: '%{count} agrupador |||| %{count} agrupadores',
  empty: 'Ainda não há agrupadores.',
  failed: 'Erro ao carregar os grupos!',
  new: 'Novo agrupador',
  edit: 'Editar agrupador',
  open: 'Editar %{name}',
  remove: 'Excluir %{name}',
  back: 'Voltar para agrupadores',
  columns: {
    nome: 'Nome',
    ecs: 'Estabelecimentos',
    ativo: 'Status',
    id: 'Id',
  },
  filters: {
    associatorName: 'Nome do agrupador',
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
    clear: 'Retirar todos os estabelecimentos',
    nothing: 'nenhum',
  },
  problems: {
    required: 'Preencha todos os campos obrigatórios.',
    nameTooLong: 'O nome pode ter no máximo 100 caracteres.',
    nameUnseen: 'O nome contém uma quebra de linha ou outro caractere que não se vê.',
  },
  nameTaken: 'Já existe um grupo com este nome.',
  inUse: 'O grupo está em uso por usuários.',
  saveFailed: 'Não foi possível salvar o grupo.',
  deletion: {
    title: 'Excluir %{name}?',
    text: 'O grupo é excluído definitivamente.',
    held: 'O grupo está em uso por usuários. Primeiro retire-o destas pessoas.',
    confirm: 'Excluir',
    failed: 'Não foi possível excluir o grupo.',
    done: 'Grupo excluído.',
  },
  import: {
    id: 'Diz de qual grupo a linha trata. Sem id, o nome o diz.',
    name: 'Necessário para grupos novos, até 100 caracteres. Ao lado de um id, é o novo nome do grupo.',
    establishments:
      'Códigos separados por espaços, ou como a lista os exporta: todos os que o grupo deve ter. Necessários para grupos novos.',
    noGroup: 'Não há grupo com o id %{id}.',
    twice: 'O grupo está em mais de uma linha. Veja também a linha %{lines}.',
    none: 'A linha não indica nenhum grupo: não tem id nem nome.',
    noEstablishment: 'Estes estabelecimentos não existem: %{codes}.',
  },
};
