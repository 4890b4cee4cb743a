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
 * @throws Unreadable
 */
export async function* workbookLines(path: string, budget: Budget): AsyncGenerator<Line> {
  const archive = await Archive.open(path, budget);
  try {
    const sheets = await sheetsOf(archive);
    const texts = await textsOf(archive);
    for (const [index, sheet] of sheets.entries()) {
      if (index > 0) yield null;
      yield* sheetLines(archive, sheet, texts);
    }
  } finally {
    archive.close();
  }
}

async function sheetsOf(archive: Archive): Promise<string[]> {
  const targets = new Map<string, string>();
  await wholeXml(archive.text('xl/_rels/workbook.xml.rels'), {
    open: (name, { Id = '', Target = '' }) => {
      if (name === 'Relationship') targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`);
      if (targets.size > MOST_PARTS) throw new Unreadable('It has too many parts');
    },
  });
  const sheets: string[] = [];
  await wholeXml(archive.text('xl/workbook.xml'), {
    open: (name, attributes) => {
      if (name === 'sheet') sheets.push(targets.get(attributes['r:id'] ?? '') ?? '');
      if (sheets.length > MOST_SHEETS) throw new Unreadable('It has too many sheets');
    },
  });
  if (sheets.length === 0) throw new Unreadable('It has no sheet');
  return sheets;
}

async function textsOf(archive: Archive): Promise<string[]> {
  const texts: string[] = [];
  if (!archive.has('xl/sharedStrings.xml')) return texts;
  let size = 0;
  let text = '';
  let writing = false;
  let spoken = false;
  await wholeXml(archive.text('xl/sharedStrings.xml'), {
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

async function* sheetLines(archive: Archive, path: string, texts: readonly string[]): AsyncGenerator<Line> {
  let lines: ReadCell[][] = [];
  let line: ReadCell[] = [];
  let place = 0;
  let column = -1;
  let type = '';
  let value = '';
  let writing = false;
  const cell = (): ReadCell => {
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
      } else if (name === 'v' || name === 't') writing = true;
    },
    text: (piece) => {
      if (writing) value = longer(value, piece);
    },
    close: (name) => {
      if (name === 'v' || name === 't') writing = false;
      else if (name === 'row') lines.push(line);
      else if (name === 'c' && value !== '') {
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
