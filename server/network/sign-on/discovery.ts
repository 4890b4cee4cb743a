import { createRemoteJWKSet, customFetch, importPKCS8, type JWTVerifyGetKey } from 'jose';
import * as oidc from 'openid-client';
import type { AppContext } from '../../platform/context';
import { boundedFetch } from './bounded-fetch';
import { failureOf, faultOfKeys, SignOnFailure } from './failure';
import type { Provider } from './providers';

/** Seconds by which the clocks of a provider and of the portal may differ. */
export const TOLERANCE_S = 60;
/** No call to a provider takes longer, in milliseconds: a person waits for it. */
const TIMEOUT_MS = 5000;
/** A description is asked for anew after so long, in milliseconds. */
const DISCOVERY_MS = 10 * 60_000;
/** A key that is not known is looked for at the provider, at most once in so many milliseconds: it may have rotated just now. */
const KEYS_MS = 500;

/** A provider as it describes itself, with the keys of its tokens. */
export interface Described {
  configuration: oidc.Configuration;
  keys: JWTVerifyGetKey;
  at: number;
}

/** Each portal of a process has its own. */
const known = new WeakMap<AppContext['config'], Map<string, Promise<Described>>>();

async function authentication({ clientSecret, privateKey, keyId }: Provider): Promise<oidc.ClientAuth> {
  if (privateKey === undefined) return oidc.ClientSecretPost(clientSecret);
  const algorithm = { rsa: 'RS256', ec: 'ES256', ed25519: 'EdDSA' }[String(privateKey.asymmetricKeyType)];
  const key = await importPKCS8(
    privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
    algorithm ?? 'RS256',
  );
  return oidc.PrivateKeyJwt(keyId === undefined ? key : { key, kid: keyId });
}

async function discovered(provider: Provider): Promise<Described> {
  const issuer = new URL(provider.issuer);
  const configuration = await oidc.discovery(
    issuer,
    provider.clientId,
    { [oidc.clockTolerance]: TOLERANCE_S },
    await authentication(provider),
    {
      timeout: TIMEOUT_MS / 1000,
      execute: issuer.protocol === 'http:' ? [oidc.allowInsecureRequests] : [],
      [oidc.customFetch]: boundedFetch as oidc.CustomFetch,
    },
  );
  const { jwks_uri: address } = configuration.serverMetadata();
  // The library that reads keys takes them over any protocol.
  if (address === undefined || new URL(address).protocol !== issuer.protocol)
    throw new SignOnFailure('strange');
  return { configuration, keys: keysAt(address), at: performance.now() };
}

/** Looks up the keys of a provider; while it does not show them, nobody has it asked more often than for an unknown one. */
function keysAt(address: string): JWTVerifyGetKey {
  const keys = createRemoteJWKSet(new URL(address), {
    cooldownDuration: KEYS_MS,
    timeoutDuration: TIMEOUT_MS,
    [customFetch]: boundedFetch,
  });
  let failed: { at: number; error: unknown } | null = null;
  return async (header, token) => {
    if (failed !== null && performance.now() - failed.at < KEYS_MS) throw failed.error;
    try {
      return await keys(header, token);
    } catch (error) {
      const fault = faultOfKeys(error);
      if (fault instanceof SignOnFailure) failed = { at: performance.now(), error: fault };
      throw fault;
    }
  };
}

/** @throws SignOnFailure where the provider does not say who it is */
export async function described({ config }: AppContext, provider: Provider): Promise<Described> {
  const of = known.get(config) ?? new Map<string, Promise<Described>>();
  known.set(config, of);
  const before = of.get(provider.id);
  const kept = await before?.catch(() => undefined);
  if (kept !== undefined && performance.now() - kept.at < DISCOVERY_MS) return kept;
  // Of several who ask at the same moment one has asked already.
  if (of.get(provider.id) === before) of.set(provider.id, discovered(provider));
  try {
    return await (of.get(provider.id) as Promise<Described>);
  } catch (error) {
    const { fault } = failureOf(error);
    throw new SignOnFailure(fault === 'away' ? 'away' : 'strange', error);
  }
}
