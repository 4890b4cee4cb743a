import type { userReplies as model } from '../en/user-replies';

export const userReplies: typeof model = {
  loginTaken: 'Login já cadastrado.',
  fixed: 'Este campo não pode ser alterado.',
  unknownGroup: 'Um dos grupos não existe.',
  notYoursToGive: 'Você não pode conceder isto.',
  apiUserExists: 'Este usuário já tem um usuário de API.',
  notManager: 'Somente um administrador de estabelecimento pode ter um usuário de API.',
  mailsUsedUp:
    'Você pode enviar e-mails a %{most} pessoas novas ou endereços alterados por dia. Continue amanhã.',
};
