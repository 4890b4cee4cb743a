import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { IMAGE } from '../../../../contract/files';
import { checkImage } from '../../../../server/engines/images/check';
import { uploadedBytes } from '../../../../server/engines/images/upload';
import { bomb, noise, picture, pngChunk } from '../../../support/pictures';

const signal = new AbortController().signal;
const edges = [IMAGE.modalEdge, IMAGE.cardEdge];
/** Somebody else each: of one person one picture is read at a time. */
let people = 0;
const nextPerson = () => ++people;
const check = (content: Buffer, wanted: readonly number[] = edges) =>
  checkImage(content, { field: 'base', edges: wanted, personId: nextPerson(), signal });

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

describe('NEWS-13 a picture that every viewer opens is taken, whatever else is in its file', () => {
  const text = (latin1: string) => Buffer.from(latin1, 'latin1');
  /** Something before the second marker of a JPEG. */
  const between = (what: Buffer) => Buffer.concat([jpeg.subarray(0, 2), what, jpeg.subarray(2)]);
  const behind = (picture: Buffer, what: Buffer) => Buffer.concat([picture, what]);
  /** As Samsung's phones append it: what it is called, what it says, and a list of such blocks. */
  const block = text('\0\0\x01\x0a\x0e\0\0\0Image_UTC_Data1700000000000SEFHj\0\0\0\x01\0\0\0SEFT');

  test.each<[string, () => Buffer]>([
    ['a line feed behind a JPEG', () => behind(jpeg, text('\n'))],
    ['a line feed behind a PNG', () => behind(png, text('\r\n'))],
    ['the block of a phone', () => behind(jpeg, block)],
    ['text and padding behind a PNG', () => behind(png, Buffer.concat([text('made by'), Buffer.alloc(99)]))],
    ['bytes between the parts of a JPEG', () => between(Buffer.alloc(7, 'x'))],
    ['ones before a marker', () => between(Buffer.alloc(3, 0xff))],
    [
      'two pictures with padding between them',
      () => Buffer.concat([jpeg, Buffer.alloc(64), jpeg, text('\n')]),
    ],
  ])('NEWS-13 %s', async (_what, content) => {
    const { width, renditions } = await check(content());
    expect(width).toBe(1600);
    for (const { content: kept } of renditions) expect(kept.includes('SEFT')).toBe(false);
  });

  const film = text('\0\0\0\x18ftypmp42\0\0\0\0mp42isom\0\0\0\x10mdat');
  const others: [string, Buffer][] = [
    ['an archive', text('PK\x03\x04')],
    ['an empty archive', text('PK\x05\x06')],
    ['a RAR', text('Rar!\x1a\x07\x01\0')],
    ['a 7z', text("7z\xbc\xaf'\x1c")],
    ['a tape archive', behind(Buffer.alloc(257), text('ustar\0'))],
    ['a film', film],
    ['a film in the block of a phone', behind(text('MotionPhoto_Data'), behind(film, block))],
    ['a Matroska film', text('\x1aE\xdf\xa3')],
    ['an AVI', text('RIFF\x10\0\0\0AVI LIST')],
    ['a PDF', text('%PDF-1.7')],
  ];
  test.each(others)(
    'NEWS-13 but not where %s stands behind it, or between its parts',
    async (_what, other) => {
      const padding = Buffer.alloc(64);
      for (const content of [
        behind(jpeg, other),
        behind(png, other),
        behind(png, Buffer.concat([padding, other, padding])),
        between(other),
      ]) {
        await expect(check(content)).rejects.toMatchObject({ key: 'images.unsupported' });
      }
    },
  );
});

describe('NEWS-13 anything but a picture is refused', () => {
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
    ['what is no picture in all of 5 MB', () => Buffer.alloc(5 * 1024 * 1024), 400, 'images.unsupported'],
    ['one of more than 5 MB', () => Buffer.alloc(5 * 1024 * 1024 + 1), 413, 'images.tooLarge'],
  ])('NEWS-13 %s', async (_what, content, status, key) => {
    const bytes = content();
    await expect(check(bytes)).rejects.toMatchObject({ status, key, fields: { base: key } });
  });

  test('NEWS-13 one whose rows are missing is damaged', async () => {
    await expect(check(bomb(6000, 6000, 1000))).rejects.toMatchObject({ key: 'images.damaged' });
  });
});

test('NEWS-13 an upload has 5 MB at most, whatever is said of its size', () => {
  const upload = (bytes: number, size = bytes) =>
    uploadedBytes({ size, base: `data:image/png;base64,${Buffer.alloc(bytes).toString('base64')}` });
  const most = 5 * 1024 * 1024;
  expect(upload(most)).toHaveLength(most);
  expect(() => upload(most + 1)).toThrow(expect.objectContaining({ status: 413 }));
  expect(() => upload(most + 1, most)).toThrow(expect.objectContaining({ status: 413 }));
  expect(() => upload(10, most + 1)).toThrow(expect.objectContaining({ status: 413 }));
  expect(() => upload(10, 11)).toThrow(expect.objectContaining({ status: 400 }));
});

test('one person with many pictures leaves room for others', async () => {
  const large = await picture('jpeg', 6000, 6000);
  const signal = new AbortController().signal;
  const asked = { field: 'base', edges, signal };
  const personId = nextPerson();
  // Two processes are there then, so that none has to start.
  await Promise.all([check(png), check(png)]);
  let done = 0;
  const many = Array.from({ length: 8 }, async () => {
    await checkImage(large, { ...asked, personId });
    done += 1;
  });
  await checkImage(png, { ...asked, personId: nextPerson() });
  expect(done).toBeLessThan(many.length - 1);
  await Promise.all(many);
});

test('NEWS-13 pictures are decoded beside the server, and those that nobody waits for any more are not', async () => {
  const large = await picture('jpeg', 6000, 6000);
  const gone = new AbortController();
  const running = Promise.all([check(large), check(large)]);
  const third = checkImage(png, { field: 'base', edges, personId: nextPerson(), signal: gone.signal });
  const refused = expect(third).rejects.toThrow('left');
  gone.abort(new Error('left'));
  await refused;
  await running;
});
