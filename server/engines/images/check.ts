import { IMAGE } from '../../../contract/files';
import type { MessageKey } from '../../../i18n/server';
import { HttpError } from '../../platform/errors/http-error';
import { ForeignReader, type ReadFor } from '../foreign/foreign-reader';
import type { Picture } from '../foreign/picture/decode';
import { Unreadable } from '../foreign/unreadable';

interface Asked extends ReadFor {
  /** The field at which a refusal is shown. */
  field: string;
  /** The longest edge of each rendition in pixels, the largest first; `Infinity` keeps the size. */
  edges: readonly number[];
}

/** Two at a time, one of them of a person. The time is that of a slow machine for the largest, which take seconds. */
const pictures = new ForeignReader('picture', { atOnce: 2, timeout: 60_000 });

const refused = (status: 400 | 413, key: MessageKey, field: string) =>
  new HttpError(status, key, { [field]: key });
export const unsupported = (field: string) => refused(400, 'images.unsupported', field);
export const tooLarge = (field: string) => refused(413, 'images.tooLarge', field);

/**
 * Checks a picture and writes it anew (NEWS-13): the bytes decide what it is, metadata is stripped, and it stands the
 * right way up.
 * @throws HttpError 413 above 5 MB, 400 for what is no whole PNG or JPEG or has more than 40 million pixels, each at
 *   its field; 429 and 503 where others were in front for too long
 */
export async function checkImage(content: Buffer, { field, edges, ...readFor }: Asked): Promise<Picture> {
  if (content.length > IMAGE.bytes) throw tooLarge(field);
  const outcome = await pictures.read({ content, edges }, readFor).catch((error: unknown) => {
    if (error instanceof Unreadable) return 'damaged' as const;
    throw error;
  });
  if (typeof outcome === 'string') throw refused(400, `images.${outcome}`, field);
  return outcome;
}
