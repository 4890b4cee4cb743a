import { z } from 'zod';

/*
 * What browsers and servers say to one another about a passkey, in the JSON forms of WebAuthn Level 3, as far as the
 * portal uses them.
 */

/** Base64url of what an authenticator made. */
const bytes = (most: number) => z.string().max(most).meta({ contentEncoding: 'base64url' });

const credentialId = bytes(1400).describe('Names the passkey');

/** `PublicKeyCredentialCreationOptionsJSON`. */
export const creationOptions = z
  .looseObject({ challenge: z.string() })
  .describe('For `navigator.credentials.create`, in the JSON form of WebAuthn');

/** `PublicKeyCredentialRequestOptionsJSON`. */
export const requestOptions = z
  .looseObject({ challenge: z.string() })
  .describe('For `navigator.credentials.get`, in the JSON form of WebAuthn');

/** A part of `RegistrationResponseJSON`, which the portal reads. */
export const newCredential = z.strictObject({
  id: credentialId,
  response: z.strictObject({
    clientDataJSON: bytes(8000),
    attestationObject: bytes(40_000),
    transports: z.array(z.string().max(40)).max(10),
  }),
});
export type NewCredential = z.infer<typeof newCredential>;

/** A part of `AuthenticationResponseJSON`, which the portal reads. */
export const assertion = z.strictObject({
  id: credentialId,
  response: z.strictObject({
    clientDataJSON: bytes(8000),
    authenticatorData: bytes(8000),
    signature: bytes(8000),
    userHandle: bytes(200).nullable(),
  }),
});
export type Assertion = z.infer<typeof assertion>;

interface Made {
  readonly id: string;
  readonly response: {
    readonly clientDataJSON: string;
    readonly attestationObject: string;
    readonly transports?: readonly string[] | undefined;
  };
}

/** Picks what the portal reads of a passkey that a browser has made. */
export const newCredentialOf = ({ id, response }: Made): NewCredential => ({
  id,
  response: {
    clientDataJSON: response.clientDataJSON,
    attestationObject: response.attestationObject,
    transports: [...(response.transports ?? [])],
  },
});

interface Signed {
  readonly id: string;
  readonly response: {
    readonly clientDataJSON: string;
    readonly authenticatorData: string;
    readonly signature: string;
    readonly userHandle?: string | null | undefined;
  };
}

/** Picks what the portal reads of what a passkey has signed. */
export const assertionOf = ({ id, response }: Signed): Assertion => ({
  id,
  response: {
    clientDataJSON: response.clientDataJSON,
    authenticatorData: response.authenticatorData,
    signature: response.signature,
    userHandle: response.userHandle ?? null,
  },
});
