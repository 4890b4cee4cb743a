import { FILE_NUMBER, readFileNumber } from '../../../contract/file-number';
import { cellsOf, type ExactLine, oneValue } from '../foreign/table/line';
import { Unreadable } from '../foreign/unreadable';
import { type Content, contentOf, type FoundRow, type Layout, rowsIn } from './content';
import type { Received } from './received';
import { headingDigest } from './recorder';

/** What can be seen of a file before it is known which one it is. */
interface Seen {
  readable: boolean;
  number: string | null;
  heading: Buffer | null;
}

export async function lookInto(received: Received): Promise<Seen> {
  const lines = linesOf(received);
  if (lines === null) return { readable: false, number: null, heading: null };
  let heading: Buffer | null = null;
  let number: string | null = null;
  try {
    for await (const line of lines) {
      const cells = cellsOf(line).map(oneValue);
      heading ??= headingDigest(cells.map(String));
      // Of a text all bytes were looked at.
      if (received.form === 'text') break;
      for (const cell of cells) {
        if (typeof cell !== 'string' || !cell.startsWith('CF-')) continue;
        const [match] = FILE_NUMBER.exec(cell) ?? [];
        number = (match === undefined ? null : readFileNumber(match)) ?? number;
      }
    }
    return { readable: heading !== null, number, heading };
  } catch (error) {
    if (error instanceof Unreadable) return { readable: false, number, heading: null };
    throw error;
  }
}

/** Rows of forms for screens and paper are not read, nor are those of old workbooks. */
function linesOf(received: Received): AsyncGenerator<ExactLine> | null {
  return received.form === 'zip' || received.form === 'text' ? received.lines() : null;
}

/** @returns `null` where it cannot be read */
export async function whatIsIn(received: Received, layout: Layout, cut = false): Promise<Content | null> {
  const lines = linesOf(received);
  if (lines === null) return null;
  try {
    return await contentOf(lines, layout, cut);
  } catch (error) {
    // Damaged behind the line that was looked at.
    if (error instanceof Unreadable) return null;
    throw error;
  }
}

/** The rows of a file that could be read before. */
export async function* rowsOnceMore(
  received: Received,
  layout: Layout,
  cut: boolean,
): AsyncGenerator<FoundRow> {
  const lines = linesOf(received);
  if (lines !== null) yield* rowsIn(lines, layout, cut);
}
