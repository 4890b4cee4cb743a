import type { errorReplies as model } from '../en/error-replies';

export const errorReplies: typeof model = {
  diskFull: 'Nada foi salvo, porque o servidor está sem espaço de armazenamento. Fale com o atendimento.',
  currentSession: 'Esta é a sessão que você está usando. Para encerrá-la, saia.',
  feedKey: 'A chave do recebimento de transações está ausente ou incorreta.',
  methodNotAllowed: 'Este endereço não aceita este método.',
  tooManyCalls: 'Muitas solicitações em pouco tempo. Aguarde um minuto e tente novamente.',
  tooManyReports: 'Você tem relatórios demais em andamento. Aguarde até que um deles termine.',
  malformed: 'A solicitação não é um JSON válido.',
  mediaType: 'Este tipo de conteúdo não é aceito. Envie o corpo como %{types}.',
  charset: 'Este conjunto de caracteres não é aceito. Envie o corpo em UTF-8.',
  contentEncoding:
    'Esta codificação de conteúdo não é aceita. Envie o corpo sem compressão, sem Content-Encoding.',
  bodyNoUtf8: 'O corpo contém bytes que não são UTF-8.',
  addressNoUtf8: 'O endereço contém bytes que não são UTF-8.',
};
