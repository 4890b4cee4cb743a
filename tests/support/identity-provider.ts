import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

/* A provider of OpenID Connect that others wrote, and a browser that signs in there. */

/** What it says to whoever would run it for people is no news of a test. */
for (const level of ['info', 'warn'] as const) {
  const say = console[level];
  console[level] = (...words: unknown[]) => {
    if (!String(words[0]).includes('oidc-provider ')) say(...words);
  };
}

/** Somebody as the provider knows them. */
export interface Account {
  email?: string;
  email_verified?: boolean;
  name?: string;
  preferred_username?: string;
  groups?: string[];
}

export interface IdentityProvider {
  issuer: string;
  /** By their subjects; who is taken out is removed at the provider. */
  accounts: Map<string, Account>;
  /** Signs in there as a person would, and returns the query that the portal is led back with. */
  signIn(address: string, subject: string, browser?: Browser): Promise<string>;
  /** Tells the portal that somebody has signed out there. */
  logOut(subject: string, sid: string): Promise<void>;
  close(): Promise<void>;
}

/** Cookies of the provider in one browser. */
type Browser = Map<string, string>;

interface Registered {
  clientId: string;
  redirectUris: string[];
  /** How the client proves who it is: by a secret, or by the public key of its own. */
  by: { secret: string } | { key: JsonWebKey };
  logoutUri?: string;
}

/** Its types leave it out. */
interface LoggingOut {
  backchannelLogout(subject: string, sid: string): Promise<void>;
}

/** Starts it on a free port of this machine. */
export async function identityProvider({
  clientId,
  redirectUris,
  by,
  logoutUri,
}: Registered): Promise<IdentityProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const accounts = new Map<string, Account>();
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        redirect_uris: redirectUris,
        grant_types: ['authorization_code', 'refresh_token'],
        ...('secret' in by
          ? { client_secret: by.secret, token_endpoint_auth_method: 'client_secret_post' as const }
          : { jwks: { keys: [by.key] }, token_endpoint_auth_method: 'private_key_jwt' as const }),
        ...(logoutUri !== undefined && {
          backchannel_logout_uri: logoutUri,
          backchannel_logout_session_required: true,
        }),
      },
    ],
    claims: {
      openid: ['sub', 'sid'],
      email: ['email', 'email_verified'],
      profile: ['name', 'preferred_username', 'groups'],
    },
    features: { devInteractions: { enabled: true }, backchannelLogout: { enabled: true } },
    // It calls no machine of a private network by itself, and the portal of tests is on this one.
    fetch: async (url, { signal, headers, method, body } = {}) =>
      fetch(url, {
        ...(signal && { signal }),
        ...(headers && { headers }),
        ...(method && { method }),
        ...(body && { body }),
      }),
    pkce: { required: () => true },
    rotateRefreshToken: true,
    issueRefreshToken: async () => true,
    cookies: { keys: ['a key for cookies of tests'] },
    findAccount: (_context, subject) => {
      const account = accounts.get(subject);
      return account && { accountId: subject, claims: async () => ({ sub: subject, ...account }) };
    },
    ttl: { RefreshToken: 86_400, Session: 86_400, Grant: 86_400, AccessToken: 900, IdToken: 900 },
  });
  const serve = provider.callback();
  server.on('request', (request, response) => void serve(request, response));
  return {
    issuer,
    accounts,
    signIn: (address, subject, browser = new Map()) => signedIn(address, subject, browser, redirectUris),
    async logOut(subject, sid) {
      const client = (await provider.Client.find(clientId)) as unknown as LoggingOut;
      await client.backchannelLogout(subject, sid);
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Follows what the provider says, fills in its forms, and stops where it leads back to the portal. */
async function signedIn(
  address: string,
  subject: string,
  browser: Browser,
  redirectUris: readonly string[],
): Promise<string> {
  let next: { url: string; form?: Record<string, string> } = { url: address };
  for (let step = 0; step < 12; step += 1) {
    const { url, form } = next;
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...browser].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form !== undefined && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      browser.set(name, value);
    }
    const location = response.headers.get('location');
    if (location !== null) {
      const led = new URL(location, url);
      if (redirectUris.includes(led.origin + led.pathname)) return led.search;
      next = { url: led.href };
      continue;
    }
    const page = await response.text();
    const action = /action="([^"]+)"/.exec(page)?.[1];
    if (action === undefined)
      throw new Error(`The provider answered ${response.status}: ${page.slice(0, 500)}`);
    const asksWho = page.includes('name="password"');
    next = {
      url: new URL(action.replaceAll('&amp;', '&'), url).href,
      form: asksWho ? { prompt: 'login', login: subject, password: 'any' } : { prompt: 'consent' },
    };
  }
  throw new Error('The provider never led back');
}
