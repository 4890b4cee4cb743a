import { type RawBuilder, sql } from 'kysely';
import type { AuditChange, AuditEntry } from '../../../contract/audit';
import { type AuditKind, auditKind, listChange } from '../../../contract/audit-fields';
import type { Db } from '../../platform/db/connections';

/** The kinds of records that have a name. */
type Named = 'person' | 'bank' | 'establishment' | 'group' | 'operator' | 'account' | 'news';

interface Source {
  select: RawBuilder<unknown>;
  /** The column of the keys, and whether they are numbers. */
  key: RawBuilder<unknown>;
  numbered: boolean;
}

const sources: Record<Named, Source> = {
  person: { select: sql`name, login from portal_user`, key: sql`id`, numbered: true },
  bank: { select: sql`name, null as login from bank`, key: sql`code`, numbered: false },
  establishment: { select: sql`name, null as login from establishment`, key: sql`code`, numbered: false },
  group: { select: sql`name, null as login from grouper`, key: sql`id`, numbered: true },
  operator: { select: sql`name, null as login from operator`, key: sql`id`, numbered: true },
  account: { select: sql`nickname as name, null as login from account`, key: sql`id`, numbered: true },
  news: { select: sql`title as name, null as login from news`, key: sql`id`, numbered: true },
};

/** The kind of name of each entity of the trail. */
const ofEntity: Readonly<Record<string, Named>> = {
  portal_user: 'person',
  password: 'person',
  api_user: 'person',
  bank: 'bank',
  establishment: 'establishment',
  grouper: 'group',
  operator: 'operator',
  account: 'account',
  news: 'news',
};

/** The kind of name of each kind of value. */
const ofKind: Partial<Record<AuditKind, Named>> = {
  person: 'person',
  bank: 'bank',
  establishment: 'establishment',
  establishments: 'establishment',
  groups: 'group',
};

/** The members of a list that are shown by name; the others are shown by key. */
const NAMED_MEMBERS = 200;

interface Name {
  name: string;
  login: string | null;
}
type Names = ReadonlyMap<Named, ReadonlyMap<string, Name>>;

/** An entry before its names are known. */
type Nameless = Omit<AuditEntry, 'label'>;

/** Adds the present names of the records: one query for each kind of name that the entries need. */
export async function withNames(db: Db, entries: readonly Nameless[]): Promise<AuditEntry[]> {
  const wanted = new Map<Named, Set<string>>();
  const want = (named: Named | undefined, keys: readonly string[]) => {
    if (named === undefined || keys.length === 0) return;
    wanted.set(named, new Set([...(wanted.get(named) ?? []), ...keys]));
  };
  for (const { entity, key, changes } of entries) {
    want(ofEntity[entity], [key]);
    for (const change of changes) want(ofKind[auditKind(entity, change.field)], keysIn(change));
  }
  const names = new Map<Named, Map<string, Name>>();
  for (const [named, keys] of wanted) names.set(named, await namesOf(db, sources[named], [...keys]));
  return entries.map((entry) => labelled(entry, names));
}

async function namesOf(db: Db, { select, key, numbered }: Source, keys: readonly string[]) {
  // If the keys are numbers, a key of another form cannot be found.
  const known = numbered ? keys.filter((text) => /^\d{1,9}$/.test(text)) : keys;
  const { rows } = await sql<Name & { key: string }>`
    select ${key}::text as key, ${select}
    where ${key} = any(${known}::${sql.raw(numbered ? 'int' : 'text')}[])`.execute(db);
  return new Map(rows.map(({ key: of, name, login }) => [of, { name, login }]));
}

/** Returns the keys in a change: of lists those that were added or removed. */
function keysIn({ before, after }: AuditChange): string[] {
  if (!Array.isArray(before) && !Array.isArray(after)) {
    return [before, after].filter((value) => value !== null).map(String);
  }
  const { added, removed } = listChange(before, after);
  return [...added.slice(0, NAMED_MEMBERS), ...removed.slice(0, NAMED_MEMBERS)].map(String);
}

function labelled(entry: Nameless, names: Names): AuditEntry {
  const nameOf = (named: Named | undefined, key: string) =>
    named === undefined ? undefined : names.get(named)?.get(key);
  return {
    ...entry,
    label: nameOf(ofEntity[entry.entity], entry.key) ?? null,
    changes: entry.changes.map((change) => {
      const named = ofKind[auditKind(entry.entity, change.field)];
      const called = keysIn(change).flatMap((key) => {
        const name = nameOf(named, key)?.name;
        return name === undefined ? [] : [[key, name] as const];
      });
      return called.length === 0 ? change : { ...change, names: Object.fromEntries(called) };
    }),
  };
}
