import type { userProblems as model } from '../en/user-problems';

export const userProblems: typeof model = {
  required: 'Preencha nome, e-mail e login.',
  email: 'E-mail inválido.',
  nameTooLong: 'O nome pode ter no máximo 100 caracteres.',
  nameUnseen: 'O nome contém uma quebra de linha ou outro caractere invisível.',
  status: 'Selecione o status.',
  scope: 'Selecione ao menos um estabelecimento ou grupo.',
  bothScopes: 'Campo obrigatório. Escolha estabelecimentos ou grupos, não ambos.',
  login: 'CPF inválido.',
  endBeforeStart: 'A data final não pode ser anterior à data inicial.',
  endMissing: 'Informe o fim ou marque “Sem fim de vigência”.',
  start: 'Informe a data inicial completa.',
  startPast: 'A data inicial não pode ser anterior a hoje.',
  category: 'Selecione uma categoria.',
  establishment: 'Selecione ao menos um estabelecimento.',
  beyondScope: 'Esta pessoa também tem acesso a estabelecimentos que não são seus.',
};
