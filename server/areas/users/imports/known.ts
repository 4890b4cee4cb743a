import { sql } from 'kysely';
import { LEVEL } from '../../../../contract/access';
import { assignableProfiles } from '../../../../contract/users';
import { withLostZeros } from '../../../engines/imports/lost-zeros';
import type { ImportInput } from '../../../engines/imports/target';
import { inTurns } from '../../../platform/concurrency/turns';
import type { Db } from '../../../platform/db/connections';
import { type Scope, within } from '../../../platform/principal/scope';
import { matchingUsers } from '../matching';
import { usersBeyond } from '../reach';
import { lockUsers, storedUsers } from '../stored';
import type { StoredUser } from '../values';
import { GroupNames } from './group-names';

/** The records that the rows of an import refer to, as they are at this moment. */
export interface ImportLookups {
  /** The people whom the caller manages, by login. */
  people: ReadonlyMap<string, StoredUser>;
  /** The ids of those among them who have access to more than the caller. */
  beyond: ReadonlySet<number>;
  /** All logins of the rows that are in use, and those that differ from one in lost zeros alone. */
  taken: ReadonlySet<string>;
  /** The establishment codes that the caller sees. */
  establishments: ReadonlySet<string>;
  /** The establishments that the caller sees under an unknown code with zeros in front, by the code without zeros. */
  withZeros: ReadonlyMap<string, readonly string[]>;
  groups: GroupNames;
}

/** Reads codes that are separated by blanks, commas or semicolons. */
export function codesIn(cell: string | undefined): string[] {
  return [...new Set((cell ?? '').split(/[\s,;|]+/).filter((code) => code !== ''))].sort();
}

/** The logins that a spreadsheet may have made this number of, by dropping the zeros at its beginning. */
export function loginsWithZeros(login: string): string[] {
  if (!/^\d+$/.test(login)) return [];
  return LENGTHS.filter((length) => length > login.length).map((length) => login.padStart(length, '0'));
}

/** USR-42. */
const LENGTHS = [8, 10, 11];

/**
 * Looks up everything that the rows refer to, with one query for each table.
 * @param whom with `viewers` only report viewers are managed; with `hold` they are locked until the transaction ends
 */
export async function lookUp(
  db: Db,
  rows: readonly ImportInput[],
  scope: Scope,
  { viewers, hold }: { viewers: boolean; hold: boolean },
): Promise<ImportLookups> {
  const logins = [...new Set(rows.flatMap(({ cells: { login } }) => login ?? []))];
  const named = await inTurns(rows, ({ cells }) => codesIn(cells.establishments));
  const codes = [...new Set(named.flat())];
  const establishments = await seen(db, codes, scope);
  const people = await (hold ? lockUsers : storedUsers)(db, await managedIds(db, logins, scope, viewers));
  return {
    people: new Map([...people.values()].map((user) => [user.values.login, user])),
    beyond: await usersBeyond(db, scope, [...people.keys()]),
    taken: await takenOf(db, [...logins, ...logins.flatMap(loginsWithZeros)]),
    establishments,
    withZeros: await withLostZeros(
      db,
      codes.filter((code) => !establishments.has(code)),
      scope,
    ),
    groups: await groupsOf(
      db,
      rows.some(({ cells }) => cells.groups !== undefined) ||
        [...people.values()].some(({ values }) => values.groups.length > 0),
    ),
  };
}

async function takenOf(db: Db, logins: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ login: string }>`
    select login from portal_user where login = any(${logins}::text[])`.execute(db);
  return new Set(rows.map(({ login }) => login));
}

/** API-16: level 2 manages only report viewers with access to an establishment of its own. */
async function managedIds(
  db: Db,
  logins: readonly string[],
  scope: Scope,
  viewers: boolean,
): Promise<number[]> {
  const rows = await matchingUsers(db, scope, {
    profileAccess: viewers ? [LEVEL.viewer] : [...assignableProfiles],
  })
    .where(sql<boolean>`portal_user.login = any(${logins}::text[])`)
    .select('portal_user.id')
    .execute();
  return rows.map(({ id }) => id);
}

async function seen(db: Db, codes: readonly string[], scope: Scope): Promise<Set<string>> {
  if (codes.length === 0) return new Set();
  const { rows } = await sql<{ code: string }>`
    select code from establishment
    where code = any(${codes}::text[]) and ${within(scope, sql.ref<string>('code'))}`.execute(db);
  return new Set(rows.map(({ code }) => code));
}

/** Reads all groups if any is about, because there are only hundreds. */
async function groupsOf(db: Db, wanted: boolean): Promise<GroupNames> {
  if (!wanted) return new GroupNames([]);
  return new GroupNames(await db.selectFrom('grouper').select(['id', 'name']).orderBy('id').execute());
}
