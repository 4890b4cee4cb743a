import type { imageTypes } from '../../../../contract/files';

/** The types of pictures that are taken (NEWS-13). */
export type ImageType = (typeof imageTypes)[number];

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** A progressive picture has a dozen scans; each costs a pass over all of its pixels, and empty ones cost no bytes. */
const MOST_SCANS = 30;
/** PDF readers look for the beginning of a document within so many bytes. */
const PDF_LOOK = 1024;

/** What archives and films begin with, and may be found anywhere. Readers of archives look for them from the end. */
const OTHERS = [
  '%PDF-',
  'PK\x03\x04',
  'PK\x05\x06',
  'Rar!\x1a\x07',
  "7z\xbc\xaf'\x1c",
  '\xfd7zXZ',
  'MSCF\0\0\0\0',
  'ustar',
  '\x1aE\xdf\xa3',
].map((begin) => Buffer.from(begin, 'latin1'));
/** A picture, and the bytes of its file that are none of it. */
interface Container {
  type: ImageType;
  content: Buffer;
}

/**
 * The whole PNG or JPEG with which a file begins, whatever it is called; `null` where there is none. What is cut off is
 * refused here, before anything is decoded. Phones and programs leave all kinds of things between its parts and behind
 * it, which nobody reads; but a file that is another one as well is refused: an archive or a film behind the picture, a
 * document whose beginning stands in its metadata.
 */
export function pictureIn(content: Buffer): Container | null {
  if (content.subarray(0, PDF_LOOK).includes('%PDF-')) return null;
  const isPng = content.subarray(0, PNG.length).equals(PNG);
  const whole = isPng ? wholePng(content) : wholeJpeg(content);
  if (whole === null || holdsOther(whole.rest)) return null;
  return { type: isPng ? 'image/png' : 'image/jpeg', content: content.subarray(0, whole.end) };
}

function holdsOther(rest: Buffer): boolean {
  return OTHERS.some((begin) => rest.includes(begin)) || holdsFilm(rest);
}

/** A film's first box has a size, which is small, and its name (ISO 14496-12); an AVI says what it is behind a size. */
function holdsFilm(rest: Buffer): boolean {
  const isBox = (at: number) => at >= 4 && rest.readUInt32BE(at - 4) < 256;
  const isAvi = (at: number) => at >= 8 && rest.toString('latin1', at - 8, at - 4) === 'RIFF';
  return placesOf(rest, 'ftyp').some(isBox) || placesOf(rest, 'AVI ').some(isAvi);
}

function placesOf(bytes: Buffer, text: string): number[] {
  const places: number[] = [];
  for (let at = bytes.indexOf(text); at !== -1; at = bytes.indexOf(text, at + 1)) places.push(at);
  return places;
}

/** Where a picture ends in its file, and the bytes that are no part of it. */
interface Extent {
  end: number;
  rest: Buffer;
}

/** Chunks of a length, a name, data and a checksum, from IHDR to IEND, which is the end. */
function wholePng(content: Buffer): Extent | null {
  let at = PNG.length;
  for (let first = true; at + 12 <= content.length; first = false) {
    const length = content.readUInt32BE(at);
    const name = content.toString('latin1', at + 4, at + 8);
    if (first !== (name === 'IHDR')) return null;
    at += 12 + length;
    if (name === 'IEND') return length === 0 ? { end: at, rest: content.subarray(at) } : null;
  }
  return null;
}

/** Marker by marker, as decoders go: what stands before a marker is passed over. */
function wholeJpeg(content: Buffer): Extent | null {
  if (content[0] !== 0xff || content[1] !== 0xd8) return null;
  const between: Buffer[] = [];
  let at = 2;
  let scans = 0;
  for (;;) {
    const next = nextMarker(content, at);
    if (next === null) return null;
    if (next > at) between.push(content.subarray(at, next));
    const marker = content[next + 1] ?? 0;
    at = next + 2;
    if (marker === 0xd9) {
      return scans > 0 ? { end: at, rest: Buffer.concat([...between, content.subarray(at)]) } : null;
    }
    if (isAlone(marker)) continue;
    if (at + 2 > content.length) return null;
    at += content.readUInt16BE(at);
    if (marker !== 0xda) continue;
    scans += 1;
    if (scans > MOST_SCANS) return null;
    at = endOfScan(content, at);
  }
}

/** Where the next marker stands: a byte of ones, and one that says which it is. Ones before it are padding. */
function nextMarker(content: Buffer, from: number): number | null {
  let at = content.indexOf(0xff, from);
  while (at !== -1) {
    const marker = content[at + 1];
    if (marker === undefined) return null;
    if (marker !== 0 && marker !== 0xff) return at;
    at = content.indexOf(0xff, at + 1);
  }
  return null;
}

/** TEM and RSTn have no length. */
const isAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);

function endOfScan(content: Buffer, from: number): number {
  let at = content.indexOf(0xff, from);
  while (at !== -1) {
    const next = content[at + 1] ?? 0;
    const isData = next === 0 || (next >= 0xd0 && next <= 0xd7);
    if (!isData) return at;
    at = content.indexOf(0xff, at + 2);
  }
  return content.length;
}
