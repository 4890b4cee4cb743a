import type { bulkReasons as model } from '../en/bulk-reasons';
import { userProblems } from './user-problems';

export const bulkReasons: typeof model = {
  specificUser: 'Usuários específicos não têm estabelecimentos.',
  groups: 'Tem acesso por grupos. Inclua o estabelecimento em um grupo ou altere o usuário no formulário.',
  throughGroup: 'Tem acesso por um grupo. Altere o grupo.',
  lastEstablishment: 'Ficaria sem nenhum estabelecimento.',
  changedSince: 'Foi alterado depois desta ação.',
  outsideScope: 'Diz respeito a um estabelecimento que não é mais seu.',
  beyondScope: userProblems.beyondScope,
  lastOfGroup: 'Um grupo fica com pelo menos um estabelecimento.',
  grouperFull: 'O grupo teria mais estabelecimentos do que pode ter.',
  over: 'O último dia já passou. Defina outro primeiro.',
  endBeforeOpening: 'Terminaria antes da publicação.',
};
