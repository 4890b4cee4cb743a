import type { importReplies as model } from '../en/import-replies';

export const importReplies: typeof model = {
  reasons: 'O que corrigir',
  columns: {
    name: 'Nome',
    login: 'Login',
    email: 'E-mail',
    status: 'Status',
    profile: 'Perfil',
    establishments: 'Estabelecimentos',
    groups: 'Grupos',
    category: 'Categoria',
    apiAccess: 'Acesso à API',
    apiStart: 'Início da API',
    apiEnd: 'Fim da API',
    ecs: 'Acesso a estabelecimentos',
  },
  help: {
    name: 'Necessário para pessoas novas, até 100 caracteres. O nome de quem já está cadastrado não pode ser alterado.',
    login:
      'Diz de quem é a linha. 8, 10 ou 11 dígitos, ou 6 dígitos, um hífen e 5 dígitos. Os zeros à esquerda são mantidos.',
    email: 'Necessário para pessoas novas. O e-mail de boas-vindas com o link da senha vai para ele.',
    status: 'Ativo ou Inativo, ou 1 ou 0. Necessário para pessoas novas.',
    profile:
      'Administrador de estabelecimento, Visualizador de relatórios ou Usuário específico, ou 2, 3 ou 5. Sem perfil, pessoas novas são visualizadores de relatórios.',
    establishments: 'Códigos separados por espaços, todos os que a pessoa deve ter.',
    groups: 'Nomes ou identificadores separados por |, todos os que a pessoa deve ter.',
    category: 'Usuário banco ou 1, somente para usuários específicos.',
    apiAccess: 'Sim ou Não, ou 1 ou 0, somente para administradores de estabelecimento.',
    apiStart: 'O dia como 2026-12-31 ou 31/12/2026. Necessário com acesso à API.',
    apiEnd: 'O dia como 2026-12-31 ou 31/12/2026. Sem ele, um acesso novo não tem fim.',
  },
  problems: {
    loginTwice: 'O login está em mais de uma linha. Veja também a linha %{lines}.',
    nameFixed: 'O nome de uma pessoa cadastrada não pode ser alterado. É %{name}.',
    noStatus: '%{text} não é um status. Escreva Ativo ou Inativo.',
    noProfile:
      '%{text} não é um perfil. Escreva Administrador de estabelecimento, Visualizador de relatórios ou Usuário específico.',
    noCategory: '%{text} não é uma categoria. Escreva Usuário banco.',
    noDecision: '%{text} não é uma resposta. Escreva Sim ou Não.',
    noDate: '%{text} não é um dia. Escreva como 2026-12-31.',
    noEstablishment: 'Estes estabelecimentos não existem ou não são seus: %{codes}.',
    noGroup: 'Estes grupos não existem: %{names}.',
    noScope: 'Um usuário específico não tem estabelecimentos nem grupos.',
    categoryNotSpecific: 'Somente usuários específicos têm categoria.',
    apiNotManager: 'Somente administradores de estabelecimento têm acesso à API.',
    dateWithoutAccess: 'Uma data da API precisa de acesso à API.',
    surplus:
      'A linha tem mais células que o cabeçalho. Um texto que contém o separador deve estar entre aspas.',
  },
  refused: {
    columnTwice: 'Uma coluna está duas vezes no arquivo.',
    column: 'O arquivo tem uma coluna que não pode ser importada aqui.',
    noKey: 'O arquivo não tem nenhuma coluna que diga de qual registro cada linha trata.',
    empty: 'O arquivo não tem linhas.',
    lineTwice: 'Duas linhas têm o mesmo número.',
    otherNumbers: 'A prévia tem outros números. Veja-a novamente.',
    nothing: 'Não há nada para importar neste arquivo.',
    outdated: 'Nada foi importado, porque algo mudou depois da prévia. Trata-se da linha %{lines}.',
    taken: 'Nada foi importado, porque alguém cadastrou nesse meio-tempo o login %{logins}.',
  },
};
