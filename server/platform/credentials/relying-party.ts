import type { Config } from '../config';

/** The portal as passkeys know it. */
export interface RelyingParty {
  /** The host: a passkey belongs to it, and signs for no other. */
  id: string;
  /** The addresses at which the portal is opened. */
  origins: string[];
}

/** @param host the `Host` header, by which the portal is known where its address is not configured */
export function relyingParty({ publicUrl }: Pick<Config, 'publicUrl'>, host = 'localhost'): RelyingParty {
  if (publicUrl !== null) {
    const { hostname, origin } = new URL(publicUrl);
    return { id: hostname, origins: [origin] };
  }
  const address = URL.canParse(`http://${host}`) ? new URL(`http://${host}`) : new URL('http://localhost');
  return { id: address.hostname, origins: [address.origin, `https://${address.host}`] };
}
