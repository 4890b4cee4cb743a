import type { BodyOf } from '../../../contract/operation';
import { cutToUnits, visible } from '../../../contract/text-forms';
import type { addOrderAttachment, ConversationEntry } from '../../../contract/work-order-conversation';
import { WORK_ORDER } from '../../../contract/work-orders';
import type { Picture } from '../../engines/foreign/picture/decode';
import { checkImage } from '../../engines/images/check';
import type { Images } from '../../engines/images/images';
import { uploadedBytes } from '../../engines/images/upload';
import type { AppContext } from '../../platform/context';
import { HttpError, notFound } from '../../platform/errors/http-error';
import type { FileAnswer } from '../../platform/http/file';
import type { Person } from '../../platform/principal/principal';
import { scopeOn } from '../../platform/principal/scope-on';
import { entryOf, seenOrder } from './conversation';
import { addEntry, earlierEntry } from './entry';

interface Upload {
  context: AppContext;
  images: Images;
  signal: AbortSignal;
}

/**
 * Adds a picture to an order, checked like those of news. One that the same person repeats with its key adds nothing
 * and returns the first.
 * @throws HttpError 400 and 413 at the field that is wrong, 403, 404, 409 for an order that is closed or full, 503 if
 * the storage is lost, slow or full (ERR-04)
 */
export async function addAttachment(
  { context, images, signal }: Upload,
  person: Person,
  number: number,
  { name, chave, ...upload }: BodyOf<typeof addOrderAttachment>,
): Promise<ConversationEntry> {
  const { db } = context.database;
  const { timeZone } = context.config;
  const key = chave ?? null;
  const { open } = await seenOrder(db, scopeOn(person, '/chamados'), number);
  const earlier = await earlierEntry(db, person.id, key);
  if (earlier !== null) return entryOf(db, person.id, number, timeZone, earlier);
  // It is checked before the picture is processed, which is expensive, and again when the picture is added.
  if (!open) throw new HttpError(409, 'workOrderProblems.closed');
  const content = uploadedBytes(upload);
  const image = await checkImage(content, {
    field: 'base',
    edges: [WORK_ORDER.attachmentEdge],
    personId: person.id,
    signal,
  });
  const stored = await kept(images, image);
  const entry = await db.transaction().execute(async (trx) => {
    const id = await addEntry(trx, context, person, {
      number,
      key,
      values: { file_name: fileName(name), image: stored, ...sizeOf(image) },
      audited: { bytes: content.length },
      most: { column: 'file_name', count: WORK_ORDER.attachments, problem: 'tooManyAttachments' },
    });
    return entryOf(trx, person.id, number, timeZone, id);
  });
  context.jobSignal.notify();
  return entry;
}

/** Stores a picture, or refuses with the text of ERR-04. A file that nothing refers to is deleted later. */
async function kept(images: Images, image: Picture): Promise<string> {
  try {
    return await images.keep(image, 'workOrder');
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 503) throw error;
    throw new HttpError(503, 'workOrderProblems.fileNotSaved', {}, error.retryAfter);
  }
}

/** Returns the size in pixels of a stored picture, whose longest edge is limited. */
function sizeOf({ width, height }: Picture): { width: number; height: number } {
  const scale = Math.min(1, WORK_ORDER.attachmentEdge / Math.max(width, height));
  const scaled = (edge: number) => Math.max(1, Math.round(edge * scale));
  return { width: scaled(width), height: scaled(height) };
}

/** Turns a file name into a readable line of limited length. */
function fileName(name: string): string {
  return cutToUnits(visible(name), WORK_ORDER.fileNameLength).trim() || 'image';
}

/**
 * Returns a picture of an order, for everybody who sees the order.
 * @throws HttpError 404 for an unknown order or picture, 403 for an order of somebody else's shop
 */
export async function attachmentFile(
  { context, images }: Omit<Upload, 'signal'>,
  person: Person,
  { workOrder, id }: { workOrder: number; id: number },
): Promise<FileAnswer> {
  const { db } = context.database;
  await seenOrder(db, scopeOn(person, '/chamados'), workOrder);
  const entry = await db
    .selectFrom('work_order_entry')
    .where('id', '=', id)
    .where('work_order', '=', workOrder)
    .select('image')
    .executeTakeFirst();
  const file = entry?.image == null ? null : await images.read(entry.image, 'workOrder');
  if (file === null) throw notFound();
  const ending = file.mediaType === 'image/png' ? 'png' : 'jpg';
  return { name: `chamado-${workOrder}-${id}.${ending}`, mediaType: file.mediaType, pieces: file.pieces() };
}
