import { createHash, randomBytes } from 'node:crypto';
import {
  type ExportFormat,
  type ExportReply,
  exportFile,
  exportFormats,
  TICKET_MINUTES,
} from '../../contract/exports';
import { isLanguage, type Language } from '../../contract/languages';
import { pathOf } from '../../contract/operation';
import type { Db } from '../db/open';
import { forbidden, notFound, Refusal } from '../http/refusal';

/** What is to be made: by which source, from which request of its own, in which form. */
export interface ExportOrder {
  kind: string;
  format: ExportFormat;
  language: Language;
  request: unknown;
}

const hashOf = (ticket: string) => createHash('sha256').update(ticket).digest();

/**
 * Promises a file to a person. The caller has checked that the person may have it now; it is checked again when
 * the file is fetched. The ticket in the address is its only name, and the database keeps no more than its hash.
 */
export async function promiseFile(
  trx: Db,
  personId: number,
  { kind, format, language, request }: ExportOrder,
  now: Date,
): Promise<ExportReply> {
  const ticket = randomBytes(32).toString('base64url');
  const expires = new Date(now.getTime() + TICKET_MINUTES * 60_000);
  await trx
    .insertInto('export_ticket')
    .values({
      hash: hashOf(ticket),
      user_id: personId,
      kind,
      format,
      language,
      request: JSON.stringify(request),
      expires_at: expires,
    })
    .execute();
  return { urlDownload: pathOf(exportFile, { ticket }), format };
}

/**
 * What a ticket promises. It may be shown more than once, so that a broken download can be repeated.
 * @throws Refusal 404 for one that nobody issued or whose time is up, 403 for somebody else's
 */
export async function orderOf(db: Db, ticket: string, personId: number, now: Date): Promise<ExportOrder> {
  const known = await db
    .selectFrom('export_ticket')
    .where('hash', '=', hashOf(ticket))
    .select(['user_id', 'kind', 'format', 'language', 'request', 'expires_at'])
    .executeTakeFirst();
  if (known === undefined) throw notFound();
  if (known.user_id !== personId) throw forbidden();
  const format = exportFormats.find((candidate) => candidate === known.format);
  const { kind, language, request } = known;
  // A form that this version does not write: as good as expired.
  if (known.expires_at <= now || format === undefined || !isLanguage(language)) {
    throw new Refusal(404, 'exports.expired');
  }
  return { kind, format, language, request };
}

/** How long after its end a ticket is still told from one that never was. */
const REMEMBERED_MS = 3_600_000;

/** Throws out what has expired; called now and then by the running server. */
export async function forgetOldTickets(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - REMEMBERED_MS);
  await db.deleteFrom('export_ticket').where('expires_at', '<', before).execute();
}
