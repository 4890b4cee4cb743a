import sharp, { type Metadata, type Sharp } from 'sharp';
import { IMAGE } from '../../../contract/limits';
import type { MessageKey } from '../../../i18n/server';
import { Semaphore } from '../concurrency/semaphore';
import { HttpError } from '../http/http-error';
import { type ImageType, imageTypeOf } from './container';

/** A picture as it is kept: decoded and written anew, so that nothing is left of what else was in the file. */
export interface Rendition {
  type: ImageType;
  content: Buffer;
}

export interface CheckedImage {
  type: ImageType;
  /** In pixels, the right way up. */
  width: number;
  height: number;
  /** In the order of the edges that were asked for. */
  renditions: Rendition[];
}

interface Asked {
  /** The field at which a refusal is shown. */
  field: string;
  /** The longest edge of each rendition in pixels, the largest first; `Infinity` keeps the size. */
  edges: readonly number[];
  signal: AbortSignal;
}

/** No cache: pictures of different people have nothing in common. */
sharp.cache(false);
/** Two pictures at a time, each on one thread, so that memory is bounded by two pictures. */
sharp.concurrency(1);
const decoding = new Semaphore(2);
const SECONDS = 20;
/** A drawing is smaller as PNG; a photograph of more bytes than these is kept as JPEG, where nothing shows through. */
const PNG_BYTES = 1_000_000;
const JPEG = { quality: 84, mozjpeg: false } as const;

const refused = (status: 400 | 413, key: MessageKey, field: string) =>
  new HttpError(status, key, { [field]: key });
export const unsupported = (field: string) => refused(400, 'images.unsupported', field);
export const tooLarge = (field: string) => refused(413, 'images.tooLarge', field);

/**
 * Checks a picture and writes it anew (NEWS-13): the bytes decide what it is, metadata is stripped, and it stands the
 * right way up. Decoding runs in threads of its own, two pictures at a time.
 * @throws HttpError 413 above 5 MB, 400 for what is no whole PNG or JPEG or has more than 40 million pixels, each at
 *   its field; 503 where others were in front for too long
 */
export async function checkImage(content: Buffer, { field, edges, signal }: Asked): Promise<CheckedImage> {
  if (content.length > IMAGE.bytes) throw tooLarge(field);
  const type = imageTypeOf(content);
  if (type === null) throw unsupported(field);
  const release = await decoding.acquire(signal);
  try {
    const { autoOrient } = await headOf(content, field);
    return { type, ...autoOrient, renditions: await renditionsOf(content, type, edges, field) };
  } finally {
    release();
  }
}

/** The header of a picture, read before any pixel is decoded. */
async function headOf(content: Buffer, field: string): Promise<Metadata> {
  const head = await open(content, false)
    .metadata()
    .catch(() => {
      throw refused(400, 'images.damaged', field);
    });
  if (head.width * head.height > IMAGE.pixels) throw refused(400, 'images.tooManyPixels', field);
  return head;
}

async function renditionsOf(content: Buffer, type: ImageType, edges: readonly number[], field: string) {
  const renditions: Rendition[] = [];
  let from: Rendition = { type, content };
  try {
    for (const edge of edges) {
      from = await written(from, edge);
      renditions.push(from);
    }
  } catch {
    throw refused(400, 'images.damaged', field);
  }
  return renditions;
}

/** `sequentialRead`: pixels pass by row by row and are never held all at once. */
const open = (content: Buffer, limited = true): Sharp =>
  sharp(content, {
    failOn: 'error',
    limitInputPixels: limited ? IMAGE.pixels : false,
    sequentialRead: true,
  }).timeout({ seconds: SECONDS });

async function written(from: Rendition, edge: number): Promise<Rendition> {
  const sized = () => {
    const picture = open(from.content).autoOrient();
    return Number.isFinite(edge)
      ? picture.resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
      : picture;
  };
  if (from.type === 'image/png') {
    const content = await sized().png({ compressionLevel: 8 }).toBuffer();
    if (content.length <= PNG_BYTES) return { type: 'image/png', content };
  }
  const content = await sized().flatten({ background: '#ffffff' }).jpeg(JPEG).toBuffer();
  return { type: 'image/jpeg', content };
}
