import type { WebAuthnError } from '@simplewebauthn/browser';
import {
  type Assertion,
  assertionOf,
  type NewCredential,
  newCredentialOf,
} from '../../contract/passkey-forms';

/** The library is fetched when a passkey is wanted: few people have one. */
const fetchLibrary = () => import('@simplewebauthn/browser');

type CreationOptions = Parameters<
  Awaited<ReturnType<typeof fetchLibrary>>['startRegistration']
>[0]['optionsJSON'];
type RequestOptions = Parameters<
  Awaited<ReturnType<typeof fetchLibrary>>['startAuthentication']
>[0]['optionsJSON'];

/** The person or the time said no, the address has no passkeys, or the authenticator has one of the portal already. */
type Reason = 'cancelled' | 'address' | 'held';

/** Says why a browser has not used or made a passkey. */
export class PasskeyFailure extends Error {
  constructor(readonly reason: Reason) {
    super(reason);
  }
}

/** Tells whether this browser has passkeys at all; it has none at an address without https. */
export const hasPasskeys = (): boolean => typeof PublicKeyCredential === 'function';

/** The reasons that have a sentence of their own. A browser tells no page whether a person or the time said no. */
const REASONS: { readonly [Code in WebAuthnError['code']]?: Reason } = {
  ERROR_INVALID_DOMAIN: 'address',
  ERROR_INVALID_RP_ID: 'address',
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: 'held',
};

const failureOf = (error: unknown) =>
  new PasskeyFailure(
    REASONS[(error as Partial<WebAuthnError>).code ?? 'ERROR_CEREMONY_ABORTED'] ?? 'cancelled',
  );

/**
 * Has a passkey sign what the server asks for.
 * @throws PasskeyFailure where the browser has not done it
 */
export async function signedByPasskey(options: object): Promise<Assertion> {
  const { startAuthentication } = await fetchLibrary();
  try {
    return assertionOf(await startAuthentication({ optionsJSON: options as RequestOptions }));
  } catch (error) {
    throw failureOf(error);
  }
}

/**
 * Has a passkey made.
 * @throws PasskeyFailure where the browser has not done it
 */
export async function newPasskey(options: object): Promise<NewCredential> {
  const { startRegistration } = await fetchLibrary();
  try {
    return newCredentialOf(await startRegistration({ optionsJSON: options as CreationOptions }));
  } catch (error) {
    throw failureOf(error);
  }
}
