import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { Unreadable } from '../unreadable';
import { MOST_COLUMNS } from './budget';
import type { Line } from './line';

/** Characters that a record may have; more than any that the portal writes. */
const LONGEST = 1_000_000;
/** Bytes within which a line ends: those of the longest record, and its separators, which the parser does not count. */
const LONGEST_LINE = 4_000_000;
/** Bytes by which the separator is told. */
const SAMPLE = 4096;

/**
 * The lines of a CSV file, whatever separates its cells, in UTF-8, in UTF-16 with its mark, or as Windows writes it.
 * @throws Unreadable
 */
export async function* csvLines(path: string): AsyncGenerator<Line> {
  let broken = false;
  const pieces = inLines(path);
  const input = Readable.from((await isWindows(path)) ? fromWindows(pieces) : pieces);
  const lines = parse({
    bom: true,
    delimiter: await separatorOf(path),
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: LONGEST,
    // An error would take the lines before it along that wait to be read.
    skip_records_with_error: true,
  });
  lines.on('skip', () => {
    if (broken) return;
    broken = true;
    // What is too long would be held to its end, which may be that of the file.
    input.unpipe(lines);
    lines.end();
  });
  // A file that cannot be read breaks the lines off, which `pipe` alone would leave waiting.
  input.once('error', (error) => lines.destroy(error));
  input.pipe(lines);
  try {
    for await (const line of lines as AsyncIterable<string[]>) {
      if (line.length > MOST_COLUMNS) throw new Unreadable('It has too many columns');
      yield line;
    }
  } finally {
    input.destroy();
  }
  // Cut off within a text, most of all: there is one more line, and nobody knows what it was.
  if (broken) yield ['…'];
}

/** The bytes of a text, as long as it has lines: of empty cells the parser would take any number into one record. */
async function* inLines(path: string): AsyncGenerator<Buffer> {
  let since = 0;
  for await (const piece of createReadStream(path) as AsyncIterable<Buffer>) {
    const last = Math.max(piece.lastIndexOf('\n'), piece.lastIndexOf('\r'));
    since = last < 0 ? since + piece.length : piece.length - last;
    if (since > LONGEST_LINE) throw new Unreadable('A line is too long');
    yield piece;
  }
}

/** Tells whether a file without a mark is no UTF-8: Excel saves its "CSV" in the code page of the machine. */
async function isWindows(path: string): Promise<boolean> {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let first = true;
  try {
    for await (const piece of createReadStream(path) as AsyncIterable<Buffer>) {
      if (first && piece.length > 1 && [0xfffe, 0xfeff].includes(piece.readUInt16BE())) return false;
      first = false;
      // Only what cannot be decoded counts: a character may be cut in two by the end of the file.
      if (utf8.decode(piece, { stream: true }).length < 0) return false;
    }
    return false;
  } catch (error) {
    if (error instanceof TypeError) return true;
    throw error;
  }
}

/** Piece by piece: whole texts are decoded as Latin-1 by Node 20. */
async function* fromWindows(pieces: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  const decoder = new TextDecoder('windows-1252');
  for await (const piece of pieces) yield Buffer.from(decoder.decode(piece, { stream: true }));
}

/** The one of the usual three that the heading has most of, outside quotation marks. */
async function separatorOf(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read({ buffer: Buffer.alloc(SAMPLE), position: 0 });
    const text = buffer.toString('utf8', 0, bytesRead).replace(/"[^"]*"/g, '');
    const [heading = ''] = text.split(/\r?\n/);
    const count = (sign: string) => heading.split(sign).length;
    return [';', ',', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
  } finally {
    await file.close();
  }
}
