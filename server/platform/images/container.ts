import type { imageTypes } from '../../../contract/files';

/** The types of pictures that are taken (NEWS-13). */
export type ImageType = (typeof imageTypes)[number];

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** A progressive picture has a dozen scans; each costs a pass over all of its pixels, and empty ones cost no bytes. */
const MOST_SCANS = 30;
/** PDF readers look for the beginning of a document within so many bytes. */
const PDF_LOOK = 1024;

/**
 * What a file is by its bytes, whatever it is called: `null` for all that is not one whole PNG or JPEG from the first
 * byte to the last. What is cut off is refused here, before anything is decoded, and so is what is another file as
 * well: an archive behind the picture, a document whose beginning stands in its metadata.
 */
export function imageTypeOf(content: Buffer): ImageType | null {
  if (content.subarray(0, PDF_LOOK).includes('%PDF-')) return null;
  if (content.subarray(0, PNG.length).equals(PNG)) return isWholePng(content) ? 'image/png' : null;
  return isWholeJpeg(content) ? 'image/jpeg' : null;
}

/** Chunks of a length, a name, data and a checksum, from IHDR to IEND, which is the end. */
function isWholePng(content: Buffer): boolean {
  let at = PNG.length;
  for (let first = true; at + 12 <= content.length; first = false) {
    const length = content.readUInt32BE(at);
    const name = content.toString('latin1', at + 4, at + 8);
    if (first !== (name === 'IHDR')) return false;
    at += 12 + length;
    if (name === 'IEND') return length === 0 && at === content.length;
  }
  return false;
}

/** Phones put further JPEGs behind the first one (a gain map, a preview); anything else is no part of a picture. */
function isWholeJpeg(content: Buffer): boolean {
  let at = 0;
  do {
    const end = endOfJpeg(content, at);
    if (end === null) return false;
    at = end;
  } while (content.subarray(at).some((byte) => byte !== 0));
  return true;
}

/** Marker by marker; the data of a scan ends at the next marker that is none of its own. */
function endOfJpeg(content: Buffer, from: number): number | null {
  if (content[from] !== 0xff || content[from + 1] !== 0xd8) return null;
  let at = from + 2;
  let scans = 0;
  while (at + 1 < content.length) {
    if (content[at] !== 0xff) return null;
    const marker = content[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1; // markers may be padded
    } else if (marker === 0xd9) {
      return scans > 0 ? at + 2 : null;
    } else {
      if (at + 4 > content.length || marker < 0xc0) return null;
      at += 2 + content.readUInt16BE(at + 2);
      if (marker === 0xda) {
        scans += 1;
        if (scans > MOST_SCANS) return null;
        at = endOfScan(content, at);
      }
    }
  }
  return null;
}

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
