import { met, metSo, none, open, page, type Row, test } from './row';

const SESSION = 'server/areas/session';
const PASSWORD = 'server/areas/password';
const FACTOR = 'server/areas/second-factor';
const API = 'server/areas/api';
const SIGN_ON = 'server/areas/single-sign-on';

const NO_FLOW = 'programs get tokens by client credentials alone: no browser is led through a flow';

/** Authentication, sessions, access, tokens. */
export const v06: readonly Row[] = [
  met(
    '6.1.1',
    1,
    'what holds off guessing, and how it shuts nobody out',
    page('operations.md', 'Security'),
    page('decisions/0004-sign-in.md', '4. Guarding the door'),
  ),
  met(
    '6.1.2',
    2,
    'words of the place that are no passwords',
    page('decisions/0101-password-policies.md', '101. Passwords by the specification, or by length alone'),
  ),
  met('6.1.3', 2, 'all ways in, and how strong each is', page('security/rules.md', 'Ways in')),
  met(
    '6.2.1',
    1,
    'passwords have 8 characters or more',
    test('contract/passwords.test.ts', 'LOG-32 where length alone counts, %j is taken on both pages: %j'),
    test(
      'contract/passwords.test.ts',
      'LOG-32 where length alone counts, beside a second factor %j is taken on both pages: %j',
    ),
    test(
      'contract/rule-bounds.test.ts',
      'LOG-20 LOG-32 a password that is set by link has 8 to 64 characters',
    ),
  ),
  met(
    '6.2.2',
    1,
    'people change their password',
    test(
      `${PASSWORD}/own.test.ts`,
      'API-06 LOG-33 a person sets a password; this session stays, the others end',
    ),
  ),
  met(
    '6.2.3',
    1,
    'the present password is asked for',
    test(
      `${PASSWORD}/current.test.ts`,
      'LOG-33 %s seconds after the sign-in the current password is required, and nothing is changed without it',
    ),
  ),
  met(
    '6.2.4',
    1,
    'the commonest passwords are refused',
    test(
      `${PASSWORD}/own.test.ts`,
      'the commonest passwords of stolen lists are known, in any case, and others are not',
    ),
  ),
  metSo(
    '6.2.5',
    1,
    'no rule of classes',
    'with `PORTAL_PASSWORD_POLICY=nist`; the default is the specification’s rule',
    test(
      `${PASSWORD}/own.test.ts`,
      'LOG-32 a network that counts length alone takes sentences, and what is short, repeated or stolen it does not',
    ),
    test('contract/passwords.test.ts', 'where length alone counts no other rule is listed'),
  ),
  met(
    '6.2.6',
    1,
    'what is typed is hidden, and can be looked at',
    test('console/sign-in/sign-in.test.tsx', 'LOG-01 the password can be shown and hidden again'),
  ),
  met(
    '6.2.7',
    1,
    'pasting and password managers work',
    test(
      'console/sign-in/reset.test.tsx',
      'LOG-19 the login of the person is there for password managers, and cannot be changed',
    ),
    page('accessibility.md', 'Understandable'),
  ),
  metSo(
    '6.2.8',
    1,
    'passwords are compared as they are',
    'but for the Unicode form of letters and blanks, as NIST SP 800-63B advises',
    test(
      `${SESSION}/typed.test.ts`,
      'a password is compared as a whole and in its own case, and the end of a long one counts',
    ),
  ),
  metSo(
    '6.2.9',
    2,
    '64 characters are possible',
    'with `PORTAL_PASSWORD_POLICY=nist`, and by link in any case',
    test('contract/passwords.test.ts', 'LOG-32 where length alone counts, %j is taken on both pages: %j'),
    test(
      'contract/rule-bounds.test.ts',
      'LOG-20 LOG-32 a password that is set by link has 8 to 64 characters',
    ),
  ),
  met('6.2.10', 2, 'passwords do not run out', page('security/rules.md', 'Ways in')),
  met(
    '6.2.11',
    2,
    'words of the place are refused',
    test(
      `${PASSWORD}/own.test.ts`,
      'LOG-31 the banks of the network and its own address are words that everybody tries there',
    ),
    test(
      `${PASSWORD}/own.test.ts`,
      "LOG-31 the names of a person's own establishments are words that everybody tries",
    ),
  ),
  met(
    '6.2.12',
    2,
    'stolen passwords are refused',
    test(
      `${PASSWORD}/own.test.ts`,
      'the commonest passwords of stolen lists are known, in any case, and others are not',
    ),
  ),
  met(
    '6.3.1',
    1,
    'guessing is held off',
    test(
      `${SESSION}/sign-in.test.ts`,
      'LOG-02 five failures of a login lock it for fifteen minutes, from any address, with any password',
    ),
    test(
      `${SESSION}/locks.test.ts`,
      'LOG-02 a browser from which the person has signed in goes on while others have closed the login',
    ),
  ),
  met(
    '6.3.2',
    1,
    'no account that everybody knows',
    test(
      'server/start.embedded.test.ts',
      'a demo network whose people can sign in is refused, unless everybody may',
    ),
  ),
  metSo(
    '6.3.3',
    2,
    'a second factor',
    'required of administrators in production, of others by `PORTAL_SECOND_FACTOR` or an administrator',
    test(`${FACTOR}/own.test.ts`, 'offers it to everybody, and in production level 1 needs it'),
    test(
      `${FACTOR}/own.test.ts`,
      'requires it from a day on, before which everybody goes on, and after which nobody without it does',
    ),
  ),
  met(
    '6.3.4',
    2,
    'no way in that is not written down',
    test(
      'server/access/matrix.test.ts',
      'every call of the contract is listed, and exactly these are public',
    ),
    page('security/rules.md', 'Ways in'),
  ),
  met(
    '6.4.1',
    1,
    'first passwords: a link of limited time, no password of ours',
    test('server/areas/users/welcome.test.ts', 'LOG-17 its link is valid 72 hours, and no longer'),
    test(`${PASSWORD}/reset.test.ts`, 'API-05 API-06 LOG-17 sets a password once'),
  ),
  none('6.4.2', 1, 'hints and secret questions', 'there are none'),
  met(
    '6.4.3',
    2,
    'a forgotten password is replaced without passing the second factor',
    test(
      `${PASSWORD}/reset.test.ts`,
      'passes no second factor: whoever has one is asked for it with the new password too',
    ),
    test(
      `${PASSWORD}/reset.test.ts`,
      'API-04 LOG-15 LOG-16 returns the same message for every login, in the language of the caller',
    ),
  ),
  met(
    '6.4.4',
    2,
    'a lost factor is replaced by somebody who knows the person',
    test(
      `${FACTOR}/own.test.ts`,
      'it is gone with the sessions, the person is told in its language, and the trail says who did it',
    ),
    test(
      `${PASSWORD}/short.test.ts`,
      'reset by an administrator, leaves a password that signs nobody in, and the person is told how to go on',
    ),
    page('operations.md', 'A second factor'),
  ),
  met(
    '6.5.1',
    2,
    'codes work once',
    test(`${FACTOR}/sign-in.test.ts`, 'works once, and one before it no more'),
    test(`${FACTOR}/sign-in.test.ts`, 'works once, however many come with it at the same moment'),
  ),
  met(
    '6.5.2',
    2,
    'recovery codes are hashed as passwords are, or longer',
    test(
      `${FACTOR}/own.test.ts`,
      'shows a secret as text, address and picture, and counts with its first code',
    ),
  ),
  met(
    '6.5.3',
    2,
    'codes and secrets come from the system’s generator',
    test(
      'contract/dangerous-code.test.ts',
      'what nobody may guess comes from the system, and no digest is one that is broken',
    ),
  ),
  met(
    '6.5.4',
    2,
    'codes have 20 random bits or more',
    test(`${FACTOR}/sign-in.test.ts`, 'is nowhere in the database as it is'),
    page('decisions/0102-second-factor.md', '102. A second factor'),
  ),
  met(
    '6.5.5',
    2,
    'codes run out',
    test(
      `${FACTOR}/sign-in.test.ts`,
      'of an hour ago says how old it is, and what time the phone should show',
    ),
    test(`${FACTOR}/sign-in.test.ts`, 'ends after ten minutes'),
  ),
  none('6.6.1', 2, 'codes by telephone', 'none are sent by telephone'),
  none('6.6.2', 2, 'codes by another way belong to their sign-in', 'none are sent by another way'),
  none('6.6.3', 2, 'codes by another way are not guessed', 'none are sent by another way'),
  met(
    '6.8.1',
    2,
    'people of several providers',
    test(`${SIGN_ON}/sign-in.test.ts`, 'who comes in by another account already'),
    test(
      `${SIGN_ON}/sign-in.test.ts`,
      'a setting that cannot be right is refused at the start, and says what is wrong',
    ),
  ),
  met(
    '6.8.2',
    2,
    'signatures of a provider',
    test(
      `${SIGN_ON}/forged.test.ts`,
      'a token that is not what it should be lets nobody in, and is an event',
    ),
  ),
  none('6.8.3', 2, 'SAML assertions', 'providers speak OpenID Connect alone'),
  met(
    '6.8.4',
    2,
    'how strongly a provider has asked',
    test(
      `${SIGN_ON}/forged.test.ts`,
      'that was given at the provider is enough, where the deployment takes its word',
    ),
  ),

  met(
    '7.1.1',
    2,
    'how long sessions last, and why',
    page('decisions/0100-sessions.md', '100. Sessions are seen, ended, and end by themselves'),
  ),
  met('7.1.2', 2, 'how many sessions one may have', page('security/rules.md', 'Sessions')),
  met(
    '7.1.3',
    2,
    'sessions of other systems',
    page('decisions/0106-single-sign-on.md', '106. Single sign-on by OpenID Connect'),
  ),
  met(
    '7.2.1',
    1,
    'the server decides whether a session is one',
    test(
      `${SESSION}/sign-in.test.ts`,
      'API-02 SES-05 SES-08 the session of %s is validated by its token, as Bearer or bare',
    ),
  ),
  met(
    '7.2.2',
    1,
    'tokens are made for each session',
    test(
      `${SESSION}/tokens.test.ts`,
      'API-03 SES-10 a refresh returns a new valid pair, also if the access token has expired',
    ),
  ),
  met(
    '7.2.3',
    1,
    'tokens cannot be guessed',
    test(
      'contract/dangerous-code.test.ts',
      'what nobody may guess comes from the system, and no digest is one that is broken',
    ),
    test(`${SESSION}/tokens.test.ts`, 'altered, unsigned and foreign tokens are nobody'),
  ),
  met(
    '7.2.4',
    1,
    'a sign-in begins a new session and ends the one before',
    test(
      'console/sign-in/entry.test.ts',
      'LOG-04 visiting the page clears the stored session here and on the server',
    ),
    test('e2e/password.spec.ts', 'LOG-14 requesting a link ends the session of this browser'),
  ),
  met(
    '7.3.1',
    2,
    'a session that nobody uses ends',
    test(`${SESSION}/tokens.test.ts`, 'SES-09 a refresh token is valid for twelve hours'),
  ),
  met(
    '7.3.2',
    2,
    'a session ends however much it is used',
    test(`${SESSION}/live.test.ts`, 'however much it is used, a session of level %i ends after %i hours'),
  ),
  met(
    '7.4.1',
    1,
    'a session that has ended is of no more use',
    test(
      `${SESSION}/tokens.test.ts`,
      'a sign-out ends the session at once, also with an expired access token, and is in the audit trail',
    ),
  ),
  met(
    '7.4.2',
    1,
    'whoever is switched off has no session',
    test(
      'server/areas/users/status.test.ts',
      'SES-05 the next call of a deactivated person is refused, and its console learns the reason',
    ),
    test(
      'server/areas/users/status.test.ts',
      'SES-05 a reactivated person has to sign in again; earlier sessions and links stay ended',
    ),
  ),
  metSo(
    '7.4.3',
    2,
    'the other sessions can be ended when a password or factor has changed',
    'a new password, the first factor, each app that is set up and a reset end them at once; after a further passkey, ' +
      'and the removal of one of several factors, the person ends them on the page of its sessions',
    test(
      `${PASSWORD}/own.test.ts`,
      'API-06 LOG-33 a person sets a password; this session stays, the others end',
    ),
    test(`${FACTOR}/own.test.ts`, 'ends all other sessions of the person, which began without it'),
    test(
      `${FACTOR}/own.test.ts`,
      'it is gone with the sessions, the person is told in its language, and the trail says who did it',
    ),
    test(
      `${FACTOR}/passkeys.test.ts`,
      'a second passkey ends no session, leaves the recovery codes, and is told by notice and mail',
    ),
    test(`${SESSION}/live.test.ts`, 'a person ends all other sessions and stays'),
  ),
  met(
    '7.4.4',
    2,
    'every page has a way out',
    test(
      'console/session/end.test.tsx',
      'SES-06 SES-07 signing out forgets the person here and on the server, and keeps the language',
    ),
    test(
      'console/shell/menu.test.tsx',
      'SHELL-13 SHELL-16 the avatar shows the first letter and opens password, help and sign-out',
    ),
  ),
  met(
    '7.4.5',
    2,
    'administrators end sessions of people',
    test(
      `${SESSION}/live.test.ts`,
      'SES-26 level 1 sees and ends the sessions of a user, and the trail says whose',
    ),
  ),
  met(
    '7.5.1',
    2,
    'what sign-in depends on is changed after asking again',
    test(`${FACTOR}/own.test.ts`, 'asks for the current password, and counts a wrong one'),
    test(`${FACTOR}/own.test.ts`, 'by the calls that move access or evidence, and by no others'),
  ),
  open(
    '7.5.2',
    2,
    'people see their sessions and end them after asking again',
    'they see and end them, and are not asked again before: ending one only takes access away (decision 100)',
  ),
  met(
    '7.6.1',
    2,
    'sessions here and at a provider',
    test(
      `${SIGN_ON}/sign-in.test.ts`,
      'goes on while the provider knows the person, and is out with the next renewal after that',
    ),
  ),
  met(
    '7.6.2',
    2,
    'no session begins by itself',
    test(
      'console/sign-in/entry.test.ts',
      'LOG-04 visiting the page clears the stored session here and on the server',
    ),
    test(`${FACTOR}/sign-in.test.ts`, 'begins one session'),
  ),

  met(
    '8.1.1',
    1,
    'who may do what and see what is written down',
    page('architecture.md', 'The contract'),
    page('requirements.md', 'Requirements checklist'),
  ),
  met('8.1.2', 2, 'who may see and change which field is written down', page('security/rules.md', 'Fields')),
  met(
    '8.2.1',
    1,
    'a call is open to whoever may make it',
    test('server/access/matrix.test.ts', 'SES-14 SES-16 answers $login, or not, by its role'),
  ),
  met(
    '8.2.2',
    1,
    'records of others are out of reach',
    test('server/access/matrix.test.ts', 'SES-14 SES-16 answers 403 to $login where it is foreign'),
    test('server/access/property.test.ts', '%s replies to any input, and to nobody with more than its scope'),
  ),
  met(
    '8.2.3',
    2,
    'fields that are not for somebody are neither read nor written',
    test(
      'server/areas/users/update.test.ts',
      'API-16 establishments outside the scope of level 2 stay, and are not shown to it',
    ),
    test(
      'server/areas/operator-codes/whole-codes.test.ts',
      'OPC-06 OPC-09 no call returns a whole code, and the trail has none',
    ),
  ),
  met(
    '8.3.1',
    1,
    'the server decides, and believes nothing that a client says of itself',
    test('server/access/matrix.test.ts', 'claims of a client about itself have no effect'),
  ),
  met(
    '8.4.1',
    2,
    'one customer never reaches another one',
    test('server/access/property.test.ts', '%s replies to any input, and to nobody with more than its scope'),
    test('server/access/matrix.test.ts', 'no list of options shows a person anything outside its scope'),
  ),

  met(
    '9.1.1',
    1,
    'tokens are believed after their signature was checked',
    test(`${SESSION}/tokens.test.ts`, 'altered, unsigned and foreign tokens are nobody'),
  ),
  met(
    '9.1.2',
    1,
    'one algorithm, and never none',
    test(`${SESSION}/tokens.test.ts`, 'altered, unsigned and foreign tokens are nobody'),
  ),
  met(
    '9.1.3',
    1,
    'keys are those of the server, whatever a token names',
    test(
      `${SESSION}/signing-keys.test.ts`,
      'a session of the old key goes on with both keys, and ends with the new one alone',
    ),
    test('server/access/matrix.test.ts', 'SES-21 answers 401 to %s'),
  ),
  met(
    '9.2.1',
    1,
    'tokens run out',
    test(`${SESSION}/tokens.test.ts`, 'SES-09 an access token is valid for fifteen minutes'),
  ),
  met(
    '9.2.2',
    2,
    'a token is good for one thing',
    test(
      `${SESSION}/tokens.test.ts`,
      'a token says who has issued it and for what, and is good for nothing else; one of before says neither',
    ),
  ),
  met(
    '9.2.3',
    2,
    'a token is for this service',
    test(
      `${SESSION}/tokens.test.ts`,
      'a token says who has issued it and for what, and is good for nothing else; one of before says neither',
    ),
  ),
  met(
    '9.2.4',
    2,
    'tokens of one key say whom they are for',
    test(
      `${SESSION}/tokens.test.ts`,
      'a token says who has issued it and for what, and is good for nothing else; one of before says neither',
    ),
  ),

  met(
    '10.1.1',
    2,
    'tokens go to nobody who has no need of them',
    test(
      'e2e/api-docs.spec.ts',
      'HELP-07 API-20 trying a call on a phone shows its response, and neither address nor store has token or secret',
    ),
  ),
  met(
    '10.1.2',
    2,
    'a client takes what its own flow has brought',
    test(`${SIGN_ON}/forged.test.ts`, 'begun in another browser'),
    test(`${SIGN_ON}/forged.test.ts`, 'begun at another provider'),
  ),
  met('10.2.1', 2, 'a flow is not begun by others', test(`${SIGN_ON}/forged.test.ts`, 'with another state')),
  met(
    '10.2.2',
    2,
    'several authorization servers are not mixed up',
    test(`${SIGN_ON}/forged.test.ts`, 'of another provider, which names itself'),
  ),
  met(
    '10.3.1',
    2,
    'the API takes tokens of its own',
    test(`${API}/token.test.ts`, 'API-17 expires after fifteen minutes, and is no session'),
  ),
  met(
    '10.3.2',
    2,
    'a token gives what its client may',
    test(`${API}/secret.test.ts`, 'API-17 what the manager sees changes with the next call'),
    test('server/access/matrix.test.ts', 'is fetched by nobody without a good token'),
  ),
  met(
    '10.3.3',
    2,
    'a client is told by what nobody else gets',
    test(`${API}/secret.test.ts`, 'API-17 %s opens nothing when it is back, and the secret gets new ones'),
  ),
  none('10.3.4', 2, 'how strongly a person was asked', 'clients are programs'),
  none('10.4.1', 1, 'redirections', NO_FLOW),
  none('10.4.2', 1, 'codes of a flow work once', NO_FLOW),
  none('10.4.3', 1, 'codes of a flow run out', NO_FLOW),
  met(
    '10.4.4',
    1,
    'a client has the one grant that it needs',
    test(`${API}/token.test.ts`, 'API-17 the other kinds'),
    test(`${API}/document.test.ts`, 'API-17 an OAuth client finds out where and how it gets a token'),
  ),
  none(
    '10.4.5',
    1,
    'refresh tokens of public clients',
    'there are no public clients, and programs get no refresh token',
  ),
  none('10.4.6', 2, 'PKCE', NO_FLOW),
  none('10.4.7', 2, 'clients that register themselves', 'an administrator makes each'),
  none('10.4.8', 2, 'refresh tokens run out', 'programs get none'),
  met(
    '10.4.9',
    2,
    'tokens are taken back by who may',
    test(`${API}/secret.test.ts`, 'SES-28 API-17 managers renew and revoke their own'),
    test(`${API}/secret.test.ts`, 'API-17 ends the previous one at once, and its tokens'),
  ),
  met(
    '10.4.10',
    2,
    'clients show who they are',
    test(`${API}/token.test.ts`, 'API-17 invalid_client: wrong, unknown, missing, and another scheme'),
  ),
  met(
    '10.4.11',
    2,
    'a client gets what it needs',
    test(
      `${API}/deposits.test.ts`,
      'HELP-07 the establishments and options of the client, and of nobody else',
    ),
    test('server/access/matrix.test.ts', "the gateway's key gives no other access"),
  ),
  met(
    '10.5.1',
    2,
    'ID tokens are not played back',
    test(
      `${SIGN_ON}/forged.test.ts`,
      'a token that is not what it should be lets nobody in, and is an event',
    ),
  ),
  met(
    '10.5.2',
    2,
    'a person is told by the subject',
    test(
      `${SIGN_ON}/sign-in.test.ts`,
      'whoever comes again is known by the account, whatever became of the address there',
    ),
  ),
  met(
    '10.5.3',
    2,
    'the issuer is the one that was expected',
    test(`${SIGN_ON}/forged.test.ts`, 'describes itself with HTML, as another one, or not at all'),
  ),
  met(
    '10.5.4',
    2,
    'ID tokens are for this client',
    test(
      `${SIGN_ON}/forged.test.ts`,
      'a token that is not what it should be lets nobody in, and is an event',
    ),
  ),
  met(
    '10.5.5',
    2,
    'back-channel logout',
    test(
      `${SIGN_ON}/forged.test.ts`,
      'a logout token that is not what it should be ends nothing, and is an event',
    ),
  ),
  none('10.6.1', 2, 'response modes', 'Cofre is no OpenID provider'),
  none('10.6.2', 2, 'forced logout', 'Cofre is no OpenID provider'),
  none('10.7.1', 2, 'consent', NO_FLOW),
  none('10.7.2', 2, 'what consent says', NO_FLOW),
  none('10.7.3', 2, 'consents are taken back', NO_FLOW),
];
