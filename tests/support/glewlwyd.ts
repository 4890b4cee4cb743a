import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ended, listeningProgram } from './listening-program';
import { freePort } from './postgres';
import { runProgram } from './programs';

/* Debian's glewlwyd, a provider of OpenID Connect in C, set up by its own calls as its administrator would. */

const DEBIAN = 'glewlwyd sqlite3';
const TABLES = '/usr/share/dbconfig-common/data/glewlwyd/install/sqlite3';

const configuration = (folder: string, port: number) => `
port = ${port}
bind_address = "127.0.0.1"
external_url = "http://127.0.0.1:${port}"
url_prefix = "api"
static_files_path = "/usr/share/glewlwyd/webapp"
log_mode = "file"
log_level = "ERROR"
log_file = "${folder}/log"
cookie_secure = 0
session_key = "SESSION"
admin_scope = "g_admin"
profile_scope = "g_profile"
user_module_path = "/usr/lib/glewlwyd/user"
user_middleware_module_path = "/usr/lib/glewlwyd/user_middleware"
client_module_path = "/usr/lib/glewlwyd/client"
user_auth_scheme_module_path = "/usr/lib/glewlwyd/scheme"
plugin_module_path = "/usr/lib/glewlwyd/plugin"
database = { type = "sqlite3"; path = "${folder}/database"; };
`;

/** Somebody as this provider knows them. */
interface Account {
  username: string;
  email: string;
  groups: string[];
}

interface Registered {
  clientId: string;
  clientSecret: string;
  redirectUri: string;
}

export interface Glewlwyd {
  issuer: string;
  add(account: Account): Promise<void>;
  /** Changes what is known of somebody. */
  change(username: string, more: object): Promise<void>;
  remove(username: string): Promise<void>;
  /** Signs in there with a password, agrees, and returns the query that the portal is led back with. */
  signIn(address: string, username: string): Promise<string>;
  close(): Promise<void>;
}

const PASSWORD = 'a password there';

/** The cookies of one browser there, and its calls. */
function browserAt(api: string) {
  const cookies = new Map<string, string>();
  return async (path: string, method = 'GET', body?: object): Promise<Response> => {
    const response = await fetch(path.startsWith('http') ? path : `${api}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        'content-type': 'application/json',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    if (response.status >= 400)
      throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response;
  };
}

/** The claims that the portal reads, of what is known of a person. */
const claims = [
  {
    name: 'email_verified',
    'user-property': 'verified',
    type: 'boolean',
    'boolean-value-true': 'yes',
    'boolean-value-false': 'no',
    mandatory: true,
  },
  { name: 'groups', 'user-property': 'groups', type: 'string', mandatory: true },
];

/** Starts it in a folder of its own, with one client. */
export async function glewlwyd(
  folder: string,
  { clientId, clientSecret, redirectUri }: Registered,
): Promise<Glewlwyd> {
  const port = await freePort();
  writeFileSync(join(folder, 'glewlwyd.conf'), configuration(folder, port));
  await runProgram('sqlite3', [join(folder, 'database'), `.read ${TABLES}`], DEBIAN);
  const program = await listeningProgram('glewlwyd', [`--config-file=${join(folder, 'glewlwyd.conf')}`], {
    port,
    debian: DEBIAN,
  });
  const api = `http://127.0.0.1:${port}/api`;
  const issuer = `${api}/oidc`;
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const administrator = browserAt(api);
  await administrator('/auth/', 'POST', { username: 'admin', password: 'password' });
  const people = (await (await administrator('/mod/user/database')).json()) as {
    parameters: { 'data-format': Record<string, object> };
  };
  const kept = { read: true, write: true, 'profile-read': false, 'profile-write': false };
  Object.assign(people.parameters['data-format'], {
    verified: { ...kept, multiple: false },
    groups: { ...kept, multiple: true },
  });
  await administrator('/mod/user/database', 'PUT', people);
  await administrator('/mod/user/database/reset', 'PUT');
  await administrator('/mod/plugin/', 'POST', {
    module: 'oidc',
    name: 'oidc',
    display_name: 'OpenID Connect',
    order_rank: 1,
    parameters: {
      iss: issuer,
      'jwt-type': 'rsa',
      'jwt-key-size': '256',
      key: privateKey.export({ format: 'pem', type: 'pkcs8' }),
      cert: publicKey.export({ format: 'pem', type: 'spki' }),
      'access-token-duration': 900,
      'refresh-token-duration': 86_400,
      'code-duration': 60,
      'refresh-token-rolling': true,
      'refresh-token-one-use': 'always',
      'auth-type-code-enabled': true,
      'auth-type-refresh-enabled': true,
      'jwks-show': true,
      'pkce-allowed': true,
      'pkce-required': true,
      'oauth-as-iss-id': true,
      'subject-type': 'public',
      'name-claim': 'mandatory',
      'email-claim': 'mandatory',
      claims,
      'session-cookie-name': 'OIDC',
      'session-cookie-expiration': 86_400,
    },
  });
  await administrator('/client/', 'POST', {
    client_id: clientId,
    name: 'Cofre',
    confidential: true,
    password: clientSecret,
    client_secret: clientSecret,
    scope: [],
    enabled: true,
    redirect_uri: [redirectUri],
    authorization_type: ['code', 'refresh_token'],
    token_endpoint_auth_method: ['client_secret_post'],
  });
  return {
    issuer,
    async add({ username, ...account }) {
      const known = { name: username, verified: 'yes', scope: ['openid'], enabled: true };
      await administrator('/user/', 'POST', { username, password: PASSWORD, ...known, ...account });
    },
    async change(username, more) {
      const user = (await (await administrator(`/user/${username}`)).json()) as object;
      await administrator(`/user/${username}`, 'PUT', { ...user, ...more });
    },
    async remove(username) {
      await administrator(`/user/${username}`, 'DELETE');
    },
    async signIn(address, username) {
      const browser = browserAt(api);
      await browser('/auth/', 'POST', { username, password: PASSWORD });
      await browser(`/auth/grant/${clientId}`, 'PUT', { scope: 'openid' });
      // Its own page comes back with this once somebody has agreed.
      const led = await browser(`${address}&g_continue`);
      return new URL(led.headers.get('location') ?? '').search;
    },
    close: () => ended(program),
  };
}
