import { deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A picture of a size, with metadata that contains the place where it was taken. */
export function picture(format: 'png' | 'jpeg', width = 1600, height = 900): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#0a7a5a' } })
    .withExif({ IFD0: { Copyright: 'Segredo da casa' }, IFD3: { GPSLatitude: '23/1 33/1 0/1' } })
    .toFormat(format)
    .toBuffer();
}

/** A picture that cannot be made smaller: noise, some three bytes for each pixel. */
export function noise(format: 'png' | 'jpeg', width: number, height: number): Promise<Buffer> {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .toFormat(format)
    .toBuffer();
}

const crcTable = Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});
const crc = (bytes: Buffer) =>
  (bytes.reduce((sum, byte) => (crcTable[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8), 0xffffffff) ^
    0xffffffff) >>>
  0;

/** A chunk of a PNG file. */
export function pngChunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}

/** A small file that declares so many pixels, and unpacks to a great many zeros. */
export function bomb(width: number, height: number, unpacked = 200_000_000): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', head),
    pngChunk('IDAT', deflateSync(Buffer.alloc(unpacked))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** As a client sends it. */
export const uploadOf = (content: Buffer, type: 'image/png' | 'image/jpeg') => ({
  type,
  size: content.length,
  base: `data:${type};base64,${content.toString('base64')}`,
});

/** A whole PNG of one pixel. */
export const PIXEL = Buffer.concat([
  Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
  pngChunk('IHDR', Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0])),
  pngChunk('IDAT', deflateSync(Buffer.alloc(4))),
  pngChunk('IEND', Buffer.alloc(0)),
]);
