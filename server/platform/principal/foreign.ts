import { type RawBuilder, sql } from 'kysely';
import type { MessageKey } from '../../../i18n/server';
import type { Db } from '../db/connections';
import { type FieldText, HttpError } from '../errors/http-error';
import { quoted } from '../errors/quoted';
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
 * @param sent the codes by the field that has them: each field with such a code is named
 * @throws HttpError 403, or 400 for level 1, to whom an unknown one is no secret
 */
export async function assertInScope(
  db: Db,
  scope: Scope,
  sent: Readonly<Record<string, readonly string[]>>,
): Promise<void> {
  const own = new Set(scope.all ? [] : scope.codes);
  const foreign = Object.entries(sent).map(
    async ([field, codes]) =>
      [
        field,
        scope.all ? await missingKeys(db, codes, 'establishment') : codes.filter((code) => !own.has(code)),
      ] as const,
  );
  assertNoneMissing(Object.fromEntries(await Promise.all(foreign)), scope);
}

/** A refusal names this many keys: enough to recognise the wrong kind among thousands. */
const NAMED = 3;

/**
 * Refuses keys that were sent and stand for nothing that the scope has. Nobody who sees a part of the network learns which
 * other keys exist, and everybody learns which of the sent ones are meant.
 * @param sent the keys by the field that has them: each field that has any is named
 * @param unknown the text of the refusal where the scope is everything
 * @throws HttpError 403, or 400 where the scope is everything, if there are any
 */
export function assertNoneMissing(
  sent: Readonly<Record<string, readonly string[]>>,
  scope: Scope,
  unknown: MessageKey = 'errors.validation',
): void {
  const refused = Object.entries(sent).filter(([, keys]) => keys.length > 0);
  if (refused.length === 0) return;
  const fields = Object.fromEntries(refused.map(([field, keys]) => [field, refusalOf(keys, scope)]));
  throw scope.all ? new HttpError(400, unknown, fields) : new HttpError(403, 'errors.forbidden', fields);
}

/** The text at a field with keys that stand for nothing that the scope has. */
export function refusalOf(keys: readonly string[], scope: Scope): FieldText {
  const named = keys.slice(0, NAMED).map(quoted).join(', ');
  return {
    key: scope.all ? 'inputProblems.noSuch' : 'inputProblems.notYours',
    parameters: { keys: keys.length > NAMED ? `${named}, …` : named },
  };
}

/** The same for a list's filter by establishments, where there is one. */
export async function assertFilterInScope(
  db: Db,
  scope: Scope,
  ecs: readonly string[] | undefined,
): Promise<void> {
  if (ecs !== undefined && ecs.length > 0) await assertInScope(db, scope, { ecs: ecs });
}
