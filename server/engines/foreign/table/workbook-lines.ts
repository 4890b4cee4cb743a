import { posix } from 'node:path';
import { Unreadable } from '../unreadable';
import { Archive, MOST_PARTS } from './archive';
import { type Budget, LONGEST_CELL, MOST_COLUMNS } from './budget';
import type { ExactCell, ExactLine, ReadCell } from './line';
import { readXml, wholeXml } from './xml';

/** Texts that a workbook shares, and characters that they come to: they are kept while it is read. */
const MOST_TEXTS = 4 * 2 ** 20;
const MOST_TEXT = 64 * 2 ** 20;
const MOST_SHEETS = 256;

/**
 * The lines of a workbook (SpreadsheetML), sheet after sheet in their order. Lines that a sheet leaves out are one empty line.
 * @param exact a cell with a formula is its formula and its last value, hidden lines are told from others, and the
 *   formats of numbers are a sheet behind the last one
 * @throws Unreadable
 */
export async function* workbookLines(path: string, budget: Budget, exact = false): AsyncGenerator<ExactLine> {
  const archive = await Archive.open(path, budget);
  try {
    const { sheets, sharedStrings, styles } = await partsOf(archive);
    const texts = sharedStrings === undefined ? [] : await textsOf(archive, sharedStrings);
    for (const [index, sheet] of sheets.entries()) {
      if (index > 0) yield null;
      yield* sheetLines(archive, sheet, texts, exact);
    }
    if (!exact || styles === undefined) return;
    const formats = await formatsOf(archive, styles);
    if (formats.length > 0) yield null;
    for (const format of formats) yield { format };
  } finally {
    archive.close();
  }
}

interface Parts {
  /** Of its sheets, in their order. */
  sheets: string[];
  sharedStrings: string | undefined;
  styles: string | undefined;
}

/**
 * The parts of a workbook as programs find them: by the relationships of the package and of the workbook, whatever the
 * parts are called (ECMA-376 part 2, 6.5).
 */
async function partsOf(archive: Archive): Promise<Parts> {
  const [workbook, ...others] = (await relationshipsOf(archive, '')).filter(
    ({ type }) => type === 'officeDocument',
  );
  if (workbook === undefined || others.length > 0) throw new Unreadable('It has no workbook, or several');
  const related = await relationshipsOf(archive, workbook.target);
  const targets = new Map(related.map(({ id, target }) => [id, target]));
  const sheets: string[] = [];
  await wholeXml(archive.text(workbook.target), {
    open: (name, attributes) => {
      if (name === 'sheet') sheets.push(targets.get(attributes['r:id'] ?? '') ?? '');
      if (sheets.length > MOST_SHEETS) throw new Unreadable('It has too many sheets');
    },
  });
  if (sheets.length === 0) throw new Unreadable('It has no sheet');
  const targetOf = (type: string) => related.find((one) => one.type === type)?.target;
  return { sheets, sharedStrings: targetOf('sharedStrings'), styles: targetOf('styles') };
}

interface Relationship {
  id: string;
  /** The end of its type, which is the same in the transitional and in the strict form: `worksheet`. */
  type: string;
  /** The path of the part in the package. */
  target: string;
}

/** Returns the relationships of a part. @param part its path; empty: the package itself */
async function relationshipsOf(archive: Archive, part: string): Promise<Relationship[]> {
  const { dir, base } = posix.parse(part);
  const found: Relationship[] = [];
  await wholeXml(archive.text(posix.join(dir, '_rels', `${base}.rels`)), {
    open: (name, { Id = '', Type = '', Target = '', TargetMode = '' }) => {
      if (name !== 'Relationship' || TargetMode === 'External') return;
      found.push({ id: Id, type: posix.basename(Type), target: posix.resolve('/', dir, Target) });
      if (found.length > MOST_PARTS) throw new Unreadable('It has too many parts');
    },
  });
  return found.map((one) => ({ ...one, target: one.target.slice(1) }));
}

/** The formats of numbers that a workbook brings along, whether a cell has them or not. */
async function formatsOf(archive: Archive, styles: string): Promise<string[]> {
  const formats: string[] = [];
  await wholeXml(archive.text(styles), {
    open: (name, { formatCode = '' }) => {
      if (name !== 'numFmt') return;
      formats.push(longer('', formatCode));
      if (formats.length > MOST_PARTS) throw new Unreadable('It has too many formats');
    },
  });
  return formats;
}

async function textsOf(archive: Archive, path: string): Promise<string[]> {
  const texts: string[] = [];
  let size = 0;
  let text = '';
  let writing = false;
  let spoken = false;
  await wholeXml(archive.text(path), {
    open: (name) => {
      if (name === 'si') text = '';
      // How a text is spoken is none of it.
      if (name === 'rPh') spoken = true;
      if (name === 't') writing = !spoken;
    },
    text: (piece) => {
      if (writing) text = longer(text, piece);
    },
    close: (name) => {
      if (name === 't') writing = false;
      if (name === 'rPh') spoken = false;
      if (name !== 'si') return;
      size += text.length;
      if (size > MOST_TEXT || texts.length === MOST_TEXTS) throw new Unreadable('It has too many texts');
      texts.push(inOnePiece(unescaped(text)));
    },
  });
  return texts;
}

