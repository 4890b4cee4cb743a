import type { bulkReasons as model } from '../en/bulk-reasons';
import { userProblems } from './user-problems';

export const bulkReasons: typeof model = {
  specificUser: 'Usuários específicos não têm estabelecimentos.',
  groups:
    'Tem acesso por meio de grupos. Inclua o estabelecimento em um grupo ou altere o usuário no formulário.',
  throughGroup: 'Tem acesso por meio de um grupo. Altere o grupo.',
  lastEstablishment: 'Ficaria sem nenhum estabelecimento.',
  changedSince: 'Foi alterado depois desta ação.',
  outsideScope: 'Envolve um estabelecimento que não é mais seu.',
  beyondScope: userProblems.beyondScope,
  lastOfGroup: 'Um grupo precisa ter pelo menos um estabelecimento.',
  grouperFull: 'O grupo passaria do limite de estabelecimentos.',
  over: 'O último dia já passou. Defina outro primeiro.',
  endBeforeOpening: 'Terminaria antes da publicação.',
  inactive: 'Não tem acesso ativo. Ative-o primeiro.',
  hasPassword: 'Já tem senha e pode pedir um link na página de login.',
  mailsUsedUp: 'Você atingiu o limite de e-mails por dia. Continue amanhã.',
  orderClosed: 'Está encerrado. Reabra-o primeiro.',
};
