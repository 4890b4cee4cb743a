import { posix } from 'node:path';
import { Unreadable } from '../unreadable';
import { Archive, MOST_PARTS } from './archive';
import { type Budget, LONGEST_CELL, MOST_COLUMNS } from './budget';
import type { Line, ReadCell } from './line';
import { readXml, wholeXml } from './xml';

/** Texts that a workbook shares, and characters that they come to: they are kept while it is read. */
const MOST_TEXTS = 4 * 2 ** 20;
const MOST_TEXT = 64 * 2 ** 20;
const MOST_SHEETS = 256;

/**
 * The lines of a workbook (SpreadsheetML), sheet after sheet in their order. Lines that a sheet leaves out are one empty line.
 * @param exact a cell with a formula is its formula and not its last value, and formats that show digits of their own
 *   are a sheet behind the last one
 * @throws Unreadable
 */
export async function* workbookLines(path: string, budget: Budget, exact = false): AsyncGenerator<Line> {
  const archive = await Archive.open(path, budget);
  try {
    const { sheets, sharedStrings, styles } = await partsOf(archive);
    const texts = sharedStrings === undefined ? [] : await textsOf(archive, sharedStrings);
    for (const [index, sheet] of sheets.entries()) {
      if (index > 0) yield null;
      yield* sheetLines(archive, sheet, texts, exact);
    }
    if (!exact || styles === undefined) return;
    const formats = await formatsWithDigits(archive, styles);
    if (formats.length > 0) yield null;
    for (const format of formats) yield [format];
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

/** Formats of numbers that show digits which no value has: `"9"#,##0.00`. What stands in brackets is no text. */
async function formatsWithDigits(archive: Archive, styles: string): Promise<string[]> {
  const formats: string[] = [];
  await wholeXml(archive.text(styles), {
    open: (name, { formatCode = '' }) => {
      if (name !== 'numFmt') return;
      const shown = formatCode.replace(/\[[^\]]*\]/g, '');
      if (/[1-9]|"[^"]*\d|\\\d/.test(shown)) formats.push(formatCode);
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

/** `C` in `C7` is column 2. */
function columnOf(reference: string): number {
  let column = 0;
  for (const sign of reference) {
    const value = sign.charCodeAt(0) - 64;
    if (value < 1 || value > 26) break;
    column = column * 26 + value;
  }
  return column - 1;
}

async function* sheetLines(
  archive: Archive,
  path: string,
  texts: readonly string[],
  exact: boolean,
): AsyncGenerator<Line> {
  let lines: ReadCell[][] = [];
  let line: ReadCell[] = [];
  let place = 0;
  let column = -1;
  let type = '';
  let value = '';
  let writing = false;
  let formula: string | null = null;
  let inFormula = false;
  const cell = (): ReadCell => {
    if (exact && formula !== null) return `=${formula}`;
    if (type === 's') return texts[Number(value)] ?? '';
    if (type === 'n' || type === '') return value === '' ? '' : Number(value);
    return unescaped(value);
  };
  const reading = readXml(archive.text(path), {
    open: (name, attributes) => {
      if (name === 'row') {
        const given = Number(attributes.r ?? place + 1);
        if (given > place + 1) lines.push([]);
        place = given;
        column = -1;
        line = [];
      } else if (name === 'c') {
        const { r, t = '' } = attributes;
        column = r === undefined ? column + 1 : columnOf(r);
        type = t;
        value = '';
        formula = null;
      } else if (name === 'f') {
        formula = '';
        inFormula = true;
      } else if (name === 'v' || name === 't') writing = true;
    },
    text: (piece) => {
      if (writing) value = longer(value, piece);
      if (inFormula) formula = longer(formula ?? '', piece);
    },
    close: (name) => {
      if (name === 'v' || name === 't') writing = false;
      else if (name === 'f') inFormula = false;
      else if (name === 'row') lines.push(line);
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
