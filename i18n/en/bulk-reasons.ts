import { userProblems } from './user-problems';

/** Why bulk work leaves a record as it is; the server alone says it. */
export const bulkReasons = {
  specificUser: 'Specific users have no establishments.',
  groups: 'Has access through groups. Add the establishment to a group, or change the user in the form.',
  throughGroup: 'Has access through a group. Change the group.',
  lastEstablishment: 'Would be left without any establishment.',
  changedSince: 'Was changed after this action.',
  outsideScope: 'Involves an establishment that is no longer yours.',
  beyondScope: userProblems.beyondScope,
  lastOfGroup: 'A group must have at least one establishment.',
  grouperFull: 'The group would have more establishments than allowed.',
  over: 'Its last day has passed. Set another one first.',
  endBeforeOpening: 'It would end before its publication.',
  inactive: 'Has no active access. Activate it first.',
  hasPassword: 'Already has a password, and can request a link on the sign-in page.',
  mailsUsedUp: 'You have reached the daily limit of e-mails. Continue tomorrow.',
  orderClosed: 'Is closed. Reopen it first.',
};
