import type pg from 'pg';

/** Node-postgres has this of an open connection, and its types do not tell. */
interface Opened {
  readonly connection: { readonly stream: { destroy(error: Error): void } };
  readonly processID: number | null;
}

/** The parts of an open connection that node-postgres keeps to itself. */
export const opened = (client: pg.ClientBase): Opened => client as pg.ClientBase & Opened;
