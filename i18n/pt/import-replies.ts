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
    name: 'Obrigatório para pessoas novas, até 100 caracteres. O nome de quem já está cadastrado não pode ser alterado.',
    login:
      'Identifica a pessoa da linha. 8, 10 ou 11 dígitos, ou 6 dígitos, um hífen e 5 dígitos. Os zeros à esquerda são mantidos.',
    email:
      'Obrigatório para pessoas novas. O e-mail de boas-vindas, com o link para criar a senha, é enviado para ele.',
    status: 'Ativo ou Inativo, ou 1 ou 0. Obrigatório para pessoas novas.',
    profile:
      'Administrador de estabelecimento, Visualizador de relatórios ou Usuário específico, ou 2, 3 ou 5. Sem perfil, a pessoa nova será visualizador de relatórios.',
    establishments: 'Códigos separados por espaços. Informe todos os que a pessoa deve ter.',
    groups: 'Nomes ou IDs separados por |. Informe todos os que a pessoa deve ter.',
    category: 'Usuário do banco ou 1, somente para usuários específicos.',
    apiAccess: 'Sim ou Não, ou 1 ou 0, somente para administradores de estabelecimento.',
    apiStart: 'Data no formato 2026-12-31 ou 31/12/2026. Obrigatória com acesso à API.',
    apiEnd: 'Data no formato 2026-12-31 ou 31/12/2026. Sem ela, o novo acesso não tem fim.',
  },
  problems: {
    loginTwice:
      'O login aparece em mais de uma linha. Veja também a linha %{lines}. |||| O login aparece em mais de uma linha. Veja também as linhas %{lines}.',
    nameFixed: 'O nome de uma pessoa cadastrada não pode ser alterado. É %{name}.',
    noStatus: '%{text} não é um status. Escreva Ativo ou Inativo.',
    noProfile:
      '%{text} não é um perfil. Escreva Administrador de estabelecimento, Visualizador de relatórios ou Usuário específico.',
    noCategory: '%{text} não é uma categoria. Escreva Usuário do banco.',
    noDecision: '%{text} não é uma resposta válida. Escreva Sim ou Não.',
    noDate: '%{text} não é uma data. Escreva no formato 2026-12-31.',
    noEstablishment: 'Estes estabelecimentos não existem ou não são seus: %{codes}.',
    noGroup: 'Estes grupos não existem: %{names}.',
    severalGroups:
      '“%{text}” pode ser mais de um grupo: %{names}. Escreva o nome exato, entre aspas se ele contiver |.',
    lostZeros: 'A planilha pode ter removido os zeros à esquerda. Estes existem: %{codes}.',
    noScope: 'Um usuário específico não tem estabelecimentos nem grupos.',
    categoryNotSpecific: 'Somente usuários específicos têm categoria.',
    apiNotManager: 'Somente administradores de estabelecimento têm acesso à API.',
    dateWithoutAccess: 'Para informar datas da API, é preciso ter acesso à API.',
    part: 'Esta célula é uma de várias partes, e as demais não vêm em seguida. Exporte a lista novamente.',
    formula: 'A fórmula desta célula não tem valor. Corrija-a ou digite o valor.',
    surplus:
      'A linha tem mais células do que o cabeçalho. Um texto que contém o separador deve estar entre aspas.',
  },
  warnings: {
    lostZero: 'O login %{login} já está cadastrado. A planilha pode ter removido os zeros à esquerda.',
    groupsAlike: 'O nome não é exato. Foi lido como: %{names}.',
  },
  refused: {
    workbook: 'Não foi possível ler a planilha. Ela pode estar danificada ou protegida por senha.',
    columnTwice: 'Uma coluna aparece duas vezes no arquivo.',
    column: 'O arquivo tem uma coluna que não pode ser importada aqui.',
    noKey: 'O arquivo não tem a coluna que identifica o registro de cada linha.',
    empty: 'O arquivo não tem linhas.',
    lineTwice: 'Duas linhas têm o mesmo número.',
    otherNumbers: 'Os números da prévia mudaram. Confira-a novamente.',
    nothing: 'Não há nada para importar neste arquivo.',
    noNames: 'Nenhum nome muda neste arquivo; não há grafia a corrigir.',
    outdated:
      'Nada foi importado, porque algo mudou depois da prévia. Veja a linha %{lines}. |||| Nada foi importado, porque algo mudou depois da prévia. Veja as linhas %{lines}.',
    taken: 'Nada foi importado, porque nesse meio-tempo alguém cadastrou o login %{logins}.',
  },
  /** A sheet that was exported to be edited. */
  sheet: {
    note: 'Altere as células destas colunas, salve o arquivo como XLSX e importe na mesma lista. As outras células estão bloqueadas.',
    tooLong: 'Grande demais para uma célula (%{characters} caracteres). Não muda.',
    none: 'Esta lista não pode ser exportada para edição.',
    tooMany:
      'Um arquivo para editar tem até %{most} linhas, e esta lista tem %{rows}. Use um filtro mais restrito.',
    tooMuch:
      'Esta lista tem mais texto do que um arquivo para editar consegue trazer de volta. Use um filtro mais restrito.',
    foreign:
      'Este arquivo foi exportado por outro portal, ou a planilha oculta dele foi alterada. Nada foi lido. Exporte a lista novamente e repita as alterações no novo arquivo.',
    otherList: 'Este arquivo é da lista %{list}. Importe-o lá.',
    noSheet:
      'A planilha oculta deste arquivo não está mais nele, e não há como saber o que mudou desde então. Exporte a lista novamente e repita as alterações no novo arquivo.',
    noColumns:
      'Faltam as colunas ocultas que dizem qual registro é o da linha. Desfaça a exclusão, ou exporte a lista novamente e repita a alteração.',
    otherFile: 'A linha veio de outro arquivo. Importe aquele arquivo separadamente.',
    twice:
      'O registro está em mais de uma linha. Veja também a linha %{lines}. |||| O registro está em mais de uma linha. Veja também as linhas %{lines}.',
    gone: 'O registro não existe mais, ou não é seu.',
    lost: 'A linha perdeu as células ocultas, e não há como saber o que foi alterado. Faça a alteração na linha original, ou copie linhas inteiras, com as colunas ocultas.',
    locked:
      'Esta célula não pode ser alterada aqui. Era: %{was}. Se ordenou as linhas, ordene todas as colunas juntas.',
    emptied: 'Uma célula vazia não muda nada. Continua: %{was}.',
    noAdding: 'Não é possível incluir linhas nesta lista.',
    unchosen: 'Escolha a sua versão ou a da outra pessoa em cada linha em conflito.',
    outdated:
      'Nada foi importado, porque outra pessoa alterou algo depois da prévia. Veja a linha %{rows}. |||| Nada foi importado, porque outra pessoa alterou algo depois da prévia. Veja as linhas %{rows}.',
  },
};
