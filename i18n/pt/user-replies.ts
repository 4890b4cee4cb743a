import type { userReplies as model } from '../en/user-replies';

export const userReplies: typeof model = {
  loginTaken: 'Login já cadastrado.',
  fixed: 'Este campo não pode ser alterado.',
  unknownEstablishment: 'Um dos estabelecimentos não existe.',
  unknownGroup: 'Um dos grupos não existe.',
  apiUserExists: 'Este usuário já tem um usuário API.',
  notManager: 'Somente um administrador de estabelecimento pode ter um usuário API.',
};
