import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { AuditEntry, listAudit } from '../../../contract/audit';
import { PAGE } from '../../../contract/limits';
import type { QueryOf, ReplyOf } from '../../../contract/operation';
import { asPage } from '../../../contract/paging';
import type { Brought } from '../../area';
import { type Columns, changesOf } from '../../platform/audit/changes';
import { withoutSecrets } from '../../platform/audit/secrets';
import type { Db } from '../../platform/db/connections';
import { sortOf } from '../../platform/db/page';
import { wallClock } from '../../platform/time/wall-clock';
import { assertDays, matchingEntries } from './matching';
import { withNames } from './names';
import {
  numbered,
  numberIn,
  onPage,
  orderOf,
  type Place,
  WINDOW_LIMIT,
  windowFacts,
  windowReply,
} from './window';

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

/**
 * Returns a page of the trail and the number of all entries that match, of one moment; by default the newest first.
 * The first entries are read from an index once, up to the window, which numbers and counts them; rows are read for
 * those of the page alone. So the work does not grow with the trail (decision 90). A page past the end is empty, and
 * has the number as well.
 * @throws HttpError 400 for days that do not exist, or are in the wrong order
 */
export async function auditPage(
  db: Db,
  { page = 0, size = PAGE.size, sort, after, ...filter }: QueryOf<typeof listAudit>,
  trail: Trail,
): Promise<ReplyOf<typeof listAudit>> {
  assertDays(filter);
  const [, direction] = sortOf({ sort }, 'at,desc');
  const conditions = [
    await matchingEntries(db, filter, trail.timeZone),
    ...(after === undefined ? [] : [await beyond(db, numberIn(after), direction)]),
  ];
  const order = orderOf(direction);
  const candidates = sql`select a.at, a.id from audit a where ${sql.join(conditions, sql` and `)}
    order by ${order} limit ${WINDOW_LIMIT}`;
  const { rows } = await sql<{ found: number; last: Place | null; content: AuditRow[] }>`
    ${numbered(candidates, direction)}
    select ${windowFacts},
      (select coalesce(json_agg(entry), '[]') from (
        select ${entryColumns} from audit a where a.id = any(array(${onPage(page, size)})) order by a.at ${sql.raw(direction)}, a.id ${sql.raw(direction)}
      ) as entry) as content`.execute(db);
  const { found, last, content } = rows[0] ?? { found: 0, last: null, content: [] };
  const { total, next } = windowReply({ found, last }, trail.timeZone);
  return { ...asPage(await entriesOf(db, content, trail), total, { page, size }), next };
}

/**
 * The condition for the entries behind another one. Its moment is looked up, because a key has it without fractions
 * of a second, and thousands of entries may have the same one; nothing lies behind an entry that does not exist.
 */
async function beyond(db: Db, id: string, direction: 'asc' | 'desc'): Promise<RawBuilder<SqlBool>> {
  const [place] = await readEntries(db, sql`where a.id = ${id}`);
  return place === undefined ? sql<SqlBool>`false` : behind(place, direction);
}

/** The condition for the entries behind a place in the order of the trail. */
export function behind({ at, id }: Place, direction: 'asc' | 'desc'): RawBuilder<SqlBool> {
  return sql<SqlBool>`(a.at, a.id) ${sql.raw(direction === 'desc' ? '<' : '>')} (${at}::timestamptz, ${id}::bigint)`;
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
