import type pg from 'pg';
import { opened } from './opened';
import { keepPlans } from './prepared';

/**
 * What answers depend on: how instants, amounts and bytes are written and read, which rows a transaction sees, whether all
 * of an index is searched. None of it can come with a connection, and any of it may be set for a role, a database or a
 * cluster.
 */
const REQUIRED: readonly { name: string; value: string; is?: RegExp }[] = [
  { name: 'TimeZone', value: 'UTC', is: /^(?:etc\/)?(?:utc|uct|universal|zulu|gmt)$/i },
  { name: 'DateStyle', value: 'ISO, MDY', is: /^iso\b/i },
  { name: 'IntervalStyle', value: 'postgres' },
  { name: 'client_encoding', value: 'UTF8' },
  { name: 'standard_conforming_strings', value: 'on' },
  { name: 'extra_float_digits', value: '1', is: /^[1-3]$/ },
  { name: 'bytea_output', value: 'hex' },
  { name: 'array_nulls', value: 'on' },
  { name: 'transform_null_equals', value: 'off' },
  { name: 'gin_fuzzy_search_limit', value: '0' },
  { name: 'default_transaction_isolation', value: 'read committed' },
  { name: 'default_transaction_read_only', value: 'off' },
  { name: 'session_replication_role', value: 'origin' },
];

/** How long a new connection may take to answer: behind a pooler it is open before any database is found for it. */
const FIRST_ANSWER_MS = 10_000;

/** Sessions that would answer otherwise than all others: instants hours off, say. */
export class WrongSetting extends Error {
  override readonly name = 'WrongSetting';

  /** @param pooled whether the connection is a pooler's: PgBouncer gives new sessions the settings that it was told first */
  constructor(role: string, { name, value, has }: Wrong, pooled: boolean) {
    const what = name === 'TimeZone' ? 'the time zone' : name;
    super(
      `The sessions of the PostgreSQL role ${role} have ${what} ${has}, and have to have ${value}. ` +
        `Set it once: alter role ${role} set ${name.toLowerCase()} to '${value}'${pooled ? ', and restart the pooler, which remembers the other one' : ''}`,
    );
  }
}

/** Sessions that look for their tables where they are not: to them the database is a new one. */
export class HiddenTables extends Error {
  override readonly name = 'HiddenTables';

  constructor({ role, path, hidden }: Session) {
    super(
      `The search_path of the PostgreSQL role ${role} is ${path}, and Cofre's tables are in the schema ${hidden}. ` +
        `Set it once: alter role ${role} set search_path to ${hidden}`,
    );
  }
}

interface Wrong {
  name: string;
  value: string;
  has: string;
}

interface Session {
  pid: number;
  role: string;
  settings: Record<string, string>;
  path: string;
  /** The schema of tables that the session does not see; null: it sees them, or there are none. */
  hidden: string | null;
}

const settings = REQUIRED.map(({ name }) => `'${name}', current_setting('${name}')`).join(', ');

/** The first of the required settings that a session has not. */
function wrongOf(session: Session): Wrong | undefined {
  return REQUIRED.map((required) => ({ ...required, has: session.settings[required.name] ?? '' })).find(
    ({ value, is, has }) => !(is?.test(has) ?? has.toLowerCase() === value.toLowerCase()),
  );
}

/**
 * Looks at a new connection before anybody uses it. Settings cannot come with it, because a pooler in transaction mode
 * takes no `options`: they are the role's (docs/operations.md). What would make data wrong without them is refused.
 *
 * A connection whose process is the one that PostgreSQL named when it was opened is its own, so that plans can be kept
 * on it. Behind a pooler in transaction mode the names differ, and each transaction may be on another connection.
 * @throws WrongSetting, HiddenTables
 */
export async function lookAtSession(client: pg.ClientBase): Promise<void> {
  const { connection, processID } = opened(client);
  const silent = setTimeout(
    () => connection.stream.destroy(new Error('Connection terminated: nothing was answered')),
    FIRST_ANSWER_MS,
  );
  try {
    const { rows } = await client.query<Session>(`
      select pg_backend_pid() as pid, quote_ident(session_user) as role, json_build_object(${settings}) as settings,
        current_setting('search_path') as path,
        case when to_regclass('kysely_migration') is null then (
          select quote_ident(nspname) from pg_class join pg_namespace n on n.oid = relnamespace
          where relname = 'kysely_migration' limit 1) end as hidden`);
    const [session] = rows;
    if (session === undefined) throw new Error('Connection terminated without an answer');
    const pooled = session.pid !== processID;
    const wrong = wrongOf(session);
    if (wrong !== undefined) throw new WrongSetting(session.role, wrong, pooled);
    if (session.hidden !== null) throw new HiddenTables(session);
    if (!pooled) keepPlans(client);
  } finally {
    clearTimeout(silent);
  }
}
