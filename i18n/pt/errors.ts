import type { errors as model } from '../en/errors';

export const errors: typeof model = {
  unexpected: 'Algo inesperado aconteceu. Tente novamente.',
  notProcessed: 'Não foi possível processar a solicitação.',
  canceled: 'Solicitação cancelada.',
  timeout: 'O servidor não respondeu a tempo.',
  reload: 'Recarregue a página e tente novamente.',
  storage:
    'Este navegador não permite que o portal guarde dados. Você pode trabalhar, mas terá que entrar novamente sempre que recarregar a página.',
  storageFull:
    'Este navegador não tem mais espaço para guardar dados. Você pode continuar trabalhando, mas talvez tenha que entrar novamente quando recarregar a página.',
  unavailable: 'O serviço está temporariamente indisponível. Tente novamente em instantes.',
  unauthenticated: 'Sua sessão foi encerrada. Entre novamente.',
  forbidden: 'Você não tem acesso a este recurso.',
  notFound: 'Não encontrado.',
  tooLarge: 'A solicitação é grande demais.',
  tooManyRequests: 'Muitas tentativas. Tente novamente mais tarde.',
  validation: 'Verifique os campos destacados.',
  changedMeanwhile: 'Outra pessoa alterou este registro depois que você o abriu.',
  fieldChanged: 'Alterado por outra pessoa.',
  list: 'Erro ao carregar a lista!',
  filters: 'Erro ao carregar os filtros!',
  noData: 'Não há dados para este filtro.',
  form: 'O formulário contém erros.',
  unsaved: 'Há alterações não salvas. Sair mesmo assim?',
  languageNotFound: 'Código de idioma não encontrado.',
};
