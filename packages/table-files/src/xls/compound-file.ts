import { padded, u8, u16, u32 } from './bytes.ts';

/** A stream of the file, of 4,096 bytes at least; its bytes are made while they are taken. */
export interface Stream {
  name: string;
  size: number;
  pieces: Iterable<Uint8Array>;
}

const SECTOR = 512;
/** Numbers of sectors that a sector of the tables holds. */
const NUMBERS = SECTOR / 4;
/** [MS-CFB] 2.2: sectors of the FAT that the header itself names; the others are named in sectors of the DIFAT. */
const NAMED_IN_HEADER = 109;
/** 2.2: a smaller stream would have to be in the mini stream. */
export const SMALLEST_STREAM = 4096;

/** 2.1: numbers with a meaning of their own. */
const DIFAT_SECTOR = 0xfffffffc;
const FAT_SECTOR = 0xfffffffd;
const END_OF_CHAIN = 0xfffffffe;
const FREE = 0xffffffff;
const NO_STREAM = 0xffffffff;

/** What programs know a workbook of BIFF8 by: {00020820-0000-0000-C000-000000000046}. */
const WORKBOOK_CLASS = Buffer.from('2008020000000000c000000000000046', 'hex');

/** Where everything is, in sectors. */
interface Layout {
  /** Of the streams, in their order. */
  starts: number[];
  directory: number;
  fat: number;
  fatSectors: number;
  difat: number;
  difatSectors: number;
  all: number;
}

/**
 * A compound file of version 3 ([MS-CFB]): the header, the streams, the directory, the FAT and, where the FAT is long,
 * the DIFAT.
 * @param streams two, the one with the shorter name first: that is the order of the directory
 */
export function* compoundFile(streams: readonly [Stream, Stream]): Generator<Uint8Array> {
  const layout = layoutOf(streams.map(({ size }) => size));
  yield header(layout);
  for (const { size, pieces } of streams) {
    yield* pieces;
    yield Buffer.alloc(sectors(size) * SECTOR - size);
  }
  yield directory(streams, layout);
  yield* fat(layout);
  yield* difat(layout);
}

const sectors = (size: number) => Math.ceil(size / SECTOR);

function layoutOf(sizes: readonly number[]): Layout {
  const starts: number[] = [];
  let next = 0;
  for (const size of sizes) {
    starts.push(next);
    next += sectors(size);
  }
  const fat = next + 1;
  let fatSectors = 0;
  let difatSectors = 0;
  let all = fat;
  // The tables have entries for themselves as well.
  while (fatSectors * NUMBERS < all) {
    fatSectors += 1;
    difatSectors = Math.ceil(Math.max(0, fatSectors - NAMED_IN_HEADER) / (NUMBERS - 1));
    all = fat + fatSectors + difatSectors;
  }
  return { starts, directory: next, fat, fatSectors, difat: fat + fatSectors, difatSectors, all };
}

/** 2.2 */
function header({ directory, fat, fatSectors, difat, difatSectors }: Layout): Buffer {
  const named = Array.from({ length: NAMED_IN_HEADER }, (_, index) =>
    index < fatSectors ? fat + index : FREE,
  );
  return Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(16),
    // Version 3, little-endian, sectors of 2^9 and of 2^6 bytes.
    u16(0x003e, 3, 0xfffe, 9, 6, 0, 0, 0),
    u32(0, fatSectors, directory, 0, SMALLEST_STREAM),
    // No mini stream.
    u32(END_OF_CHAIN, 0),
    u32(difatSectors === 0 ? END_OF_CHAIN : difat, difatSectors),
    u32(...named),
  ]);
}

/** 2.6: a sector has room for four entries. The two streams are a tree with a black root and a red right leaf. */
function directory([first, second]: readonly [Stream, Stream], { starts }: Layout): Buffer {
  const [firstStart = 0, secondStart = 0] = starts;
  return Buffer.concat([
    entry('Root Entry', 5, BLACK, [NO_STREAM, NO_STREAM, 1], END_OF_CHAIN, 0),
    entry(first.name, 2, BLACK, [NO_STREAM, 2, NO_STREAM], firstStart, first.size),
    entry(second.name, 2, RED, [NO_STREAM, NO_STREAM, NO_STREAM], secondStart, second.size),
    entry('', 0, RED, [NO_STREAM, NO_STREAM, NO_STREAM], 0, 0),
  ]);
}

const RED = 0;
const BLACK = 1;

/**
 * 2.6.1
 * @param type 5 the root, 2 a stream, 0 nobody
 * @param others the entries left and right of this one and below it
 */
function entry(
  name: string,
  type: 0 | 2 | 5,
  color: number,
  others: [number, number, number],
  start: number,
  size: number,
): Buffer {
  const written = name === '' ? Buffer.alloc(0) : Buffer.from(`${name}\0`, 'utf16le');
  return Buffer.concat([
    padded(written, 64),
    u16(written.length),
    u8(type, color),
    u32(...others),
    type === 5 ? WORKBOOK_CLASS : Buffer.alloc(16),
    // Its state and its times: not told.
    Buffer.alloc(20),
    u32(start, size, 0),
  ]);
}

/** 2.3: for each sector the one that follows it in its stream. */
function* fat(layout: Layout): Generator<Buffer> {
  const { starts, directory, fat, fatSectors, difat, all } = layout;
  const ends = new Set([...starts.slice(1), directory, fat].map((start) => start - 1));
  const entryOf = (sector: number): number => {
    if (sector >= all) return FREE;
    if (sector >= difat) return DIFAT_SECTOR;
    if (sector >= fat) return FAT_SECTOR;
    return ends.has(sector) ? END_OF_CHAIN : sector + 1;
  };
  for (let table = 0; table < fatSectors; table += 1) {
    yield u32(...Array.from({ length: NUMBERS }, (_, index) => entryOf(table * NUMBERS + index)));
  }
}

/** 2.5: the sectors of the FAT that are not named in the header, and at the end of each sector the next one. */
function* difat({ fat, fatSectors, difat, difatSectors }: Layout): Generator<Buffer> {
  for (let table = 0; table < difatSectors; table += 1) {
    const first = NAMED_IN_HEADER + table * (NUMBERS - 1);
    const named = Array.from({ length: NUMBERS - 1 }, (_, index) =>
      first + index < fatSectors ? fat + first + index : FREE,
    );
    yield u32(...named, table + 1 < difatSectors ? difat + table + 1 : END_OF_CHAIN);
  }
}
