import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { Unreadable } from '../unreadable';
import type { Budget } from './budget';
import { cellsOf, type ExactLine, type Line, oneValue } from './line';

/** Characters of all cells of a line. */
const LONGEST_LINE = 4 * 2 ** 20;
/** Characters that are written at once. */
const PIECE = 2 ** 16;

/**
 * Writes lines into a file, each as the JSON that it is.
 * @throws Unreadable
 */
export async function spool(lines: AsyncIterable<ExactLine>, path: string, budget: Budget): Promise<void> {
  async function* pieces() {
    let text = '';
    for await (const line of lines) {
      const size = sizeOf(line);
      if (size > LONGEST_LINE) throw new Unreadable('A line is too long');
      budget.spend('read', size);
      text += `${JSON.stringify(line)}\n`;
      if (text.length < PIECE) continue;
      yield text;
      text = '';
    }
    yield text;
  }
  await pipeline(pieces, createWriteStream(path, { mode: 0o600 }));
}

/** Characters of a line, an empty cell counting as well. */
const sizeOf = (line: ExactLine): number =>
  (line !== null && 'format' in line ? [line.format] : cellsOf(line)).reduce<number>((sum, cell) => {
    const value = oneValue(cell);
    return sum + (typeof value === 'string' ? value.length + 3 : 8);
  }, 3);

/** The lines of such a file, as often as anybody asks for them. Others have their turn after each piece of it. */
export async function* spooled<Spooled extends ExactLine = Line>(
  path: string,
  signal: AbortSignal,
): AsyncGenerator<Spooled> {
  let rest = '';
  for await (const piece of createReadStream(path, { encoding: 'utf8', signal }) as AsyncIterable<string>) {
    const end = piece.lastIndexOf('\n');
    const lines = rest + piece.slice(0, Math.max(end, 0));
    rest = end < 0 ? rest + piece : piece.slice(end + 1);
    if (end >= 0) yield* JSON.parse(`[${lines.replaceAll('\n', ',')}]`) as Spooled[];
  }
}
