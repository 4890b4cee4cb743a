import { createUser, updateUser } from '../../../../contract/users';
import type { Database } from '../../../../server/platform/db/open';
import { freshDatabase } from '../../../support/databases';
import { addNetwork, addUser } from '../../../support/network';
import { type Answer, type TestPortal, testPortal } from '../../../support/portal';

/** A portal with the people who administer users, with the test network. */
export interface Office {
  database: Database;
  portal: TestPortal;
  /** Access tokens: a provider administrator, a colleague, the manager of group 1 (0001 and 0002), a viewer of 0001. */
  tokens: Record<'administrator' | 'colleague' | 'manager' | 'viewer', string>;
  /** Ids of the same people. */
  ids: Record<'administrator' | 'colleague' | 'manager' | 'viewer', number>;
  /** The replies of `createUser` and `updateUser`, in English. */
  create(body: unknown, token?: string): Promise<Answer>;
  update(id: number, body: unknown, token?: string): Promise<Answer>;
  /** The audit trail of a user, oldest first. */
  trail(id: number): Promise<{ action: string; actor: string; before: unknown; after: unknown }[]>;
  close(): Promise<void>;
}

export async function openOffice(): Promise<Office> {
  const database = await freshDatabase();
  const { db } = database;
  await addNetwork(db);
  const ids = {
    administrator: await addUser(db, { login: '10000001', name: 'Renata Figueiredo', role: 1 }),
    colleague: await addUser(db, { login: '10000002', role: 1 }),
    manager: await addUser(db, { login: '20000002', name: 'Carlos Moura', role: 2, groups: [1] }),
    viewer: await addUser(db, { login: '30000003', role: 3, establishments: ['0001'] }),
  };
  const portal = await testPortal(database);
  const tokenOf = async (login: string) => (await portal.signIn(login)).token;
  const tokens = {
    administrator: await tokenOf('10000001'),
    colleague: await tokenOf('10000002'),
    manager: await tokenOf('20000002'),
    viewer: await tokenOf('30000003'),
  };
  const headers = { 'accept-language': 'en' };
  return {
    database,
    portal,
    tokens,
    ids,
    create: (body, token = tokens.administrator) => portal.call(createUser, { token, body, headers }),
    update: (id, body, token = tokens.administrator) =>
      portal.call(updateUser, { token, params: { id }, body, headers }),
    trail: (id) =>
      db
        .selectFrom('audit')
        .where('entity', '=', 'portal_user')
        .where('entity_key', '=', String(id))
        .select(['action', 'actor', 'before', 'after'])
        .orderBy('id')
        .execute(),
    close: async () => {
      await portal.app.close();
      await database.close();
    },
  };
}

let next = 40_000_000;
/** A login that nobody has. */
export function freshLogin(): string {
  next += 1;
  return String(next);
}

/** What the form of users sends for a manager of 0001, with a new login. */
export function managerForm(overrides: object = {}) {
  return {
    name: 'Beatriz Prado',
    login: freshLogin(),
    email: 'beatriz@example.com',
    active: true,
    authenticationEngine: 1,
    escopoAcessoEC: ['0001'],
    escopoAcessoAG: [],
    effectiveRoles: [2],
    specificAccess: null,
    idUser: null,
    userApi: null,
    flagUserApi: { codUsuario: null, apiAccess: 0, dtInicio: null, dtFinal: null },
    ...overrides,
  };
}

/** VIEW-16: what the form of report viewers sends. */
export function viewerForm(overrides: object = {}) {
  const login = freshLogin();
  return {
    name: 'Davi Nunes',
    login,
    internalLogin: login,
    email: 'davi@example.com',
    active: true,
    escopoAcessoEC: ['0001'],
    authenticationEngine: 1,
    effectiveRoles: [3],
    ...overrides,
  };
}