/** A part of a text keeps all of it in memory, and what the parser gives are parts of the pieces that it was given. */
const inOnePiece = (text: string) => Buffer.from(text).toString();

/** @throws Unreadable where it is longer than a cell can be */
function longer(text: string, piece: string): string {
  if (text.length + piece.length > LONGEST_CELL) throw new Unreadable('A cell is too long');
  return text + piece;
}

/** `_x000D_`: a character that XML does not take by itself. */
const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
    : text;

/** `C7` is column 2 of row 7. @throws Unreadable where it is no cell of that row */
function columnOf(reference: string, place: number): number {
  const [, letters = '', row] = /^([A-Z]+)(\d+)$/.exec(reference) ?? [];
  if (Number(row) !== place) throw new Unreadable('A cell stands in another row than its own');
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

const NUMBER = /^\s*[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?\s*$/;

/** The value of a cell, which is not empty. @throws Unreadable where it is none of its type */
function valueOf(type: string, value: string, texts: readonly string[]): ReadCell {
  if (type === 's') {
    // Programs make different numbers of `0x10`.
    if (!/^\d+$/.test(value)) throw new Unreadable('A text has no number');
    return texts[Number(value)] ?? '';
  }
  if (type !== 'n' && type !== '') return unescaped(value);
  if (!NUMBER.test(value)) throw new Unreadable('A number is none');
  return Number(value);
}

/** Within what the elements of a sheet stand: of what stands elsewhere, programs differ in whether they show it. */
const PARENTS: Readonly<Partial<Record<string, readonly string[]>>> = {
  row: ['sheetData'],
  c: ['row'],
  f: ['c'],
  v: ['c'],
  is: ['c'],
  t: ['is', 'r', 'rPh'],
};

/** What of a formula makes it one of several cells, or their table (18.3.1.40). */
const OF_SEVERAL = ['ref', 'si', 't'];

/**
 * The lines of a sheet. Programs differ in which of two cells at one place they show, and which of two values of a cell:
 * such a sheet is refused, as one that no program writes.
 * @throws Unreadable
 */
async function* sheetLines(
  archive: Archive,
  path: string,
  texts: readonly string[],
  exact: boolean,
): AsyncGenerator<ExactLine> {
  let lines: ExactLine[] = [];
  let line: ExactCell[] = [];
  let hidden = false;
  let place = 0;
  let column = -1;
  let type = '';
  let value = '';
  let formula: string | null = null;
  let ofSeveral = false;
  /** Elements of the cell that have begun. */
  let begun = '';
  /** The elements that are open, the innermost one last. */
  const open: string[] = [];
  const begin = (element: string) => {
    const twice = begun.includes(element) || (element !== 'f' && /is|v/.test(begun));
    if (twice) throw new Unreadable('A cell has two values');
    begun += `${element} `;
  };
  const cell = (): ExactCell => {
    const stored = value === '' ? '' : valueOf(type, value, texts);
    if (!exact || formula === null) return stored;
    return { formula: ofSeveral ? `{${formula}}` : formula, stored };
  };
  const reading = readXml(archive.text(path), {
    open: (name, attributes) => {
      const parent = open.at(-1) ?? '';
      open.push(name);
      if (PARENTS[name]?.includes(parent) === false) throw new Unreadable('A cell stands elsewhere');
      if (name === 'row') {
        const given = Number(attributes.r ?? place + 1);
        if (!(Number.isInteger(given) && given > place)) throw new Unreadable('Its rows are in no order');
        if (given > place + 1) lines.push([]);
        place = given;
        column = -1;
        line = [];
        hidden = attributes.hidden === '1' || attributes.hidden === 'true';
      } else if (name === 'c') {
        const { r, t = '' } = attributes;
        const given = r === undefined ? column + 1 : columnOf(r, place);
        if (given <= column) throw new Unreadable('The cells of a row are in no order');
        column = given;
        type = t;
        value = '';
        formula = null;
        begun = '';
      } else if (name === 'f') {
        begin(name);
        formula = '';
        ofSeveral = OF_SEVERAL.some((attribute) => (attributes[attribute] ?? 'normal') !== 'normal');
      } else if (name === 'v' || name === 'is') begin(name);
    },
    text: (piece) => {
      const name = open.at(-1);
      if (name === 'f') formula = longer(formula ?? '', piece);
      else if (
        name === 't' ? type === 'inlineStr' && open.at(-2) !== 'rPh' : name === 'v' && type !== 'inlineStr'
      )
        value = longer(value, piece);
    },
    close: (name) => {
      open.pop();
      if (name === 'row') lines.push(exact && hidden ? { hidden: line } : line);
      else if (name === 'c' && (value !== '' || (exact && formula !== null))) {
        if (column >= MOST_COLUMNS) throw new Unreadable('It has too many columns');
        while (line.length < column) line.push('');
        line[column] = cell();
      }
    },
  });
  while (!(await reading.next()).done) {
    yield* lines;
    lines = [];
  }
  yield* lines;
}
