import { type RawBuilder, sql } from 'kysely';
import type { MessageKey } from '../../../i18n/server';
import type { Db } from '../db/connections';
import { HttpError } from '../errors/http-error';
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
    refuseKeys(
      codes.filter((code) => !own.has(code)),
      field,
      scope,
    );
    return;
  }
  refuseKeys(await missingKeys(db, codes, 'establishment'), field, scope);
}

/** A refusal names this many keys: enough to recognise the wrong kind among thousands. */
const NAMED = 3;

/**
 * Refuses keys that were sent and stand for nothing that the scope has. Nobody who sees a part of the network learns which
 * other keys exist, and everybody learns which of the sent ones are meant.
 * @param field where the message belongs
 * @param unknown the text of the refusal where the scope is everything
 * @throws HttpError 403, or 400 where the scope is everything, if there are any
 */
export function refuseKeys(
  keys: readonly string[],
  field: string,
  scope: Scope,
  unknown: MessageKey = 'errors.validation',
): void {
  if (keys.length === 0) return;
  const named = keys.slice(0, NAMED).map(quoted).join(', ');
  const parameters = { keys: keys.length > NAMED ? `${named}, …` : named };
  throw scope.all
    ? new HttpError(400, unknown, { [field]: 'inputProblems.noSuch' }, null, parameters)
    : new HttpError(403, 'errors.forbidden', { [field]: 'inputProblems.notYours' }, null, parameters);
}

/** The same for a list's filter by establishments, where there is one. */
export async function refuseForeignFilter(
  db: Db,
  scope: Scope,
  ecs: readonly string[] | undefined,
): Promise<void> {
  if (ecs !== undefined && ecs.length > 0) await refuseForeign(db, scope, ecs, 'ecs');
}
