import { type RawBuilder, sql } from 'kysely';
import { AUDIT_RANGE, type AuditEntry, type AuditSort, type listAudit } from '../../../contract/audit';
import { PAGE } from '../../../contract/limits';
import type { QueryOf } from '../../../contract/operation';
import type { Brought } from '../../area';
import { type Columns, changesOf } from '../../platform/audit/changes';
import { withoutSecrets } from '../../platform/audit/secrets';
import type { Db } from '../../platform/db/connections';
import { invalid } from '../../platform/errors/http-error';
import type { Part } from '../../platform/http/part';
import { wallClock } from '../../platform/time/wall-clock';
import { matchingEntries } from './matching';
import { withNames } from './names';

/** Entries are read by the clocks of this zone, and with these names. */
export interface Trail extends Pick<Brought, 'recordNames'> {
  readonly timeZone: string;
}

/** An entry as it is stored. */
export interface AuditRow {
  id: number;
  /** An instant in ISO 8601, to the microsecond, which a `Date` would lose. */
  at: string;
  actor: string;
  actor_name: string | null;
  address: string | null;
  action: string;
  entity: string;
  entity_key: string;
  before: Columns | null;
  after: Columns | null;
}

/** The columns of an entry `a`; the person who acted is shown with the present name. */
const entryColumns = sql`a.id, to_json(a.at) #>> '{}' as at, a.actor,
  (select name from portal_user where id = a.actor_id) as actor_name,
  a.address, a.action, a.entity, a.entity_key, a.before, a.after`;

const columns = {
  at: ['a.at', 'a.id'],
  id: ['a.id'],
} as const satisfies Record<AuditSort, readonly string[]>;

/**
 * Returns a part of the trail and the number of all entries that match, of one moment; by default the newest first. A
 * part past the end is empty, and has the number as well.
 * @throws HttpError 400 for an invalid range, or one that is too long
 */
export async function auditPart(
  db: Db,
  { sort, range, filter }: QueryOf<typeof listAudit>,
  trail: Trail,
): Promise<Part<AuditEntry[]>> {
  const [from, last] = range ?? [0, PAGE.size - 1];
  if (last < from || last - from >= AUDIT_RANGE) {
    throw invalid('errors.validation', { range: 'audit.refusals.range' });
  }
  const [field, direction] = sort ?? ['at', 'DESC'];
  const matching = await matchingEntries(db, filter ?? {}, trail.timeZone);
  const order = sql.join(columns[field].map((column) => sql`${sql.ref(column)} ${sql.raw(direction)}`));
  // The keys of the part are read from an index only, and then the rows of these keys.
  const { rows } = await sql<{ total: number; content: AuditRow[] }>`
    select (select count(*)::int from audit a where ${matching}) as total,
      (select coalesce(json_agg(entry), '[]') from (
        select ${entryColumns} from audit a where a.id = any(array(
          select a.id from audit a where ${matching} order by ${order} limit ${last - from + 1} offset ${from}
        )) order by ${order}
      ) as entry) as content`.execute(db);
  const { total, content } = rows[0] ?? { total: 0, content: [] };
  return { items: await entriesOf(db, content, trail), from, total };
}

/** Returns one entry, or `undefined`. */
export async function auditEntryOf(db: Db, id: number, trail: Trail): Promise<AuditEntry | undefined> {
  const content = await readEntries(db, sql`where a.id = ${id}`);
  return (await entriesOf(db, content, trail))[0];
}

/**
 * Reads entries as they are stored.
 * @param rest the rest of the query, from `where` on
 */
export async function readEntries(db: Db, rest: RawBuilder<unknown>): Promise<AuditRow[]> {
  const { rows } = await sql<AuditRow>`select ${entryColumns} from audit a ${rest}`.execute(db);
  return rows;
}

/** Returns entries as the reply contains them: readable, with names, without secrets. */
export async function entriesOf(
  db: Db,
  rows: readonly AuditRow[],
  { timeZone, recordNames }: Trail,
): Promise<AuditEntry[]> {
  const entries = rows.map((row) => {
    const before = withoutSecrets(row.before);
    const after = withoutSecrets(row.after);
    return {
      id: row.id,
      at: wallClock(timeZone, new Date(row.at)),
      actor: row.actor,
      actorName: row.actor_name,
      address: row.address,
      action: row.action,
      entity: row.entity,
      key: row.entity_key,
      before,
      after,
      changes: changesOf(row.entity, before, after, timeZone),
    };
  });
  return withNames(db, entries, recordNames);
}
