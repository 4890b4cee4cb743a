/*
 * A cell of a workbook holds 32,767 characters. A longer text stands in parts, one below the other, each with its number
 * in front: `[1/3]`. The other cells of the record are repeated, and whoever reads the file joins the lines again
 * (decision 78).
 */

/** The characters of a part: what is left is for its number, and for what a program adds. */
const PART = 32_000;

/** A text that only looks like a numbered part stays as it is in a file without such cells. */
const SHORTEST = PART / 2;

const NUMBER = /^\[(\d{1,4})\/(\d{1,4})\]/;

/** A text in parts of at most `PART` characters, cut before a blank where there is one, and never within a character. */
export function inParts(text: string): string[] {
  const parts: string[] = [];
  let start = 0;
  while (text.length - start > PART) {
    let end = text.lastIndexOf(' ', start + PART);
    while (end > start + SHORTEST && text[end - 1] === ' ') end -= 1;
    if (end <= start + SHORTEST) {
      end = start + PART;
      if (/[\ud800-\udbff]/.test(text.charAt(end - 1))) end -= 1;
    }
    parts.push(text.slice(start, end));
    start = end;
  }
  parts.push(text.slice(start));
  return parts.map((part, index) => `[${index + 1}/${parts.length}]${part}`);
}

/** Tells whether a cell begins like a part of a longer text. */
export const isPart = (cell: string): boolean => NUMBER.test(cell);

type Cell = string | number | null;

/** The number of a part, of how many, and its text; `null` for a cell that is none. */
function partOf(cell: Cell | undefined): { at: number; of: number; text: string } | null {
  const [mark, at, of] = typeof cell === 'string' ? (NUMBER.exec(cell) ?? []) : [];
  if (mark === undefined) return null;
  return { at: Number(at), of: Number(of), text: String(cell).slice(mark.length) };
}

/** Counts the lines of the record that begins here; nearly every record takes 1. */
export function linesOfRecord(cells: readonly Cell[]): number {
  const parts = cells.map((cell) => partOf(cell));
  return Math.max(1, ...parts.flatMap((part) => (isFirst(part) ? [part.of] : [])));
}

const isFirst = (part: ReturnType<typeof partOf>): part is NonNullable<typeof part> =>
  part !== null && part.at === 1 && part.of > 1 && part.text.length >= SHORTEST;

/**
 * The lines of a record as one: parts are joined, and the other cells have to be the same in all of them, or empty
 * below the first.
 * @returns `null` where a part is missing, stands elsewhere, or is of another record
 */
export function joined<Value extends Cell>(lines: readonly (readonly Value[])[]): (Value | string)[] | null {
  const [first = [], ...others] = lines;
  const cells: (Value | string)[] = [];
  for (const [column, cell] of first.entries()) {
    const below = others.map((line) => line[column]);
    const part = partOf(cell);
    if (!isFirst(part)) {
      if (!below.every((other) => other === cell || other === undefined || other === '')) return null;
      cells.push(cell);
      continue;
    }
    let text = part.text;
    for (const [index, other] of below.entries()) {
      const next = partOf(other);
      const at = index + 2;
      if (at > part.of ? other !== undefined && other !== '' : next?.at !== at || next.of !== part.of)
        return null;
      text += next?.text ?? '';
    }
    cells.push(text);
  }
  return cells;
}
