import type { passwordReplies as model } from '../en/password-replies';

export const passwordReplies: typeof model = {
  requested: 'Se o CPF estiver cadastrado, as instruções foram enviadas para o e-mail correspondente.',
  remembered: 'Esta senha já foi usada. Escolha outra.',
  currentMissing: 'Informe sua senha atual.',
  currentWrong: 'A senha atual não está correta. Tente novamente.',
  tooMany:
    'Muitas tentativas. Tente novamente em 1 minuto. |||| Muitas tentativas. Tente novamente em %{smart_count} minutos.',
  common: 'Esta senha é muito comum. Escolha outra.',
  needsFactor:
    'Sua senha só foi aceita junto com um segundo fator, e agora você não tem nenhum. Clique em “Esqueci minha senha” e defina uma nova.',
  factorGone:
    'Seu segundo fator foi removido nesse meio-tempo. Escolha uma senha que atenda aos critérios sem ele.',
  tooManyChanges: 'Você já trocou a senha %{most} vezes em um dia. Tente novamente amanhã.',
};
