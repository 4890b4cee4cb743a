/** What the server alone says about users. */
export const userReplies = {
  loginTaken: 'Login already registered.',
  fixed: 'This cannot be changed.',
  unknownGroup: 'One of the groups does not exist.',
  notYoursToGive: 'You cannot grant this.',
  apiUserExists: 'This user already has an API user.',
  notManager: 'Only an establishment administrator can have an API user.',
  mailsUsedUp:
    'You can send e-mails to at most %{most} new people or changed addresses a day. Continue tomorrow.',
};
