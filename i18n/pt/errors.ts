import type { errors as model } from '../en/errors';

export const errors: typeof model = {
  unexpected: 'Algo inesperado aconteceu. Tente novamente.',
  notProcessed: 'Não foi possível processar a solicitação.',
  canceled: 'Solicitação cancelada.',
  timeout: 'O servidor não respondeu a tempo.',
  reload: 'Recarregue a página e tente novamente.',
  unavailable: 'O serviço está temporariamente indisponível. Tente novamente em instantes.',
  unauthenticated: 'Sua sessão foi encerrada. Entre novamente.',
  forbidden: 'Você não tem acesso a este recurso.',
  notFound: 'Não encontrado.',
  tooLarge: 'A solicitação é grande demais.',
  tooManyRequests: 'Muitas tentativas. Tente novamente mais tarde.',
  validation: 'Verifique os campos destacados.',
  unknownKey: 'Campo desconhecido.',
  malformed: 'A solicitação não é um JSON válido.',
  list: 'Erro ao carregar a lista!',
  filters: 'Erro ao carregar os filtros!',
  noData: 'Não há dados para este filtro.',
  form: 'O formulário contém erros.',
  unsaved: 'Há alterações não salvas. Sair mesmo assim?',
  languageNotFound: 'Código de idioma não encontrado.',
};
