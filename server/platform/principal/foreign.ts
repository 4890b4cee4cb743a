import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/open';
import { forbidden, invalid } from '../http/http-error';
import type { Scope } from './scope';

const tables = {
  establishment: { key: sql`code`, type: sql`text` },
  grouper: { key: sql`id`, type: sql`integer` },
};

/**
 * Those of these keys that do not exist.
 * @param lock how those that do are held, as SQL writes it; by itself they are not
 */
export async function missingKeys<Key extends string | number>(
  db: Db,
  keys: readonly Key[],
  table: keyof typeof tables,
  lock: RawBuilder<unknown> = sql``,
): Promise<Key[]> {
  if (keys.length === 0) return [];
  const { key, type } = tables[table];
  const { rows } = await sql<{ key: Key }>`select ${key} as key from ${sql.table(table)}
    where ${key} = any(${keys}::${type}[]) ${lock}`.execute(db);
  const known = new Set(rows.map((row) => row.key));
  return keys.filter((wanted) => !known.has(wanted));
}

/**
 * Principle 6 of the decisions: nobody names an establishment that it may not see.
 * @param field where the message belongs
 * @throws HttpError 403, or 400 for level 1, to whom an unknown one is no secret
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
  const unknown = await missingKeys(db, codes, 'establishment');
  if (unknown.length > 0) {
    throw invalid('errors.validation', { [field]: 'userReplies.unknownEstablishment' });
  }
}

/** The same for a list's filter by establishments, where there is one. */
export async function refuseForeignFilter(
  db: Db,
  scope: Scope,
  ecs: readonly string[] | undefined,
): Promise<void> {
  if (ecs !== undefined && ecs.length > 0) await refuseForeign(db, scope, ecs, 'ecs');
}
