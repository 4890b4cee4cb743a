import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { IMAGE } from '../../../../contract/limits';
import { checkImage } from '../../../../server/platform/images/check';
import { bomb, noise, picture, pngChunk } from '../../../support/pictures';

const signal = new AbortController().signal;
const edges = [IMAGE.modalEdge, IMAGE.cardEdge];
const check = (content: Buffer, wanted: readonly number[] = edges) =>
  checkImage(content, { field: 'base', edges: wanted, signal });

let png: Buffer;
let jpeg: Buffer;
beforeAll(async () => {
  [png, jpeg] = await Promise.all([picture('png'), picture('jpeg')]);
});

describe('NEWS-13 a picture', () => {
  test.each(['png', 'jpeg'] as const)(
    'NEWS-13 is kept as a large and a small one without what else was in the file (%s)',
    async (format) => {
      const content = format === 'png' ? png : jpeg;
      expect(content.includes('Segredo')).toBe(true);
      const { type, width, height, renditions } = await check(content);
      expect([type, width, height]).toEqual([`image/${format}`, 1600, 900]);
      expect(renditions.map(({ type: kept }) => kept)).toEqual([`image/${format}`, `image/${format}`]);
      for (const [index, rendition] of renditions.entries()) {
        const head = await sharp(rendition.content).metadata();
        expect([head.width, head.format, head.exif, head.icc]).toEqual([
          edges[index],
          format,
          undefined,
          undefined,
        ]);
        expect(rendition.content.includes('Segredo')).toBe(false);
      }
    },
  );

  test('NEWS-13 stands the right way up, whatever its metadata said', async () => {
    const lying = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#fff' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { width, height, renditions } = await check(lying, [Number.POSITIVE_INFINITY]);
    expect([width, height]).toEqual([20, 40]);
    expect(await sharp(renditions[0]?.content).metadata()).toMatchObject({ width: 20, height: 40 });
  });

  test('NEWS-13 a small one is not enlarged, a photograph is kept as JPEG', async () => {
    const [small] = (await check(await picture('png', 30, 20))).renditions;
    expect(await sharp(small?.content).metadata()).toMatchObject({ width: 30, height: 20, format: 'png' });
    const [large] = (await check(await noise('png', 1200, 1000))).renditions;
    expect(large?.type).toBe('image/jpeg');
    expect(large?.content.length).toBeLessThan(IMAGE.bytes);
  });

  test('NEWS-13 of a phone, with a further picture at its end, is accepted', async () => {
    const behind = await picture('jpeg', 20, 20);
    expect((await check(Buffer.concat([jpeg, behind, Buffer.alloc(64)]))).width).toBe(1600);
  });
});

describe('NEWS-13 anything but a picture is refused in under a second', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const pdf = () => {
    const said = Buffer.from('%PDF-1.7 trailer');
    const segment = Buffer.from([0xff, 0xfe, 0, said.length + 2]);
    return Buffer.concat([jpeg.subarray(0, 2), segment, said, jpeg.subarray(2)]);
  };
  const scans = () => {
    const scan = Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 0, 0, 0]);
    return Buffer.concat([
      jpeg.subarray(0, -2),
      ...Array.from({ length: 40 }, () => scan),
      jpeg.subarray(-2),
    ]);
  };
  const later = (content: Buffer, name: string, data: Buffer) =>
    Buffer.concat([content.subarray(0, -12), pngChunk(name, data), content.subarray(-12)]);

  test.each<[string, () => Buffer, number, string]>([
    ['an SVG', () => svg, 400, 'images.unsupported'],
    ['a GIF', () => Buffer.from('GIF89a\x01\0\x01\0'), 400, 'images.unsupported'],
    ['nothing', () => Buffer.alloc(0), 400, 'images.unsupported'],
    ['a JPEG that is cut off', () => jpeg.subarray(0, jpeg.length - 20), 400, 'images.unsupported'],
    ['a PNG that is cut off', () => png.subarray(0, png.length - 8), 400, 'images.unsupported'],
    [
      'a PNG with an archive behind it',
      () => Buffer.concat([png, Buffer.from('PK\x03\x04')]),
      400,
      'images.unsupported',
    ],
    [
      'a JPEG with an archive behind it',
      () => Buffer.concat([jpeg, Buffer.from('PK\x03\x04')]),
      400,
      'images.unsupported',
    ],
    ['a JPEG that is a PDF as well', pdf, 400, 'images.unsupported'],
    ['a JPEG of endless scans', scans, 400, 'images.unsupported'],
    [
      'a PNG whose data is spoilt',
      () => later(png.subarray(0, 60), 'IEND', Buffer.alloc(0)),
      400,
      'images.unsupported',
    ],
    ['one of more than 40 million pixels', () => bomb(40_000, 40_000), 400, 'images.tooManyPixels'],
    [
      'one that unpacks to more than it says',
      () => Buffer.concat([bomb(10, 10).subarray(0, -20), Buffer.alloc(20)]),
      400,
      'images.unsupported',
    ],
    ['one of more than 5 MB', () => Buffer.alloc(IMAGE.bytes + 1), 413, 'images.tooLarge'],
  ])('NEWS-13 %s', async (_what, content, status, key) => {
    const bytes = content();
    const before = process.memoryUsage().rss;
    const started = performance.now();
    await expect(check(bytes)).rejects.toMatchObject({ status, key, fields: { base: key } });
    expect(performance.now() - started).toBeLessThan(1000);
    expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000);
  });

  test('NEWS-13 one whose rows are missing is damaged', async () => {
    await expect(check(bomb(6000, 6000, 1000))).rejects.toMatchObject({ key: 'images.damaged' });
  });
});

test('NEWS-13 pictures are decoded in parallel to other work, two at a time', async () => {
  const large = await picture('jpeg', 6000, 6000);
  let longest = 0;
  let last = performance.now();
  const beat = setInterval(() => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  }, 5);
  const gone = new AbortController();
  const running = Promise.all([check(large), check(large)]);
  const third = checkImage(png, { field: 'base', edges, signal: gone.signal });
  const refused = expect(third).rejects.toThrow('left');
  setTimeout(() => gone.abort(new Error('left')), 20);
  await refused;
  await running;
  clearInterval(beat);
  expect(longest).toBeLessThan(500);
});
