import { sql } from 'kysely';
import { operations } from '../../../contract';
import type { Operation } from '../../../contract/operation';
import type { Db } from '../../../server/platform/db/connections';
import type { Database } from '../../../server/platform/db/open';
import { TIMEOUTS } from '../../../server/platform/http/timeouts';
import { addNetwork, addUser } from '../../support/network';
import { type TestPortal, testPortal } from '../../support/portal';
import { addOrders } from '../../support/work-orders';
import { type Expected, guardedCalls, type Sample } from './correct-calls';

/* What people may lose while one of their calls is under way, and every call by which they write. */

const SHOP = '0001';
/** The people whose rights are taken away, by their role. */
const people = {
  1: { login: '10000001', role: 1 },
  2: { login: '20000003', role: 2, establishments: [SHOP, '0002'], api: { from: '2026-01-01' } },
} as const;
type Role = keyof typeof people;

/** What somebody may lose, the status of the answer then, and how it is taken away and given back. */
export const rights = {
  'was deactivated': {
    status: 401,
    set: (db: Db, id: number, taken: boolean) =>
      db.updateTable('portal_user').set({ active: !taken }).where('id', '=', id),
  },
  'was signed out': {
    status: 401,
    set: (db: Db, id: number, taken: boolean) =>
      db
        .updateTable('user_session')
        .set({ ended_at: taken ? new Date() : null })
        .where('user_id', '=', id),
  },
  'was demoted': {
    status: 403,
    set: (db: Db, id: number, taken: boolean, role: Role) =>
      db
        .updateTable('portal_user')
        .set({ role: taken ? 3 : role, api_access: !taken && role === 2 })
        .where('id', '=', id),
  },
  'has lost the establishment': {
    status: 403,
    set: (db: Db, id: number, taken: boolean) =>
      db
        .updateTable('user_establishment')
        .set({ establishment_code: taken ? '0004' : SHOP })
        .where('user_id', '=', id)
        .where('establishment_code', '=', taken ? SHOP : '0004'),
  },
} as const;
export type Right = keyof typeof rights;

/** A right, and whose it is. */
export interface Loss {
  right: Right;
  role: Role;
}

/** A call of somebody, and a right that it needs. */
export interface Case extends Loss {
  name: string;
  operation: Operation;
  sample: (viewers: ReadonlyMap<string, number>) => Sample;
}

const sampleOf = ({ sample = {}, scoped = {} }: Expected): Sample =>
  Object.values(scoped)[0]?.(SHOP) ?? sample;

/**
 * Every call by which people write, or ask something with a body, with each right that it needs.
 * @param wanted which of the calls
 */
export function casesOf(wanted: (operation: Operation, sample: Sample) => boolean): Case[] {
  // The ids of viewers are known once there is a database.
  const expected = guardedCalls(new Map([[SHOP, 1]]));
  return operations.flatMap((operation) => {
    const one = expected[operation.name];
    if (one === undefined || operation.method === 'GET' || operation.streams) return [];
    if (!wanted(operation, sampleOf(one))) return [];
    const role: Role = one.may.includes(2) ? 2 : 1;
    const needed = (Object.keys(rights) as Right[]).filter((right) => {
      // What every profile may do is lost by none, and the provider sees every establishment.
      if (right === 'was demoted') return !one.may.includes(3);
      return right !== 'has lost the establishment' || (role === 2 && one.scoped !== undefined);
    });
    return needed.map((right) => ({
      name: operation.name,
      right,
      operation,
      role,
      sample: (viewers) => sampleOf(guardedCalls(viewers)[operation.name] ?? one),
    }));
  });
}

export interface Office {
  portal: TestPortal;
  viewers: Map<string, number>;
  tokenOf(role: Role): string;
  take(wanted: Loss): Promise<void>;
  giveBack(wanted: Loss): Promise<void>;
  /** A checksum of everything but sessions, rights and what is only counted. */
  content(): Promise<unknown>;
}

/** A network with these people and a portal; close its `portal.app`. @param timeouts the usual ones, or others */
export async function office(database: Database, timeouts = TIMEOUTS): Promise<Office> {
  const { db } = database;
  await addNetwork(db);
  await addOrders(db);
  const portal = await testPortal(database, {}, { timeouts });
  const ids = new Map<Role, number>();
  const tokens = new Map<Role, string>();
  for (const person of Object.values(people)) {
    ids.set(person.role, await addUser(db, { ...person } as Parameters<typeof addUser>[1]));
    tokens.set(person.role, (await portal.signIn(person.login)).token);
  }
  const viewer = await addUser(db, { login: '45000001', role: 3, establishments: [SHOP] });
  const set = async ({ right, role }: Loss, taken: boolean) => {
    await rights[right].set(db, ids.get(role) ?? 0, taken, role).execute();
  };
  return {
    portal,
    viewers: new Map([[SHOP, viewer]]),
    tokenOf: (role) => tokens.get(role) ?? '',
    take: (wanted) => set(wanted, true),
    giveBack: (wanted) => set(wanted, false),
    content: () => contentOf(db),
  };
}

export const statusOf = ({ right }: Loss): number => rights[right].status;

/** What changes by taking a right away, by calling, or by the passing of time. */
const APART = [
  'portal_user',
  'user_session',
  'user_establishment',
  'list_stamp',
  'rate_limit',
  'last_write',
  'api_use',
  'security_event',
];

/** The tables that nothing but the work of a call changes. */
export async function tablesOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname <> all(${APART}::text[]) order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

async function contentOf(db: Db): Promise<unknown> {
  const sums = (await tablesOf(db)).map(
    (name) => sql`select ${name}::text as name, count(*)::int as rows,
      md5(coalesce(string_agg(t::text, chr(10) order by t::text), '')) as sum from ${sql.table(name)} t`,
  );
  const { rows } = await sql`${sql.join(sums, sql` union all `)} order by name`.execute(db);
  return rows;
}
