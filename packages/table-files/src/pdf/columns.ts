import type { Cell, Column, ColumnType, Row } from '../table.ts';
import type { cellWriter } from './cells.ts';
import type { Face } from './face.ts';
import { PAGE, TYPE } from './look.ts';
import type { Paper } from './paper.ts';

/** Where a column stands, and how. */
export interface Track {
  type: ColumnType;
  heading: string;
  left: number;
  width: number;
  /** Amounts and counts stand at the right. */
  right: boolean;
}

/** Between two columns. */
const GAP = 10;
/** Between the ends of the lines and what stands in the first and last column. */
const INSET = 5;

/** Cells that columns have room for, whatever is in the first rows. Months are of different widths in English. */
const usual: Record<ColumnType, readonly string[]> = {
  text: ['Banco do Brasil'],
  code: ['00000'],
  date: months('2028-%-28'),
  dateTime: months('2028-%-28 00:00:00'),
  month: ['2028-12'],
  integer: ['9999'],
  money: ['-9999999.99'],
};

function months(day: string): string[] {
  return Array.from({ length: 12 }, (_, index) => day.replace('%', String(index + 1).padStart(2, '0')));
}

/** Less than this is no difference. */
const ROUNDING = 0.01;

/** What a column of texts or codes gets at most while others have too little. */
const MOST = 220;
/** So many of its cells fit on one line, if the page has room for it. */
const COMMON = 0.95;

/** What a column asks for, in points. */
interface WidthRange {
  /** Below that words of the heading break. */
  least: number;
  most: number;
  /** Text takes what is left over. */
  grows: boolean;
}

/**
 * Gives each column its width: dates, codes and amounts what the headings and the first rows need, texts the rest,
 * none of them more than it needs while another one has less.
 */
export function tracksFor(
  columns: readonly Column[],
  sample: readonly Row[],
  paper: Paper,
  write: ReturnType<typeof cellWriter>,
): Track[] {
  const room = PAGE.right - PAGE.left - 2 * INSET - (columns.length - 1) * GAP;
  const wishes = columns.map(({ heading, type }, index): WidthRange => {
    const words = heading.split(' ').map((word) => widthIn(paper.semibold, word, TYPE.heading.size));
    const word = Math.max(...words);
    const widthOf = remembering((cell) => widthIn(paper.regular, textOf(write(cell, type)), TYPE.cell.size));
    const usually = Math.max(...usual[type].map(widthOf));
    const known = type === 'date' || type === 'dateTime' ? [] : sample;
    const cells = known.map((row) => widthOf(row[index] ?? null)).sort((a, b) => a - b);
    if (type !== 'text' && type !== 'code') {
      const width = Math.max(word, usually, cells.at(-1) ?? 0);
      return { least: width, most: width, grows: false };
    }
    // One long name does not make a column wide.
    const common = Math.min(MOST, cells[Math.floor(cells.length * COMMON)] ?? usually);
    if (type === 'text') return { least: word, most: Math.max(word, common), grows: true };
    const width = Math.max(word, usually, common);
    return { least: width, most: width, grows: false };
  });
  const widths = shared(wishes, room);
  let left = PAGE.left + INSET;
  return columns.map(({ heading, type }, index) => {
    const width = widths[index] as number;
    const track = { type, heading, left, width, right: type === 'money' || type === 'integer' };
    left += width + GAP;
    return track;
  });
}

/** Cells come again in row after row. */
function remembering(widthOf: (cell: Cell) => number): (cell: Cell) => number {
  const known = new Map<Cell, number>();
  return (cell) => {
    const width = known.get(cell) ?? widthOf(cell);
    known.set(cell, width);
    return width;
  };
}

/** Of a text as it is broken into lines, in points. */
function widthIn(face: Face, text: string, size: number): number {
  return (sum(face.glyphs(text).map(({ width }) => width)) * size) / 1000 + ROUNDING;
}

/** Widths that fill the room: nobody has less than another one who has more than it needs. */
function shared(wishes: readonly WidthRange[], room: number): number[] {
  const least = sum(wishes.map((wish) => wish.least));
  const most = sum(wishes.map((wish) => wish.most));
  // Too many columns: everything gets narrower.
  if (least > room) return wishes.map((wish) => (wish.least * room) / least);
  if (most <= room) {
    const takers = wishes.some(({ grows }) => grows) ? wishes.filter(({ grows }) => grows) : wishes;
    const more = (room - most) / takers.length;
    return wishes.map((wish) => (takers.includes(wish) ? wish.most + more : wish.most));
  }
  const at = (level: number) => wishes.map((wish) => Math.min(wish.most, Math.max(wish.least, level)));
  let [low, high] = [0, room];
  while (high - low > ROUNDING) {
    const level = (low + high) / 2;
    if (sum(at(level)) > room) high = level;
    else low = level;
  }
  return at(low);
}

const sum = (widths: readonly number[]): number => widths.reduce((total, width) => total + width, 0);

const textOf = (parts: readonly { text: string }[]): string => parts.map(({ text }) => text).join('');
