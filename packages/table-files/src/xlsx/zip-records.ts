/*
 * The records of a ZIP file as PKWARE's APPNOTE.TXT 6.3.10 has them. Sections in brackets. All numbers are little
 * endian; names are ASCII.
 *
 * Sizes are known only after an entry's data, so they follow it in a data descriptor (bit 3). An entry has less
 * than 4 GiB, so that descriptor needs no ZIP64, of which a reader would not know before the end; the archive may
 * have more, and then the place of an entry is told in ZIP64.
 */

export interface WrittenEntry {
  path: string;
  /** Of its local header. */
  offset: number;
  crc: number;
  /** Compressed. */
  packed: number;
  size: number;
}

/** [4.4.3] 2.0 for deflate, 4.5 for ZIP64. */
const DEFLATE_VERSION = 20;
const ZIP64_VERSION = 45;
/** [4.4.4] bit 3: sizes stand in the data descriptor. */
const SIZES_FOLLOW = 1 << 3;
/** [4.4.5] */
const DEFLATED = 8;
/** [4.4.6] 1980-01-01, the first day there is: the same rows make the same file. */
const DATE = (1 << 5) | 1;

/** What a 32-bit field says instead of a number that is too large for it: the number stands in ZIP64. */
export const IN_ZIP64 = 0xffff_ffff;

/** [4.3.7] */
export function localHeader(path: string): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(DEFLATE_VERSION, 4);
  header.writeUInt16LE(SIZES_FOLLOW, 6);
  header.writeUInt16LE(DEFLATED, 8);
  header.writeUInt16LE(DATE, 12);
  header.writeUInt16LE(path.length, 26);
  return Buffer.concat([header, Buffer.from(path)]);
}

/** [4.3.9] */
export function dataDescriptor({ crc, packed, size }: WrittenEntry): Buffer {
  const descriptor = Buffer.alloc(16);
  descriptor.writeUInt32LE(0x08074b50, 0);
  descriptor.writeUInt32LE(crc, 4);
  descriptor.writeUInt32LE(packed, 8);
  descriptor.writeUInt32LE(size, 12);
  return descriptor;
}

/**
 * The list of the entries and the end of the file.
 * @param offset where the list begins
 */
export function endOfArchive(entries: readonly WrittenEntry[], offset: number): Buffer {
  const directory = Buffer.concat(entries.map(directoryHeader));
  const end = { count: entries.length, size: directory.length, offset };
  return Buffer.concat([directory, ...(offset < IN_ZIP64 ? [] : [zip64End(end)]), endRecord(end)]);
}

/** [4.3.12] */
function directoryHeader({ path, offset, crc, packed, size }: WrittenEntry): Buffer {
  const extra = offset < IN_ZIP64 ? Buffer.alloc(0) : zip64Offset(offset);
  const header = Buffer.alloc(46);
  header.writeUInt32LE(0x02014b50, 0);
  header.writeUInt16LE(ZIP64_VERSION, 4);
  header.writeUInt16LE(extra.length === 0 ? DEFLATE_VERSION : ZIP64_VERSION, 6);
  header.writeUInt16LE(SIZES_FOLLOW, 8);
  header.writeUInt16LE(DEFLATED, 10);
  header.writeUInt16LE(DATE, 14);
  header.writeUInt32LE(crc, 16);
  header.writeUInt32LE(packed, 20);
  header.writeUInt32LE(size, 24);
  header.writeUInt16LE(path.length, 28);
  header.writeUInt16LE(extra.length, 30);
  header.writeUInt32LE(Math.min(offset, IN_ZIP64), 42);
  return Buffer.concat([header, Buffer.from(path), extra]);
}

/** [4.5.3] with the one field that did not fit. */
function zip64Offset(offset: number): Buffer {
  const extra = Buffer.alloc(12);
  extra.writeUInt16LE(0x0001, 0);
  extra.writeUInt16LE(8, 2);
  extra.writeBigUInt64LE(BigInt(offset), 4);
  return extra;
}

interface Directory {
  count: number;
  size: number;
  offset: number;
}

/** [4.3.14] and [4.3.15] */
function zip64End({ count, size, offset }: Directory): Buffer {
  const record = Buffer.alloc(56);
  record.writeUInt32LE(0x06064b50, 0);
  record.writeBigUInt64LE(BigInt(record.length - 12), 4);
  record.writeUInt16LE(ZIP64_VERSION, 12);
  record.writeUInt16LE(ZIP64_VERSION, 14);
  record.writeBigUInt64LE(BigInt(count), 24);
  record.writeBigUInt64LE(BigInt(count), 32);
  record.writeBigUInt64LE(BigInt(size), 40);
  record.writeBigUInt64LE(BigInt(offset), 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50, 0);
  locator.writeBigUInt64LE(BigInt(offset + size), 8);
  locator.writeUInt32LE(1, 16);
  return Buffer.concat([record, locator]);
}

/** [4.3.16] */
function endRecord({ count, size, offset }: Directory): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(Math.min(offset, IN_ZIP64), 16);
  return end;
}
