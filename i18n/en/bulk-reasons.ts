import { userProblems } from './user-problems';

/** Why bulk work leaves a record as it is; the server alone says it. */
export const bulkReasons = {
  specificUser: 'Specific users have no establishments.',
  groups: 'Has access through groups. Add the establishment to a group, or change the user in the form.',
  throughGroup: 'Has access through a group. Change the group.',
  lastEstablishment: 'Would be left without any establishment.',
  changedSince: 'Was changed after this action.',
  outsideScope: 'Concerns an establishment that is no longer yours.',
  beyondScope: userProblems.beyondScope,
  lastOfGroup: 'A group keeps at least one establishment.',
  grouperFull: 'The group would hold more establishments than a group can.',
  over: 'Its last day is over. Give it another one first.',
  endBeforeOpening: 'It would end before its publication.',
};
