import { sql } from 'kysely';
import { type AssignableProfile, assignableProfiles } from '../../../contract/users';
import type { Db } from '../../platform/db/connections';
import { normalized, type StoredUser } from './values';

interface Row {
  id: number;
  version: number;
  login: string;
  name: string;
  email: string;
  active: boolean;
  role: AssignableProfile;
  specific_code: number | null;
  api_access: boolean;
  api_starts_on: string | null;
  api_ends_on: string | null;
  without_password: boolean;
  client_id: string | null;
  establishments: string[];
  groups: number[];
}

/** Returns users by id, without those that do not exist and without provider administrators. */
export async function storedUsers(db: Db, ids: readonly number[]): Promise<Map<number, StoredUser>> {
  const { rows } = await sql<Row>`
    select id, version, login, name, email, active, role, specific_code, api_access, api_starts_on, api_ends_on,
      password_hash is null as without_password,
      (select client_id from api_user where user_id = portal_user.id) as client_id,
      array(select establishment_code from user_establishment where user_id = portal_user.id) as establishments,
      array(select grouper_id from user_grouper where user_id = portal_user.id) as groups
    from portal_user
    where id = any(${ids}::int[]) and role = any(${assignableProfiles}::int[])`.execute(db);
  return new Map(rows.map((row) => [row.id, userOf(row)]));
}

/** Returns the same, and locks them until the transaction ends, so that nobody else changes them. */
export async function lockUsers(trx: Db, ids: readonly number[]): Promise<Map<number, StoredUser>> {
  // All transactions lock in the same order, so that two of them cannot deadlock. The users are read after they are
  // locked, because a statement that has waited for a row still sees the previous scope.
  await sql`select id from portal_user where id = any(${ids}::int[]) order by id for update`.execute(trx);
  return storedUsers(trx, ids);
}

function userOf(row: Row): StoredUser {
  return {
    id: row.id,
    version: row.version,
    clientId: row.client_id,
    withoutPassword: row.without_password,
    values: normalized({
      login: row.login,
      name: row.name,
      email: row.email,
      active: row.active,
      profile: row.role,
      category: row.specific_code,
      api: row.api_access ? { start: row.api_starts_on ?? '', end: row.api_ends_on ?? '' } : null,
      establishments: row.establishments,
      groups: row.groups,
    }),
  };
}
