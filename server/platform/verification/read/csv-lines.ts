import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { CsvError, parse } from 'csv-parse';
import { type Line, Unreadable } from './line';

/** Characters that a line may have; more than any that the portal writes. */
const LONGEST = 1_000_000;
/** Bytes by which the separator is told. */
const SAMPLE = 4096;

/**
 * The lines of a CSV file, whatever separates its cells.
 * @throws Unreadable
 */
export async function* csvLines(path: string): AsyncGenerator<Line> {
  let broken = false;
  const lines = createReadStream(path).pipe(
    parse({
      bom: true,
      delimiter: await separatorOf(path),
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: LONGEST,
      // An error would take the lines before it along that wait to be read.
      skip_records_with_error: true,
    }),
  );
  lines.on('skip', () => {
    broken = true;
  });
  try {
    for await (const line of lines) yield line as string[];
  } catch (error) {
    throw error instanceof CsvError ? new Unreadable(error.message) : error;
  }
  // Cut off within a text, most of all: there is one more line, and nobody knows what it was.
  if (broken) yield ['…'];
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
