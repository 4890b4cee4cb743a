import { issueToken } from '../../../../contract/api';
import { createApiUser } from '../../../../contract/api-users';
import type { Operation } from '../../../../contract/operation';
import type { Database } from '../../../../server/platform/db/open';
import { freshDatabase } from '../../../support/databases';
import { addNetwork, addUser } from '../../../support/network';
import { type Answer, type TestPortal, testPortal } from '../../../support/portal';

export interface Credentials {
  clientId: string;
  clientSecret: string;
}

/** A portal with a manager of 0001 and 0002 who has an API user, with the test network. */
export interface Shop {
  database: Database & { url: string | null };
  portal: TestPortal;
  tokens: Record<'administrator' | 'manager', string>;
  /** The token of the manager. */
  id: number;
  credentials: Credentials;
  /** Exchanges credentials, by default the manager's, for a token. */
  token(credentials?: Credentials): Promise<string>;
  /** A call with a new token of the manager's API user, unless another one is given. */
  call(operation: Operation, call?: Parameters<TestPortal['call']>[1]): Promise<Answer>;
  /** Another manager with an API user. */
  another(establishments: string[]): Promise<Credentials & { id: number }>;
  close(): Promise<void>;
}

let logins = 47_000_000;

export async function openShop(environment: Record<string, string> = {}): Promise<Shop> {
  const database = await freshDatabase();
  const { db } = database;
  await addNetwork(db);
  await addUser(db, { login: '10000001', role: 1 });
  const api = { from: '2026-01-01' };
  const id = await addUser(db, { login: '20000002', role: 2, groups: [1], api });
  const portal = await testPortal(database, environment);
  const administrator = (await portal.signIn('10000001')).token;
  const manager = (await portal.signIn('20000002')).token;
  const made = async (codUsuario: number): Promise<Credentials> => {
    const { status, body } = await portal.call(createApiUser, { token: administrator, body: { codUsuario } });
    if (status !== 201) throw new Error(JSON.stringify(body));
    return body;
  };
  const credentials = await made(id);
  let addresses = 0;
  const token: Shop['token'] = async ({ clientId, clientSecret } = credentials) => {
    // A separate address, so that no limit interferes.
    addresses += 1;
    const { status, body } = await portal.call(issueToken, {
      body: { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret },
      remoteAddress: `10.9.${addresses >> 8}.${addresses & 255}`,
    });
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body.access_token;
  };
  return {
    database,
    portal,
    tokens: { administrator, manager },
    id,
    credentials,
    token,
    call: async (operation, call = {}) =>
      portal.call(operation, { token: call.token ?? (await token()), ...call }),
    another: async (establishments) => {
      logins += 1;
      const other = await addUser(db, { login: String(logins), role: 2, establishments, api });
      return { id: other, ...(await made(other)) };
    },
    close: async () => {
      await portal.app.close();
      await database.close();
    },
  };
}
