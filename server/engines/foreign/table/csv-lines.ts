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
 * The lines of a CSV file, whatever separates its cells.
 * @throws Unreadable
 */
export async function* csvLines(path: string): AsyncGenerator<Line> {
  let broken = false;
  const input = Readable.from(inLines(path));
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
