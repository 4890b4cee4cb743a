import { z } from 'zod';
import { audited } from './audited';
import { recordKey } from './keys';
import { op } from './operation';
import { assertion } from './passkey-forms';
import { loginReply } from './session';
import { tagged } from './tagged';
import { passwordText, secretText } from './texts';

/**
 * The second factor of a sign-in: codes of an authenticator program, RFC 6238, recovery codes (decision 102), and passkeys
 * (decision 103).
 */
export const SECOND_FACTOR = {
  digits: 6,
  stepSeconds: 30,
  /** A code of so many steps before or after the present one is taken: phones and people are slow. */
  drift: 1,
  /** So many steps around the present one a code is looked for, to tell somebody that the phone's clock is wrong. */
  wrongClockSteps: 240,
  recoveryCodes: 10,
  /** After the password a sign-in waits so long for the second factor. */
  signInMinutes: 10,
  /** A secret that was shown waits so long for its first code. */
  enrolMinutes: 30,
  /** So long after a factor was given, what moves access or evidence asks for none again. */
  freshMinutes: 10,
} as const;

/** People of a profile may set a second factor up or not, or all of them have to from a day on. */
export const factorRules = ['off', 'offered', 'required'] as const;
export type FactorRule = (typeof factorRules)[number];

export const ownFactorAccess = { person: 'signedIn', beforeFactor: true } as const;
const ofOthers = { person: { screens: ['/usuarios'] } } as const;

const given = {
  code: secretText(100).optional().describe('Six digits of the authenticator program, or a recovery code'),
  passkey: assertion.optional().describe('What a passkey has signed, instead of a code'),
};
/** One of them. */
export type GivenFactor = z.infer<z.ZodObject<typeof given>>;

const code = secretText(100).describe('Six digits of the authenticator program');
export const factorDay = z.string().max(10).describe("YYYY-MM-DD on the network's calendar");

/** Additive: the second step of a sign-in; `login` has answered with the token. */
export const proveFactor = op({
  name: 'proveFactor',
  summary: 'Sign in with the second factor',
  description:
    'Starts the session for which the password was given. Each code works once; a code of the minute before is still ' +
    'taken. After five wrong ones within 15 minutes it answers 429 with `Retry-After`, and after ten minutes the sign-in ' +
    'begins anew (401).',
  method: 'POST',
  path: '/portal/auth/factor',
  access: 'public',
  body: z.strictObject({ factorToken: secretText(100), ...given }),
  reply: loginReply,
});

const passkey = z.strictObject({
  id: z.int(),
  name: z.string(),
  since: z.string().describe("When it was added, on the network's clocks"),
  usedAt: z.string().nullable().describe('When it signed last; null: never'),
  synced: z.boolean().describe('Whether its owner has it on several devices'),
});
export type Passkey = z.infer<typeof passkey>;

const ownFactor = z.strictObject({
  rule: z.enum(factorRules).describe("What holds for the person's profile"),
  requiredFrom: factorDay
    .nullable()
    .describe('The first day on which nobody of the profile goes on without it'),
  since: z
    .string()
    .nullable()
    .describe(
      "When an authenticator program was set up, YYYY-MM-DDTHH:mm:ss on the network's clocks; null: it is not",
    ),
  passkeys: z.array(passkey).describe('Oldest first'),
  recoveryCodes: z.int().min(0).describe('How many recovery codes have not been used'),
});
export type OwnFactor = z.infer<typeof ownFactor>;

/** Additive. */
export const getOwnFactor = op({
  name: 'getOwnFactor',
  summary: "The signed-in person's second factor",
  description: 'Says whether the person has set up a second factor and whether the profile requires one.',
  method: 'GET',
  path: '/portal/secondFactor',
  access: ownFactorAccess,
  reply: ownFactor,
});

