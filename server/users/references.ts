import { sql } from 'kysely';
import type { Db } from '../db/open';
import { forbidden, invalid } from '../http/refusal';
import type { Scope } from '../session/scope';

/** The establishment codes and group ids of these that do not exist. */
export async function unknownReferences(
  db: Db,
  { establishments, groups }: { establishments: readonly string[]; groups: readonly number[] },
): Promise<{ establishments: string[]; groups: number[] }> {
  return {
    establishments: await missing(db, establishments, 'establishment'),
    groups: await missing(db, groups, 'grouper'),
  };
}

const tables = {
  establishment: { key: sql`code`, type: sql`text` },
  grouper: { key: sql`id`, type: sql`integer` },
};

async function missing<Key extends string | number>(
  db: Db,
  keys: readonly Key[],
  table: keyof typeof tables,
): Promise<Key[]> {
  if (keys.length === 0) return [];
  const { key, type } = tables[table];
  // Held, so that a group that is deleted in this moment is not linked to anybody.
  const { rows } = await sql<{ key: Key }>`select ${key} as key from ${sql.table(table)}
    where ${key} = any(${keys}::${type}[]) for key share`.execute(db);
  const known = new Set(rows.map((row) => row.key));
  return keys.filter((wanted) => !known.has(wanted));
}

/**
 * Principle 6 of the decisions: nobody names an establishment that it may not see.
 * @param field where the message belongs
 * @throws Refusal 403, or 400 for level 1, to whom an unknown one is no secret
 */
export async function refuseForeign(
  db: Db,
  scope: Scope,
  codes: readonly string[],
  field: string,
): Promise<void> {
  if (!scope.all) {
    const own = new Set(scope.codes);
    if (codes.some((code) => !own.has(code))) throw forbidden();
    return;
  }
  const unknown = await unknownReferences(db, { establishments: codes, groups: [] });
  if (unknown.establishments.length > 0) {
    throw invalid('errors.validation', { [field]: 'userReplies.unknownEstablishment' });
  }
}

/** The same for a filter by establishments, where there is one. */
export async function refuseForeignFilter(
  db: Db,
  scope: Scope,
  ecs: readonly string[] | undefined,
): Promise<void> {
  if (ecs !== undefined && ecs.length > 0) await refuseForeign(db, scope, ecs, 'ecs');
}
