import { bytesOf, cellText, DECLARATION, inOnePiece, MAIN } from './xml.ts';

/** Writes what follows the place of a cell (ECMA-376 part 1, 18.3.1.4): its style, its type and its value. */
export type CellRest = (value: string) => string;

/** Different texts of a column that are kept, and how long they may be: what a file holds in memory is bounded. */
const KEPT = 8192;
const KEPT_LENGTH = 100;
/** Texts that are written at once. */
const AT_ONCE = 500;

/** The shared strings of a workbook (18.4), which cells name by their number. */
export class Texts {
  readonly #items: string[] = [];

  /**
   * Cells of text for one column. The first thousands of its texts are shared, the others stand in their cells: a
   * column whose texts come again costs a few bytes a row, and one whose texts do not come again no memory.
   * @param next what follows a cell
   */
  column(style: number, next: string): CellRest {
    const inline = inlineRest(style, next);
    let known: Map<string, string> | null = new Map();
    let again = 0;
    return (text) => {
      if (known === null || text.length > KEPT_LENGTH) return inline(text);
      const shared = known.get(text);
      if (shared !== undefined) {
        again += 1;
        return shared;
      }
      if (known.size === KEPT) {
        // Not worth looking any longer.
        if (again < KEPT) known = null;
        return inline(text);
      }
      // Of its own: a part of a text keeps all of it in memory, and cells are parts of what the database answered.
      const own = inOnePiece(text);
      // Half of a pair does not survive that, and would never be found again.
      if (own !== text) return inline(text);
      const rest = inOnePiece(`" s="${style}" t="s"><v>${this.#items.length}</v></c>${next}`);
      this.#items.push(inOnePiece(cellText(own)));
      known.set(own, rest);
      return rest;
    };
  }

  /** `xl/sharedStrings.xml`, once all cells are written. */
  *part(): Generator<Uint8Array> {
    yield bytesOf(`${DECLARATION}<sst xmlns="${MAIN}">`);
    for (let start = 0; start < this.#items.length; start += AT_ONCE) {
      const items = this.#items.slice(start, start + AT_ONCE);
      yield bytesOf(items.map((item) => `<si>${item}</si>`).join(''));
    }
    yield bytesOf('</sst>');
  }
}

/** Cells whose text stands in them (18.3.1.53). */
export function inlineRest(style: number, next: string): CellRest {
  const start = inOnePiece(`" s="${style}" t="inlineStr"><is>`);
  const end = inOnePiece(`</is></c>${next}`);
  return (text) => start + cellText(text) + end;
}
