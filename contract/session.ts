import { z } from 'zod';
import { audited } from './audited';
import { op } from './operation';
import { requestOptions } from './passkey-forms';
import { tagged } from './tagged';
import { passwordText, secretText } from './texts';

/** Sign-in, A§4 and A§9. */
export const SIGN_IN = {
  /** LOG-09: the error shows this long after the response … */
  errorAfter: 2000,
  /** … and stays this long. */
  errorFor: 3000,
  /** What says which other way leads in (403) stays longer: it has to be read and followed. */
  adviceFor: 20_000,
  /** LOG-02: failures a login may collect in the window … */
  failuresPerLogin: 5,
  /** … and an address. */
  failuresPerAddress: 30,
  windowMinutes: 15,
} as const;

/** LOG-02: how long a challenge of the robot check may be answered. */
export const ROBOT_CHECK = { validMinutes: 10 } as const;

/** SES-09. */
export const TOKENS = {
  accessMinutes: 15,
  refreshHours: 12,
  /** A used refresh token stays valid for so long, for tabs that refresh at the same moment. */
  reuseGraceSeconds: 30,
} as const;

/**
 * Hours after which a session ends however much it is used, of level 1 and of others, where the deployment says nothing
 * else (decision 100).
 */
export const SESSION_HOURS = { provider: 12, others: 168 } as const;

/** So long a browser or an address from which a person has signed in stays known; browsers keep a cookie no longer. */
export const KNOWN_ORIGIN_DAYS = 400;

/** SES-01. */
export const loginReply = z.strictObject({
  token: z.string(),
  refreshToken: z.string(),
  perfil: z.int().describe('Profile level'),
  name: z.string(),
  login: z.string(),
  apiAccess: z.boolean(),
  specificAccess: z.strictObject({ codAcessoEspecifico: z.int().nullable() }),
});
export type LoginReply = z.infer<typeof loginReply>;

/** Additive: login and password were right, and the second factor is missing. */
export const factorAsked = z.strictObject({
  message: z.string().describe('What is missing'),
  factorToken: z.string().describe('For `proveFactor`, within ten minutes'),
  passkey: requestOptions
    .nullable()
    .describe('For whoever has a passkey: what the browser has to sign for `proveFactor`'),
});
export type FactorAsked = z.infer<typeof factorAsked>;

/** LOG-10: a failure is a string, the status and the text ('401Incorrect user or password.'). */
export const login = op({
  name: 'login',
  summary: 'Sign in',
  description:
    'Starts a session with an access token for 15 minutes and a refresh token for 12 hours. After five failures of a ' +
    'login within 15 minutes, or thirty from one address, it answers 429 with `Retry-After`; a browser from which the ' +
    'person has signed in before has a count of its own. However much it is used, a session ends after twelve hours for ' +
    'level 1 and a week for others, where the deployment sets nothing else. Of somebody with a second factor the answer has a ' +
    '`factorToken` for `proveFactor` and no session. A failure is a bare string: the status followed by the text.',
  method: 'POST',
  path: '/portal/auth/login',
  access: 'public',
  failure: 'string',
  body: z.strictObject({
    user: z.string().max(100),
    password: passwordText,
    robotCheck: secretText(8000).optional().describe('Solved challenge of /portal/auth/robotCheck (LOG-02)'),
  }),
  reply: z.union([loginReply, factorAsked]),
});

/** LOG-02: a fresh challenge of the robot check, in the form that the widget reads. */
export const robotCheck = op({
  name: 'robotCheck',
  summary: 'A challenge for the robot check',
  description:
    'Returns a proof-of-work challenge that can be answered once, within ten minutes. Sign-in requires its solution ' +
    'when the configuration says `robotCheck`.',
  method: 'GET',
  path: '/portal/auth/robotCheck',
  access: 'public',
  reply: z.looseObject({ parameters: z.looseObject({}), signature: z.string() }),
});

/** SES-05; `perfil`, `name` and `login` are additive (SES-02), `email` as well (LOG-32). */
const sessionInfo = z.strictObject({
  authenticated: z.boolean(),
  apiAccess: z.boolean(),
  specificUserCode: z.int().nullable(),
  perfil: z.int().nullable(),
  name: z.string(),
  login: z.string(),
  email: z.string().describe('So that the own password is checked against it while it is typed'),
  factorDue: z
    .boolean()
    .describe(
      'Whether the profile requires a second factor and the person has none: nothing else opens before',
    ),
  views: z
    .record(z.string().max(100), z.string().max(40))
    .optional()
    .describe('Additive: the saved views with which the person opens screens, by screen'),
});

export const validateSession = op({
  name: 'validateSession',
  summary: 'Whether the token belongs to an active person, and what that person may do',
  description:
    'The console calls it when it starts. For a genuine token of a person who has since been deactivated it answers ' +
    '`authenticated: false` instead of 401.',
  method: 'GET',
  path: '/portal/users/validateSession',
  access: { person: 'token' },
  reply: sessionInfo,
});

const tokenPair = z.strictObject({ token: secretText(4000), refreshToken: secretText(200) });

export const refreshToken = op({
  name: 'refreshToken',
  summary: 'Exchange a token pair for a new one',
  description:
    'Replaces both tokens. The used refresh token is accepted for another thirty seconds, because two tabs may renew at ' +
    'once. If it is used later, the session ends and the answer is 401.',
  method: 'POST',
  path: '/portal/auth/refreshToken',
  access: 'public',
  body: tokenPair,
  reply: tokenPair,
});

/** Additive (decisions, DATA): ends the session of the pair at once, on the server. */
export const logout = op({
  name: 'logout',
  summary: 'End a session',
  description: 'Ends the session on the server immediately; neither of its tokens works any longer.',
  method: 'POST',
  path: '/portal/auth/logout',
  access: 'public',
  body: tokenPair,
  reply: z.boolean(),
});

export const sessionAudit = audited({
  session: {
    userId: 'person',
    reason: 'reason',
    signInWay: 'signInWay',
    browser: 'text',
    provider: 'text',
    typedLogin: 'code',
  },
});

export const sessionTag = tagged({ auth: 'Sign-in and passwords.' });
