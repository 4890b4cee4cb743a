import type pg from 'pg';
import { keepPrepared } from './prepared';

/** What PostgreSQL calls UTC. */
const UTC = /^(?:etc\/)?(?:utc|uct|universal|zulu|gmt)$/i;

/** How long a new connection may take to answer: behind a pooler it is open before any database is found for it. */
const FIRST_ANSWER_MS = 10_000;

/** Sessions that do not reckon in UTC: instants would be read and written hours off. */
export class WrongTimeZone extends Error {
  override readonly name = 'WrongTimeZone';

  /** @param pooled whether the connection is a pooler's: PgBouncer gives new sessions the zone that it was told first */
  constructor({ role, zone }: Session, pooled: boolean) {
    super(
      `The sessions of the PostgreSQL role ${role} have the time zone ${zone}, and have to have UTC. ` +
        `Set it once: alter role ${role} set timezone to 'UTC'${pooled ? ', and restart the pooler, which remembers the other one' : ''}`,
    );
  }
}

interface Session {
  pid: number;
  role: string;
  zone: string;
}

/**
 * Looks at a new connection before anybody uses it. Settings cannot come with it, because a pooler in transaction mode
 * takes no `options`: they are the role's (docs/operations.md). What would make data wrong without them is refused.
 *
 * A connection whose process is the one that PostgreSQL named when it was opened is its own, so that plans can be kept
 * on it. Behind a pooler in transaction mode the names differ, and each transaction may be on another connection.
 * @throws WrongTimeZone
 */
export async function lookAtSession(client: pg.ClientBase): Promise<void> {
  const { connection, processID } = client as pg.ClientBase & Opened;
  const silent = setTimeout(
    () => connection.stream.destroy(new Error('Connection terminated: nothing was answered')),
    FIRST_ANSWER_MS,
  );
  try {
    const { rows } = await client.query<Session>(`
      select pg_backend_pid() as pid, quote_ident(session_user) as role, current_setting('TimeZone') as zone`);
    const [session] = rows;
    if (session === undefined) throw new Error('Connection terminated without an answer');
    const pooled = session.pid !== processID;
    if (!UTC.test(session.zone)) throw new WrongTimeZone(session, pooled);
    if (!pooled) keepPrepared(client);
  } finally {
    clearTimeout(silent);
  }
}

/** What node-postgres has of an open connection and its types do not tell. */
interface Opened {
  readonly connection: { readonly stream: { destroy(error: Error): void } };
  readonly processID: number | null;
}
