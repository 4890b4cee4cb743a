/* Descriptions of calls beside their summary, for the document alone. Nothing of it is in the code of a browser. */

/** Signing in, passwords, and what belongs to the signed-in person. */
export const session = {
  robotCheck:
    'Returns a proof-of-work challenge that can be answered once, within ten minutes. Sign-in requires its solution ' +
    'when the configuration says `robotCheck`.',
  login:
    'Starts a session with an access token for 15 minutes and a refresh token for 12 hours. After five failures of a ' +
    'login within 15 minutes, or thirty from one address, it answers 429 with `Retry-After`; a browser from which the ' +
    'person has signed in before has a count of its own. A failure is a bare string: the status followed by the text.',
  refreshToken:
    'Replaces both tokens. The used refresh token is accepted for another thirty seconds, because two tabs may renew at ' +
    'once. If it is used later, the session ends and the answer is 401.',
  logout: 'Ends the session on the server immediately; neither of its tokens works any longer.',
  validateSession:
    'The console calls it when it starts. For a genuine token of a person who has since been deactivated it answers ' +
    '`authenticated: false` instead of 401.',
  resetPassword:
    'Sends a link by e-mail, which works once within 60 minutes. The answer is the same for tax ids that nobody has. ' +
    'More than five requests for a login, or thirty from one address, within 15 minutes are answered with 429.',
  validateTokenPassword:
    'Checks the token without using it up. It answers false for a token that is unknown, used or expired, and does not ' +
    'say which.',
  linkLogin:
    'Lets a password manager store the new password under its login. The login is null if the link is not valid.',
  changePassword:
    'With `token`, the session is ignored and the link is used up. Without it, the person must be signed in and, if the ' +
    'sign-in is more than five minutes old, must also send the current password. The last five passwords, and all ' +
    'passwords of the last day, are refused.',
  getOwnAddress: "Returns the address to which the portal sends the person's e-mails.",
  listNotifications:
    "Returns the newest hundred, and the newest hundred of those not yet viewed, in the caller's language.",
  viewNotifications:
    'Marks all notifications up to the given one; those that arrived after the person looked stay unread. Returns the ' +
    'updated list.',
  viewNotification:
    'A viewed notification stays viewed, so repeating the call changes nothing. A notification of another person is ' +
    'answered with 404.',
  getConfig:
    'Needs no token. Returns the time zone, the fixed currency, support numbers, contacts and videos of this ' +
    'deployment. The answer is the same for everybody, apart from the language of the texts.',
  keepFilter:
    'Stores a list filter that is too long for an address, for a screen that the person may open. The same filter gets ' +
    'the same id. The newest hundred of each person are kept.',
  getKeptFilter:
    'Returns only filters that the person has stored; those of other people are answered with 404.',
  getManual:
    'There is one manual for establishments and one for the provider, which only level 1 may read (otherwise 403).',
};
