import { sql } from 'kysely';
import { LEVEL } from '../../../contract/access';
import type { Db } from '../../platform/db/connections';
import type { AccessChange, Holdings, PersonChange } from './change';

/** What groups hold, by their ids. */
export type Groups = ReadonlyMap<number, readonly string[]>;

/** Whether a profile has access to what somebody holds: level 1 has access to all, a specific user to none (SES-14). */
export const reaches = (profile: number): boolean => profile === LEVEL.manager || profile === LEVEL.viewer;

interface HolderRow {
  login: string;
  name: string;
  active: boolean;
  establishments: string[];
  groups: number[];
}

/** The people who hold a changed group and do not change themselves; those who do are part of the change already. */
export async function holdersOf(db: Db, { groups, people }: AccessChange): Promise<PersonChange[]> {
  if (groups.size === 0) return [];
  const known = people.map(({ login }) => login);
  const { rows } = await sql<HolderRow>`
    select login, name, active,
      array(select establishment_code from user_establishment where user_id = portal_user.id) as establishments,
      array(select grouper_id from user_grouper where user_id = portal_user.id) as groups
    from portal_user
    where id in (select user_id from user_grouper where grouper_id = any(${[...groups.keys()]}::int[]))
      and role = any(${[LEVEL.manager, LEVEL.viewer]}::int[])
      and login <> all(${known}::text[])`.execute(db);
  return rows.map(({ establishments, groups: held, ...person }) => {
    const holdings: Holdings = { reaches: true, establishments, groups: held };
    return { ...person, before: holdings, after: holdings };
  });
}

/**
 * The present members of every group that matters to a change: of those that change, and of those that these people
 * hold.
 */
export async function groupsBefore(
  db: Db,
  change: AccessChange,
  people: readonly PersonChange[],
): Promise<Groups> {
  const ids = new Set(change.groups.keys());
  for (const { before, after } of people)
    for (const id of [...(before?.groups ?? []), ...after.groups]) ids.add(id);
  if (ids.size === 0) return new Map();
  const { rows } = await sql<{ id: number; codes: string[] }>`
    select grouper_id as id, array_agg(establishment_code) as codes from grouper_establishment
    where grouper_id = any(${[...ids]}::int[]) group by grouper_id`.execute(db);
  return new Map(rows.map(({ id, codes }) => [id, codes]));
}

/** The establishments that are added to or removed from a group or a person; nobody can gain or lose any other. */
export function changedCodes(
  change: AccessChange,
  people: readonly PersonChange[],
  groups: Groups,
): string[] {
  const changed = new Set<string>();
  for (const [id, after] of change.groups) addDifference(changed, groups.get(id) ?? [], after);
  for (const { before, after } of people) {
    if (before === after) continue;
    const held = before?.reaches ? before : NOTHING;
    const holds = after.reaches ? after : NOTHING;
    addDifference(changed, held.establishments, holds.establishments);
    const moved = new Set<number>();
    addDifference(moved, held.groups, holds.groups);
    for (const id of moved) for (const code of groups.get(id) ?? []) changed.add(code);
  }
  return [...changed];
}

const NOTHING = { establishments: [], groups: [] } as const;

/** Adds what is in one of two lists and not in the other. */
function addDifference<Key>(into: Set<Key>, one: readonly Key[], other: readonly Key[]): void {
  const [ones, others] = [new Set(one), new Set(other)];
  for (const key of one) if (!others.has(key)) into.add(key);
  for (const key of other) if (!ones.has(key)) into.add(key);
}
