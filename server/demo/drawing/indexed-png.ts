import { crc32, deflateSync } from 'node:zlib';

/** As many colours as four bits address: flat pictures with smooth edges need no more. */
const COLOURS = 16;
/** Colours nearer to one another than this (squared, of 0 to 255) share an entry of the palette. */
const NEAR = 150;

type Colour = readonly [red: number, green: number, blue: number];

/**
 * A PNG with a palette of 16 colours.
 * @param pixels red, green, blue and alpha of each, row by row; alpha is not looked at
 */
export function indexedPng(pixels: Uint8Array, width: number, height: number): Buffer {
  const counts = new Map<number, number>();
  for (let at = 0; at < pixels.length; at += 4) {
    const key = keyAt(pixels, at);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const palette = paletteOf(counts);
  const entries = new Map([...counts.keys()].map((key) => [key, nearest(palette, colourOf(key))]));
  const stride = 1 + width / 2;
  const rows = Buffer.alloc(stride * height);
  for (let pixel = 0; pixel < width * height; pixel += 2) {
    const row = Math.floor(pixel / width);
    const high = entries.get(keyAt(pixels, pixel * 4)) ?? 0;
    const low = entries.get(keyAt(pixels, pixel * 4 + 4)) ?? 0;
    rows[row * stride + 1 + (pixel % width) / 2] = high * 16 + low;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([4, 3, 0, 0, 0], 8); // four bits a pixel, by palette
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const keyAt = (pixels: Uint8Array, at: number) =>
  ((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0);
const colourOf = (key: number): Colour => [key >> 16, (key >> 8) & 255, key & 255];
const distance = (one: Colour, other: Colour) =>
  one.reduce((sum, value, index) => sum + (value - (other[index] ?? 0)) ** 2, 0);

/** The most frequent colours that are not nearly the same. */
function paletteOf(counts: ReadonlyMap<number, number>): Colour[] {
  const palette: Colour[] = [];
  for (const [key] of [...counts].toSorted((one, other) => other[1] - one[1])) {
    const colour = colourOf(key);
    if (palette.every((taken) => distance(taken, colour) > NEAR)) palette.push(colour);
    if (palette.length === COLOURS) break;
  }
  return palette;
}

function nearest(palette: readonly Colour[], colour: Colour): number {
  const distances = palette.map((entry) => distance(entry, colour));
  return distances.indexOf(Math.min(...distances));
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
