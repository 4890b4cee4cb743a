import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';
import { type Entry, zip } from 'table-files/zip';
import { expect, test } from 'vitest';
import { inFolder, runPython } from '../../../../tests/support/programs';
import { dataDescriptor, endOfArchive, localHeader, type WrittenEntry } from '../../src/xlsx/zip-records';

/** Checks every entry and returns its text. */
const CONTENTS = `
import json, sys, zipfile
archive = zipfile.ZipFile(sys.argv[1])
assert archive.testzip() is None
print(json.dumps({entry.filename: archive.read(entry).decode() for entry in archive.infolist()}))
`;

test('an archive of pieces that come one by one arrives whole', async () => {
  const long = Array.from({ length: 300 }, (_, index) => `piece ${index} `.repeat(2000));
  async function* slowly() {
    for (const piece of long) {
      await new Promise((resolve) => setImmediate(resolve));
      yield Buffer.from(piece);
    }
  }
  async function* entries(): AsyncGenerator<Entry> {
    yield { path: 'a/empty.txt', pieces: [] };
    yield { path: 'a/short.txt', pieces: [Buffer.from('São '), Buffer.from('João')] };
    yield { path: 'long.txt', pieces: slowly() };
  }
  await inFolder(async (folder) => {
    const path = join(folder, 'file.zip');
    const file = await open(path, 'w');
    for await (const piece of zip(entries())) await file.write(piece);
    await file.close();
    expect(await runPython(CONTENTS, [path], 'python3')).toEqual({
      'a/empty.txt': '',
      'a/short.txt': 'São João',
      'long.txt': long.join(''),
    });
  });
});

test('an entry beyond 4 GiB is found', async () => {
  const beyond = 5 * 2 ** 30;
  const write = (path: string, offset: number, text: string): { entry: WrittenEntry; bytes: Buffer } => {
    const packed = deflateRawSync(text);
    const entry = { path, offset, crc: crc32(text), packed: packed.length, size: text.length };
    return { entry, bytes: Buffer.concat([localHeader(path), packed, dataDescriptor(entry)]) };
  };
  const first = write('first.txt', 0, 'first');
  const last = write('last.txt', beyond, 'last');
  const end = endOfArchive([first.entry, last.entry], beyond + last.bytes.length);
  await inFolder(async (folder) => {
    const path = join(folder, 'file.zip');
    // Between the two lies a hole that takes no place on the disk.
    const file = await open(path, 'w');
    await file.write(first.bytes, 0, first.bytes.length, 0);
    await file.write(last.bytes, 0, last.bytes.length, beyond);
    await file.write(end, 0, end.length, beyond + last.bytes.length);
    await file.close();
    expect(await runPython(CONTENTS, [path], 'python3')).toEqual({
      'first.txt': 'first',
      'last.txt': 'last',
    });
  });
});
