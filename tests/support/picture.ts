import { inflateSync } from 'node:zlib';

/** A screenshot as bytes: red, green, blue (and opacity, where `channels` is 4), row by row. */
export interface Picture {
  width: number;
  height: number;
  channels: 3 | 4;
  pixels: Uint8Array;
}

const SIGNATURE = 8;
/** Length and name before the data of a chunk, its checksum after it. */
const CHUNK = { before: 8, after: 4 };

/** Reads a PNG as browsers write their screenshots: eight bits a channel, not interlaced. */
export function readPng(file: Buffer): Picture {
  const data: Buffer[] = [];
  let [width, height, colour] = [0, 0, 0];
  for (let at = SIGNATURE; at < file.length; ) {
    const length = file.readUInt32BE(at);
    const name = file.toString('latin1', at + 4, at + CHUNK.before);
    const content = file.subarray(at + CHUNK.before, at + CHUNK.before + length);
    if (name === 'IHDR') {
      width = content.readUInt32BE(0);
      height = content.readUInt32BE(4);
      colour = content.readUInt8(9);
    }
    if (name === 'IDAT') data.push(content);
    at += CHUNK.before + length + CHUNK.after;
  }
  if (colour !== 2 && colour !== 6) throw new Error(`A PNG of the colour type ${colour}`);
  const channels = colour === 6 ? 4 : 3;
  return {
    width,
    height,
    channels,
    pixels: unfilter(inflateSync(Buffer.concat(data)), width * channels, channels),
  };
}

/** Each line of a PNG stores the differences from the pixel before and from the line above. */
function unfilter(lines: Uint8Array, stride: number, step: number): Uint8Array {
  const height = lines.length / (stride + 1);
  const out = new Uint8Array(stride * height);
  for (let row = 0; row < height; row += 1) {
    const filter = lines[row * (stride + 1)];
    const [here, above] = [row * stride, (row - 1) * stride];
    for (let x = 0; x < stride; x += 1) {
      const left = x < step ? 0 : (out[here + x - step] ?? 0);
      const up = row === 0 ? 0 : (out[above + x] ?? 0);
      const corner = row === 0 || x < step ? 0 : (out[above + x - step] ?? 0);
      out[here + x] = (lines[row * (stride + 1) + 1 + x] ?? 0) + predicted(filter, left, up, corner);
    }
  }
  return out;
}

function predicted(filter: number | undefined, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  if (filter !== 4) return 0;
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}

/** How many pixels differ by at least a contrast of WCAG. */
export function changedPixels(before: Picture, after: Picture, contrast: number): number {
  if (before.width !== after.width || before.height !== after.height) {
    throw new Error('The pictures have different sizes');
  }
  let changed = 0;
  for (let pixel = 0; pixel < before.width * before.height; pixel += 1) {
    const [a, b] = [luminance(before, pixel), luminance(after, pixel)];
    if ((Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05) >= contrast) changed += 1;
  }
  return changed;
}

const linear = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

function luminance({ pixels, channels }: Picture, pixel: number): number {
  const channel = (offset: number) => linear[pixels[pixel * channels + offset] ?? 0] ?? 0;
  return 0.2126 * channel(0) + 0.7152 * channel(1) + 0.0722 * channel(2);
}
