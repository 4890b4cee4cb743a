import sharp, { type Metadata, type Sharp } from 'sharp';
import { IMAGE } from '../../../../contract/files';
import { type ImageType, pictureIn } from './container';

/** A picture as it is kept: decoded and written anew, so that nothing is left of what else was in the file. */
export interface Rendition {
  type: ImageType;
  content: Buffer;
}

export interface Picture {
  type: ImageType;
  /** In pixels, the right way up. */
  width: number;
  height: number;
  /** In the order of the edges that were asked for. */
  renditions: Rendition[];
}

/** Why there is none; a text of `images` each. */
type PictureProblem = 'unsupported' | 'tooManyPixels' | 'damaged';

interface Asked {
  content: Buffer;
  /** The longest edge of each rendition in pixels, the largest first; `Infinity` keeps the size. */
  edges: readonly number[];
}

/** No cache: pictures of different people have nothing in common. */
sharp.cache(false);
/** Each on one thread: others are to have a processor too. */
sharp.concurrency(1);
const SECONDS = 20;
/** A drawing is smaller as PNG; a photograph of more bytes than these is kept as JPEG, where nothing shows through. */
const PNG_BYTES = 1_000_000;
const JPEG = { quality: 84, mozjpeg: false } as const;

/**
 * Writes the picture in a file anew: the bytes decide what it is, and of what else is in the file nothing is read. It
 * runs in a process of its own (check.ts).
 */
export async function decode({ content, edges }: Asked): Promise<Picture | PictureProblem> {
  const from = pictureIn(content);
  if (from === null) return 'unsupported';
  try {
    const { width, height, autoOrient } = await headOf(from.content);
    if (width * height > IMAGE.pixels) return 'tooManyPixels';
    return { type: from.type, ...autoOrient, renditions: await renditionsOf(from, edges) };
  } catch {
    return 'damaged';
  }
}

/** The header of a picture, read before any pixel is decoded. */
const headOf = (content: Buffer): Promise<Metadata> => open(content, false).metadata();

async function renditionsOf(picture: Rendition, edges: readonly number[]): Promise<Rendition[]> {
  const renditions: Rendition[] = [];
  let from = picture;
  for (const edge of edges) {
    from = await written(from, edge);
    renditions.push(from);
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
