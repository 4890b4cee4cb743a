import { expect } from 'vitest';
import {
  type BulkAction,
  type BulkBatch,
  type BulkOutcome,
  type BulkRow,
  getBulk,
  getLastBulk,
  listBulkRows,
  listRefused,
  previewBulk,
  startBulk,
  undoBulk,
} from '../../../../contract/bulk';
import type { Operation } from '../../../../contract/operation';
import { bulkTargets } from '../../../../server/areas';
import type { BulkContext } from '../../../../server/engines/bulk/target';
import type { AppContext } from '../../../../server/platform/context';
import type { Database } from '../../../../server/platform/db/open';
import { freshDatabase } from '../../../support/databases';
import { addNetwork, addUser } from '../../../support/network';
import { type Answer, type TestPortal, testPortal } from '../../../support/portal';

export const ADMINISTRATOR = '10000001';
/** Level 2: establishments 0001 and 0002, through group 1. */
export const MANAGER = '20000002';

export interface BulkPortal {
  database: Database & { url: string | null };
  portal: TestPortal;
  /** Calls as somebody, by default as the administrator. */
  as(login: string): BulkCalls;
  close(): Promise<void>;
}

export interface BulkCalls {
  ask(operation: Operation, call?: object): Promise<Answer>;
  preview(selection: object, action: BulkAction, resource?: string): Promise<BulkBatch>;
  start(id: string): Promise<BulkBatch>;
  undo(id: string): Promise<BulkBatch>;
  read(id: string): Promise<BulkBatch>;
  last(resource?: string): Promise<BulkBatch | null>;
  rows(id: string, outcome?: BulkOutcome): Promise<BulkRow[]>;
  refused(id: string): Promise<string[]>;
}

/** The context of bulk work that is run without a call. */
export const bulkContext = (context: AppContext): BulkContext => ({ context, targets: bulkTargets });

/** The test network with an administrator and a manager, who are signed in. */
export async function bulkPortal(): Promise<BulkPortal> {
  const database = await freshDatabase();
  await addNetwork(database.db);
  await addUser(database.db, { login: ADMINISTRATOR, name: 'Helena Duarte', role: 1 });
  await addUser(database.db, { login: MANAGER, name: 'Marina Prado', role: 2, groups: [1] });
  const portal = await testPortal(database);
  const tokens = new Map<string, string>();
  for (const login of [ADMINISTRATOR, MANAGER]) tokens.set(login, (await portal.signIn(login)).token);
  return {
    database,
    portal,
    as: (login) => callsOf(portal, tokens.get(login)),
    close: async () => {
      await portal.app.close();
      await database.close();
    },
  };
}

function callsOf(portal: TestPortal, token: string | undefined): BulkCalls {
  const ask = (operation: Operation, call: object = {}) =>
    portal.call(operation, { token, headers: { 'accept-language': 'en' }, ...call });
  const good = async (operation: Operation, call: object) => {
    const { status, body } = await ask(operation, call);
    expect(status, JSON.stringify(body)).toBe(200);
    return body;
  };
  return {
    ask,
    preview: (selection, action, resource = 'usuarios') =>
      good(previewBulk, { body: { resource, selection, action } }),
    start: (id) => good(startBulk, { params: { id } }),
    undo: (id) => good(undoBulk, { params: { id } }),
    read: (id) => good(getBulk, { params: { id } }),
    last: async (resource = 'usuarios') => (await good(getLastBulk, { query: { resource } })).batch,
    rows: async (id, outcome) =>
      (await good(listBulkRows, { params: { id }, query: { size: 100, outcome: outcome ?? [] } })).content,
    refused: async (id) => (await good(listRefused, { params: { id } })).ids,
  };
}

/** Creates users who never sign in, by one statement; `login` is built from the number. */
export async function addMany(
  { db }: Database,
  many: number,
  values: { active?: boolean; role?: 2 | 3 | 5; establishments?: string[]; first?: number } = {},
): Promise<number[]> {
  const { active = true, role = 3, establishments = ['0001'], first = 0 } = values;
  const ids: number[] = [];
  for (let from = 0; from < many; from += 2000) {
    const numbers = Array.from({ length: Math.min(2000, many - from) }, (_, index) => first + from + index);
    const made = await db
      .insertInto('portal_user')
      .values(
        numbers.map((number) => ({
          login: String(70_000_000 + number),
          name: `Lote ${String(number).padStart(5, '0')}`,
          email: `lote${number}@example.com`,
          password_hash: 'none',
          role,
          specific_code: role === 5 ? 1 : null,
          active,
          api_starts_on: null,
          api_ends_on: null,
        })),
      )
      .returning('id')
      .execute();
    ids.push(...made.map(({ id }) => id));
    for (const code of establishments) {
      await db
        .insertInto('user_establishment')
        .values(made.map(({ id }) => ({ user_id: id, establishment_code: code })))
        .execute();
    }
  }
  return ids;
}

/** The present status, version and establishments of a user. */
export async function userNow({ db }: Database, id: number) {
  const user = await db
    .selectFrom('portal_user')
    .where('id', '=', id)
    .select(['active', 'version'])
    .executeTakeFirstOrThrow();
  const links = await db
    .selectFrom('user_establishment')
    .where('user_id', '=', id)
    .select('establishment_code')
    .orderBy('establishment_code')
    .execute();
  return { ...user, establishments: links.map(({ establishment_code }) => establishment_code) };
}

export const texts = (ids: readonly number[]) => ids.map(String);
