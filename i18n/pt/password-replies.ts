import type { passwordReplies as model } from '../en/password-replies';

export const passwordReplies: typeof model = {
  requested: 'Se o CPF estiver cadastrado, as instruções foram enviadas para o e-mail correspondente.',
  remembered: 'Esta senha já foi usada. Escolha outra.',
  currentMissing: 'Informe sua senha atual.',
  currentWrong: 'A senha atual não está correta. Tente novamente.',
  tooMany:
    'Muitas tentativas. Tente novamente em 1 minuto. |||| Muitas tentativas. Tente novamente em %{smart_count} minutos.',
  common: 'Esta senha é muito comum. Escolha outra.',
  tooManyChanges: 'Você já trocou a senha %{most} vezes em um dia. Tente novamente amanhã.',
};
