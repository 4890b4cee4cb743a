import { z } from 'zod';
import { audited } from './audited';
import { op } from './operation';
import { passwordText, secretText } from './texts';

/** Passwords that are set by link. */
export const RESET = {
  /** LOG-02: requests a login may collect in the window of sign-in, and an address. */
  requestsPerLogin: 5,
  requestsPerAddress: 30,
  /** LOG-17: how long a link may be used. */
  linkMinutes: 60,
} as const;

/** LOG-17, USR-36: how long the link of the mail that welcomes a new user may be used. */
export const WELCOME = { linkHours: 72 } as const;

/** The messages on the pages of a forgotten password appear and go at these times. */
export const RESET_MESSAGES = {
  /** LOG-15: the server's message shows this long after it came. */
  sentAfter: 1000,
  /** LOG-16, LOG-25: a failure shows this long. */
  failureFor: 4000,
} as const;

/** API-04. The reply never tells whether the tax id exists (LOG-16); after too many requests it is 429 (LOG-02). */
export const resetPassword = op({
  name: 'resetPassword',
  summary: 'Send a person a link with which to set a new password',
  description:
    'Sends a link by e-mail, which works once within 60 minutes. The answer is the same for tax ids that nobody has. ' +
    'More than five requests for a login, or thirty from one address, within 15 minutes are answered with 429.',
  method: 'POST',
  path: '/portal/auth/resetPassword',
  access: 'public',
  query: z.strictObject({
    cpf: z.string().max(100).describe("Tax id: the person's login. The mail speaks the caller's language."),
  }),
  reply: z.string().describe('What the person reads, the same for every tax id'),
});

/** API-05: whether the link's token may be used now. Unknown, used and expired ones are all alike (LOG-17). */
export const validateTokenPassword = op({
  name: 'validateTokenPassword',
  summary: 'Whether the token of a link still lets its person set a password',
  description:
    'Checks the token without using it up. It answers false for a token that is unknown, used or expired, and does not ' +
    'say which.',
  method: 'POST',
  path: '/portal/auth/validateTokenPassword',
  access: 'public',
  query: z.strictObject({ token: secretText(1000) }),
  reply: z.boolean(),
});

/** Additive: whose password it is, so that password managers store it with its login. */
export const linkLogin = op({
  name: 'linkLogin',
  summary: 'The login of the person whose link it is',
  description:
    'Lets a password manager store the new password under its login, and the page list the rules that hold. The login ' +
    'is null if the link is not valid.',
  method: 'POST',
  path: '/portal/auth/linkLogin',
  access: 'public',
  body: z.strictObject({ token: secretText(1000) }),
  reply: z.strictObject({
    login: z.string().nullable().describe('`null` for a link that is not valid'),
    hasFactor: z
      .boolean()
      .describe('Whether the person has a second factor, beside which a shorter password may be enough'),
  }),
});

/**
 * API-06: one call for two flows. With the token of a link the session is ignored; without one a person has to be
 * signed in (401).
 */
export const changePassword = op({
  name: 'changePassword',
  summary: 'Set a new password, by the token of a link or for the signed-in person',
  description:
    'With `token`, the session is ignored and the link is used up. Without it, the person must be signed in and ' +
    'also send the current password. The last five passwords, and all ' +
    'passwords of the last day, are refused.',
  method: 'POST',
  path: '/portal/auth/changePassword',
  access: { person: 'optional' },
  body: z.strictObject({
    newPassword: passwordText.describe(
      'By link: 8 to 64 characters with a letter, a digit and a symbol. Of the signed-in person: 8 to 20 with a ' +
        'lowercase and an uppercase letter, a digit and one of ! @ # % &. Where the configuration says `nist`: 15 to 64 ' +
        'characters of any kind, 8 to 64 of somebody who has a second factor',
    ),
    token: secretText(1000).optional().describe('The token of the link; absent: the own password'),
    currentPassword: passwordText
      .optional()
      .describe('Of the signed-in person, which is always asked for (403 without it)'),
  }),
  reply: z.boolean().describe('By link false where the password does not meet the criteria (LOG-24)'),
});

export const passwordAudit = audited({
  password: { by: 'way' },
  password_link: { userId: 'person', minutes: 'count' },
});
