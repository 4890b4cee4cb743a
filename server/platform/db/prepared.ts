import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type pg from 'pg';

const MARK = '/* prepared */';

/**
 * Marks a statement that each connection plans once and keeps. It is for queries that every call makes: planning a
 * few joins by key takes ten times as long as running them. The text of such a statement must never change, and its
 * best plan must not depend on its values, because after some runs PostgreSQL uses one generic plan.
 */
export const prepared = sql.raw(MARK);

/**
 * Lets a connection keep the plans of the statements that begin with `prepared`. Not where a pooler gives each
 * transaction another connection: PgBouncer before 1.21 knows nothing of names.
 */
export function keepPrepared(client: pg.ClientBase): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const named = (text: string, values?: unknown) => query({ name: nameOf(text), text, values });
  Object.assign(client, {
    query: (...args: [unknown, unknown?]) => {
      const [text, values] = args;
      return typeof text === 'string' && text.startsWith(MARK) ? named(text, values) : query(...args);
    },
  });
}

const names = new Map<string, string>();

/** A name in PostgreSQL has 63 bytes at most. */
function nameOf(text: string): string {
  const name = names.get(text) ?? `cofre_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`;
  names.set(text, name);
  return name;
}
