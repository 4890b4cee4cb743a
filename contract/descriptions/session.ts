/* Descriptions of calls beside their summary, for the document alone. Nothing of it is in the code of a browser. */

/** Signing in, passwords, and what belongs to the signed-in person. */
export const session = {
  robotCheck:
    'A proof-of-work challenge that may be answered once within ten minutes. Sign-in asks for its solution where the ' +
    'configuration says `robotCheck`.',
  login:
    'Starts a session: an access token for 15 minutes and a refresh token for 12 hours. Five failures of a login ' +
    'within 15 minutes, or thirty from one address, answer 429 with `Retry-After`; a browser from which the person has ' +
    'signed in before has a count of its own. A failure is a bare string, the status and the text.',
  refreshToken:
    'Both tokens are replaced; the refresh token that was used is honoured for another thirty seconds, so that tabs may ' +
    'race. Used after that it ends the session, 401.',
  logout: 'Ends the session on the server at once: neither of its tokens opens anything any more.',
  validateSession:
    'What the console asks when it starts. A genuine token of somebody who was deactivated meanwhile answers ' +
    '`authenticated: false` instead of 401.',
  resetPassword:
    'The link goes by mail and works for 60 minutes, once. The answer is the same for tax ids that nobody has. More ' +
    'than five requests of a login, or thirty from one address, within 15 minutes answer 429.',
  validateTokenPassword:
    'Asks without using the token up. False for one that is unknown, used or expired: these three are not told apart.',
  linkLogin:
    'So that a password manager stores the new password with its login. Null for a link that is not valid.',
  changePassword:
    'With `token` the session does not count, and the link is used up. Without it a person has to be signed in, and ' +
    'one whose sign-in is older than five minutes gives the present password as well. None of the last five ' +
    'is taken, and none of the last day.',
  getOwnAddress: 'The address to which mails of the portal go, as the server has it.',
  listNotifications:
    'The newest hundred, and of those that were not viewed the newest hundred, in the language of the caller.',
  viewNotifications:
    'All up to the one that is named; what came after the person had looked stays unread. Answers the list.',
  viewNotification:
    'Once viewed it stays viewed: another call changes nothing. One of somebody else answers 404.',
  getConfig:
    'Needs no token. Time zone, pinned currency, support numbers, contacts and videos of this deployment; the same for ' +
    'everybody but for the language of the texts.',
  keepFilter:
    'A filter of a list that is too long for an address, of a screen that the person may open. The same one has the same ' +
    'id. Of a person the newest hundred are kept.',
  getKeptFilter: 'Of the person alone who kept it: one of somebody else answers 404.',
  getManual: 'One manual for establishments, and one for the provider, which level 1 alone may have (403).',
};
