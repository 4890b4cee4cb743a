const USED = '@passkey';

/** Remembers that somebody uses passkeys in this browser. */
export const rememberPasskey = (): void => localStorage.setItem(USED, '1');

/** Tells whether the sign-in page offers a passkey: somebody uses one in this browser. */
export const offersPasskey = (): boolean =>
  localStorage.getItem(USED) !== null && typeof PublicKeyCredential === 'function';
