import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';

/** A statement as it is sent, with placeholders for its values; the connection keeps the plan of one with a name. */
export interface Statement {
  readonly text: string;
  readonly values?: readonly unknown[];
  readonly name?: string;
}

export type Send = (statement: Statement) => Promise<pg.QueryResult>;

/**
 * What happens to the statements of a connection between Kysely and PostgreSQL. It is called once for each connection,
 * and returns what takes a statement and sends it on, or does not.
 */
export type Stage = (client: pg.PoolClient, send: Send) => Send;

/**
 * The pool as Kysely's driver takes it: each statement passes the stages, the first one first. Whoever takes a
 * connection from the pool itself passes none.
 */
export function throughStages(pool: pg.Pool, stages: readonly Stage[]): PostgresPool {
  const opened = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  const open = (client: pg.PoolClient): PostgresPoolClient => {
    const last: Send = ({ text, values, name }) =>
      client.query({ text, values: [...(values ?? [])], ...(name !== undefined && { name }) });
    const send = stages.reduceRight((next, stage) => stage(client, next), last);
    // Kysely's driver gives it a text and its values; it has a cursor only where it is given the class of cursors.
    const query = (text: string, values: readonly unknown[]) => send({ text, values });
    return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release() };
  };
  return {
    async connect() {
      const client = await pool.connect();
      const staged = opened.get(client) ?? open(client);
      opened.set(client, staged);
      return staged;
    },
    end: () => pool.end(),
  };
}
