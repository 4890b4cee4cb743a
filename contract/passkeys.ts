import { z } from 'zod';
import { audited } from './audited';
import { recordKey } from './keys';
import { op } from './operation';
import { assertion, creationOptions, newCredential, requestOptions } from './passkey-forms';
import { ownFactorAccess, recoveryCodes } from './second-factor';
import { loginReply } from './session';
import { passwordText } from './texts';

/** Passkeys (WebAuthn), as a second factor and as the only step of a sign-in (decision 103). */
export const PASSKEYS = {
  /** So many a person may have. */
  most: 10,
  nameLength: 60,
  /** A challenge waits so long for its answer: as long as a sign-in for its second factor. */
  challengeMinutes: 10,
} as const;

/** Additive: what a browser needs to sign somebody in by a passkey alone. */
export const beginPasskeySignIn = op({
  name: 'beginPasskeySignIn',
  summary: 'Ask a browser for a passkey',
  description:
    'Returns what the browser has to sign, for `signInWithPasskey`, within ten minutes. The browser offers the passkeys that ' +
    'it knows of the portal.',
  method: 'POST',
  path: '/portal/auth/passkey/challenge',
  access: 'public',
  reply: requestOptions,
});

/** Additive. */
export const signInWithPasskey = op({
  name: 'signInWithPasskey',
  summary: 'Sign in with a passkey alone',
  description:
    'Starts a session for the person of the passkey. The authenticator has to have verified the person, by a PIN, a finger ' +
    'or a face; a second factor is then given with it. What was signed counts once.',
  method: 'POST',
  path: '/portal/auth/passkey',
  access: 'public',
  body: z.strictObject({ passkey: assertion }),
  reply: loginReply,
});

/** Additive. */
export const beginPasskey = op({
  name: 'beginPasskey',
  summary: 'Begin to add a passkey',
  description:
    'Returns what the browser needs to make one, for `addPasskey`, within ten minutes. Wrong passwords are counted like ' +
    'failed sign-ins.',
  method: 'POST',
  path: '/portal/secondFactor/passkeys',
  access: { ...ownFactorAccess, stepUp: true },
  body: z.strictObject({ currentPassword: passwordText }),
  reply: creationOptions,
});

/** Additive. */
export const addPasskey = op({
  name: 'addPasskey',
  summary: 'Add the passkey that the browser has made',
  description:
    'From now on it is a second factor of the person. As the first one it ends all other sessions, and the reply holds ' +
    'recovery codes; otherwise those of before stay, and the reply holds none.',
  method: 'PUT',
  path: '/portal/secondFactor/passkeys',
  access: ownFactorAccess,
  body: z.strictObject({
    name: z
      .string()
      .max(PASSKEYS.nameLength)
      .describe('As the person calls it; empty: browser and system in which it was made'),
    passkey: newCredential,
  }),
  reply: recoveryCodes,
});

/** Additive. */
export const removePasskey = op({
  name: 'removePasskey',
  summary: "Remove one of the signed-in person's passkeys",
  description:
    'It signs in no more. Of the last second factor it answers 403 where the profile requires one, or the password is too ' +
    'short to sign in alone. Returns whether there was one.',
  method: 'DELETE',
  path: '/portal/secondFactor/passkeys/:passkey',
  access: { ...ownFactorAccess, stepUp: true },
  params: z.strictObject({ passkey: recordKey }),
  reply: z.boolean(),
});

/** Additive: `proveAgain` with a passkey needs it. */
export const beginProof = op({
  name: 'beginProof',
  summary: 'Ask a browser for a passkey, in a session',
  description: 'Returns what the browser has to sign for `proveAgain`, within ten minutes.',
  method: 'POST',
  path: '/portal/secondFactor/proof/challenge',
  access: ownFactorAccess,
  reply: requestOptions,
});

export const passkeyAudit = audited({
  passkey: { name: 'text' },
});
