import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type pg from 'pg';
import type { Stage } from './stages';

const MARK = '/* prepared */';

/**
 * Marks a statement that each connection plans once and keeps. It is for queries that every call makes: planning a
 * few joins by key takes ten times as long as running them. The text of such a statement must never change, and its
 * best plan must not depend on its values, because after some runs PostgreSQL uses one generic plan.
 */
export const prepared = sql.raw(MARK);

const keeping = new WeakSet<pg.ClientBase>();

/**
 * Lets a connection keep the plans of the statements that begin with `prepared`. Not where a pooler gives each
 * transaction another connection: PgBouncer before 1.21 knows nothing of names.
 */
export const keepPlans = (client: pg.ClientBase): void => void keeping.add(client);

/** Names the statements whose plans a connection keeps. */
export const namePrepared: Stage = (client, send) => (statement) =>
  statement.text.startsWith(MARK) && keeping.has(client)
    ? send({ ...statement, name: nameOf(statement.text) })
    : send(statement);

const names = new Map<string, string>();

/** A name in PostgreSQL has 63 bytes at most. */
function nameOf(text: string): string {
  const name = names.get(text) ?? `cofre_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;
  names.set(text, name);
  return name;
}