/** Additive. */
export const beginFactor = op({
  name: 'beginFactor',
  summary: 'Make a secret for an authenticator program',
  description:
    'Returns a new secret, as text and as a QR code. It counts once its first code was given to `confirmFactor`, within ' +
    'half an hour; until then the one before goes on. Wrong passwords are counted like failed sign-ins.',
  method: 'POST',
  path: '/portal/secondFactor',
  access: { ...ownFactorAccess, stepUp: true },
  body: z.strictObject({ currentPassword: passwordText }),
  reply: z.strictObject({
    secret: z.string().describe('Base32, RFC 4648'),
    address: z.string().describe('`otpauth://totp/…`, which authenticator programs open'),
    qr: z.strictObject({
      size: z.int().describe('Modules of a side, the quiet zone included'),
      path: z.string().describe('The dark modules as the path of an SVG, a unit each'),
    }),
  }),
});
export type NewFactor = z.infer<(typeof beginFactor)['reply']>;

export const recoveryCodes = z.strictObject({
  recoveryCodes: z
    .array(z.string())
    .describe('Each signs in once instead of a code; nothing shows them a second time'),
});

/** Additive. */
export const confirmFactor = op({
  name: 'confirmFactor',
  summary: 'Give the first code of a new secret',
  description:
    'From now on each sign-in of the person asks for a code. Returns new recovery codes; earlier ones stop working.',
  method: 'PUT',
  path: '/portal/secondFactor',
  access: ownFactorAccess,
  body: z.strictObject({ code }),
  reply: recoveryCodes,
});

/** Additive. */
export const removeFactor = op({
  name: 'removeFactor',
  summary: "Remove the signed-in person's authenticator program",
  description:
    'Without a passkey, sign-ins ask for the password alone again; it then answers 403 where the profile requires a second ' +
    'factor, or the password is too short to sign in alone.',
  method: 'DELETE',
  path: '/portal/secondFactor',
  access: { ...ownFactorAccess, stepUp: true },
  reply: z.boolean(),
});

/** Additive. */
export const renewRecoveryCodes = op({
  name: 'renewRecoveryCodes',
  summary: 'Make new recovery codes',
  description: 'Returns ten new codes; earlier ones stop working.',
  method: 'POST',
  path: '/portal/secondFactor/recoveryCodes',
  access: { ...ownFactorAccess, stepUp: true },
  reply: recoveryCodes,
});

/** Additive: what asks for a factor again (`errors.factorAgain`) is called anew after this. */
export const proveAgain = op({
  name: 'proveAgain',
  summary: 'Give the second factor again',
  description:
    'What moves access or evidence answers 403 with the code `errors.factorAgain` where the last second factor of the ' +
    'session was given more than ten minutes ago. After this call it is done for another ten minutes.',
  method: 'POST',
  path: '/portal/secondFactor/proof',
  access: ownFactorAccess,
  body: z.strictObject(given),
  reply: z.boolean(),
});

/** Additive. */
export const getUserFactor = op({
  name: 'getUserFactor',
  summary: 'Whether a user has a second factor',
  description:
    'Returns since when, and how many recovery codes are left. It answers 404 for an unknown user.',
  method: 'GET',
  path: '/portal/users/secondFactor/:id',
  access: ofOthers,
  params: z.strictObject({ id: recordKey }),
  reply: ownFactor,
});

/** Additive. */
export const resetUserFactor = op({
  name: 'resetUserFactor',
  summary: "Reset a user's second factor",
  description:
    'For somebody who has lost the phone and the recovery codes: the factor is removed, all sessions of the user end, and ' +
    'the user is told by mail. A password that is too short to sign in alone has to be replaced by a mailed link. Returns ' +
    'whether there was one.',
  method: 'DELETE',
  path: '/portal/users/secondFactor/:id',
  access: { ...ofOthers, stepUp: true },
  params: z.strictObject({ id: recordKey }),
  reply: z.boolean(),
});

export const secondFactorAudit = audited({
  second_factor: { userId: 'person', factorWay: 'factorWay' },
});

export const secondFactorTag = tagged({
  secondFactor: "The signed-in person's second factor.",
});
