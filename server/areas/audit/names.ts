import { sql } from 'kysely';
import type { AuditChange, AuditEntry } from '../../../contract/audit';
import { type AuditKind, auditKind, listChange } from '../../../contract/audit-fields';
import type { RecordName } from '../../platform/audit/record-name';
import type { Db } from '../../platform/db/connections';

/** The members of a list that are shown by name; the others are shown by key. */
const NAMED_MEMBERS = 200;

interface Name {
  name: string;
  login: string | null;
}

/** An entry before its names are known. */
type Nameless = Omit<AuditEntry, 'label'>;

/** Adds the present names of the records: one query for each kind of name that the entries need. */
export async function withNames(
  db: Db,
  entries: readonly Nameless[],
  known: readonly RecordName[],
): Promise<AuditEntry[]> {
  const { ofEntity, ofKind } = lookups(known);
  const wanted = new Map<RecordName, Set<string>>();
  const want = (named: RecordName | undefined, keys: readonly string[]) => {
    if (named === undefined || keys.length === 0) return;
    wanted.set(named, new Set([...(wanted.get(named) ?? []), ...keys]));
  };
  for (const { entity, key, changes } of entries) {
    want(ofEntity(entity), [key]);
    for (const change of changes) want(ofKind(auditKind(entity, change.field)), keysIn(change));
  }
  const names = new Map<RecordName, Map<string, Name>>();
  for (const [named, keys] of wanted) names.set(named, await namesOf(db, named, [...keys]));
  const nameOf = (named: RecordName | undefined, key: string) =>
    named === undefined ? undefined : names.get(named)?.get(key);
  return entries.map((entry) => ({
    ...entry,
    label: nameOf(ofEntity(entry.entity), entry.key) ?? null,
    changes: entry.changes.map((change) => {
      const named = ofKind(auditKind(entry.entity, change.field));
      const called = keysIn(change).flatMap((key) => {
        const name = nameOf(named, key)?.name;
        return name === undefined ? [] : [[key, name] as const];
      });
      return called.length === 0 ? change : { ...change, names: Object.fromEntries(called) };
    }),
  }));
}

function lookups(known: readonly RecordName[]) {
  const entities = new Map<string, RecordName>(
    known.flatMap((name) => name.entities.map((entity) => [entity, name] as const)),
  );
  const kinds = new Map(known.flatMap((name) => (name.kinds ?? []).map((kind) => [kind, name] as const)));
  return {
    ofEntity: (entity: string) => entities.get(entity),
    ofKind: (kind: AuditKind) => kinds.get(kind),
  };
}

async function namesOf(db: Db, { select, key, numbered }: RecordName, keys: readonly string[]) {
  // If the keys are numbers, a key of another form cannot be found.
  const known = numbered ? keys.filter((text) => /^\d{1,9}$/.test(text)) : keys;
  const { rows } = await sql<Omit<Name, 'login'> & { login?: string; key: string }>`
    select ${key}::text as key, ${select}
    where ${key} = any(${known}::${sql.raw(numbered ? 'int' : 'text')}[])`.execute(db);
  return new Map(rows.map(({ key: of, name, login = null }) => [of, { name, login }]));
}

/** Returns the keys in a change: of lists those that were added or removed. */
function keysIn({ before, after }: AuditChange): string[] {
  if (!Array.isArray(before) && !Array.isArray(after)) {
    return [before, after].filter((value) => value !== null).map(String);
  }
  const { added, removed } = listChange(before, after);
  return [...added.slice(0, NAMED_MEMBERS), ...removed.slice(0, NAMED_MEMBERS)].map(String);
}
