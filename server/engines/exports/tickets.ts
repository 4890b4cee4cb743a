import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import {
  type ExportReply,
  exportFile,
  type exportProgress,
  type FileFormat,
  fileFormats,
  TICKET_MINUTES,
} from '../../../contract/exports';
import { isLanguage, type Language } from '../../../contract/languages';
import { pathOf, type ReplyOf } from '../../../contract/operation';
import { recordChanges } from '../../platform/audit/record';
import type { AppContext } from '../../platform/context';
import type { Db } from '../../platform/db/connections';
import { HttpError, notFound } from '../../platform/errors/http-error';
import type { Person } from '../../platform/principal/principal';
import { purgeRows } from '../../platform/retention/purge';
import { latestBy } from '../../platform/time/clocks';

/** What is to be made: by which source, from which request of its own, in which form. */
export interface ExportOrder {
  kind: string;
  format: FileFormat;
  language: Language;
  request: unknown;
  /** As the report counts them; deliveries until the file is fetched add to them. */
  totalRows: number;
}

/** What is kept of a ticket: nobody who reads the table can use it. */
export const hashOf = (ticket: string): Buffer => createHash('sha256').update(ticket).digest();

const TICKET_MS = TICKET_MINUTES * 60_000;

/** Files that a person may have asked for and not fetched; more than anybody waits for. */
const MOST_WAITING = 50;

/**
 * Promises a file to a person. The caller has checked that the person may have it now; it is checked again when
 * the file is fetched. The ticket in the address is its only name, and the database keeps no more than its hash.
 * What leaves the portal is in the audit trail: who asked for what.
 * @throws HttpError 429 where the person has too many files to fetch
 */
export async function promiseFile(
  db: Db,
  person: Person,
  { kind, format, language, request, totalRows }: ExportOrder,
  now: Date,
): Promise<ExportReply> {
  const ticket = randomBytes(32).toString('base64url');
  const expires = new Date(now.getTime() + TICKET_MS);
  await db.transaction().execute(async (trx) => {
    await assertNotTooMany(trx, person.id, now);
    await trx
      .insertInto('export_ticket')
      .values({
        hash: hashOf(ticket),
        user_id: person.id,
        kind,
        format,
        language,
        request: JSON.stringify(request),
        expires_at: expires,
        total_rows: totalRows,
      })
      .execute();
    const after = { format, totalRows, request: abridged(request) };
    await recordChanges(trx, person, [{ action: 'export', entity: 'export', key: kind, after }]);
  });
  return { urlDownload: pathOf(exportFile, { ticket }), format, totalRows };
}

/**
 * Waits for the person's other calls until their transactions end, because they would not see each other's. The person
 * itself is not locked: nobody who deactivates it waits.
 */
async function assertNotTooMany(trx: Db, personId: number, now: Date): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('export tickets'), ${personId}::int)`.execute(trx);
  const waiting = await trx
    .selectFrom('export_ticket')
    .where('user_id', '=', personId)
    .where('expires_at', '>', now)
    .where('expires_at', '<=', latestBy(now, TICKET_MS))
    .where('ready_at', 'is', null)
    .select('hash')
    .limit(MOST_WAITING)
    .execute();
  if (waiting.length === MOST_WAITING)
    throw new HttpError(429, 'exportFile.tooMany', {}, TICKET_MINUTES * 60);
}

/** So many items of a list tell what was asked for; a filter may name thousands, and the trail is kept for ever. */
const AUDITED_ITEMS = 20;

/** A request with long lists cut short, and how long they were; those of its filter as well. */
function abridged(request: unknown): unknown {
  if (typeof request !== 'object' || request === null) return request;
  const entries = Object.entries(request).flatMap(([key, value]: [string, unknown]) => {
    if (!Array.isArray(value)) return [[key, abridged(value)]];
    const audited = [key, value.slice(0, AUDITED_ITEMS)];
    return value.length > AUDITED_ITEMS ? [audited, [`${key}Total`, value.length]] : [audited];
  });
  return Object.fromEntries(entries);
}

/**
 * What a ticket promises. It may be shown more than once, so that a broken download can be repeated.
 * @throws HttpError 404 for one that nobody issued, that is somebody else's or whose time is up
 */
export async function orderOf(db: Db, ticket: string, personId: number, now: Date): Promise<ExportOrder> {
  const {
    kind,
    format: form,
    language,
    request,
    expires_at,
    total_rows,
  } = await knownTicket(db, ticket, personId);
  const format = fileFormats.find((candidate) => candidate === form);
  // A form that this version does not write: as good as expired.
  const over = expires_at <= now || expires_at > latestBy(now, TICKET_MS);
  if (over || format === undefined || !isLanguage(language)) {
    throw new HttpError(404, 'exportFile.expired');
  }
  return { kind, format, language, request, totalRows: total_rows };
}

/**
 * How far the file of a ticket is, also after its time: a long file outlives its ticket.
 * @throws HttpError as `orderOf`
 */
export async function progressOf(
  db: Db,
  ticket: string,
  personId: number,
): Promise<ReplyOf<typeof exportProgress>> {
  const { written_rows, total_rows } = await knownTicket(db, ticket, personId);
  return { rows: written_rows, totalRows: total_rows };
}

async function knownTicket(db: Db, ticket: string, personId: number) {
  const known = await db
    .selectFrom('export_ticket')
    .where('hash', '=', hashOf(ticket))
    .selectAll()
    .executeTakeFirst();
  // Nobody finds out which tickets of others there are.
  if (known === undefined || known.user_id !== personId) throw notFound();
  return known;
}

/** How long after its end a ticket is still audited from one that never was. */
const REMEMBERED_MS = 3_600_000;

/** Throws out what has expired; called now and then by the running server. */
export async function purgeOldTickets(context: AppContext): Promise<void> {
  const before = new Date(context.now().getTime() - REMEMBERED_MS);
  await purgeRows(context, 'export_ticket', sql`expires_at < ${before}::timestamptz`);
}
