import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Fact, pdf, type Row, type Table, type Total } from 'table-files';
import { inFolder, runProgram } from '../../../../tests/support/programs';
import { type Language, tableIn } from '../languages';

/** A table to be written, with what its test is not about left out. */
export interface Draft extends Partial<Omit<Table, 'batches' | 'totals' | 'facts'>> {
  language?: Language;
  rows: readonly Row[];
  totals?: readonly Total[];
  facts?: readonly Fact[];
}

/** The file of a table, whose rows come in portions as those of a source do. */
export async function pdfOf({
  language = 'en',
  rows,
  totals = [],
  facts = [],
  ...rest
}: Draft): Promise<Buffer> {
  async function* batches() {
    for (let start = 0; start < rows.length; start += 250) yield rows.slice(start, start + 250);
  }
  const pieces: Uint8Array[] = [];
  const table = { ...tableIn(language), title: 'Title', columns: [], ...rest };
  for await (const piece of pdf({ ...table, batches: batches(), facts: () => facts, totals: () => totals }))
    pieces.push(piece);
  return Buffer.concat(pieces);
}

/** What a program prints about a file; `FILE` among the arguments is its path. */
export function printed(
  file: Uint8Array,
  program: string,
  args: readonly string[],
  debian = 'poppler-utils',
) {
  return inFolder(async (folder) => {
    const path = join(folder, 'file.pdf');
    await writeFile(path, file);
    return runProgram(
      program,
      args.map((argument) => (argument === 'FILE' ? path : argument)),
      debian,
    );
  });
}

/** The lines of each page as they stand; what is far from its neighbour has two spaces or more before it. */
export async function pagesOf(file: Uint8Array): Promise<string[][]> {
  const text = await printed(file, 'pdftotext', ['-layout', 'FILE', '-']);
  const pages = text.split('\f').slice(0, -1);
  return pages.map((page) => page.split('\n').filter((line) => line.trim() !== ''));
}

/** All lines, as the cells that they consist of. */
export const cellsIn = (lines: readonly string[]): string[][] =>
  lines.map((line) => line.trim().split(/ {2,}/));

export interface Word {
  page: number;
  text: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Every word with the box around it, in points from the upper left corner. */
export async function wordsOf(file: Uint8Array): Promise<Word[]> {
  const html = await printed(file, 'pdftotext', ['-bbox', 'FILE', '-']);
  return html.split('<page ').flatMap((page, number) =>
    [...page.matchAll(/<word xMin="(.*?)" yMin="(.*?)" xMax="(.*?)" yMax="(.*?)">(.*?)<\/word>/g)].map(
      ([, left, top, right, bottom, text = '']) => ({
        page: number,
        text: text.replace(/&(\w+);/g, (entity, name: string) => entities[name] ?? entity),
        left: Number(left),
        top: Number(top),
        right: Number(right),
        bottom: Number(bottom),
      }),
    ),
  );
}

/** Pairs of words that cover each other, by more than the air around their shapes. */
export function overlapsIn(words: readonly Word[]): string[] {
  const overlaps: string[] = [];
  const sorted = words.toSorted((a, b) => a.page - b.page || a.top - b.top);
  for (const [index, word] of sorted.entries()) {
    for (const other of sorted.slice(index + 1)) {
      if (other.page !== word.page || other.top > word.bottom - 1) break;
      if (other.left < word.right - 0.5 && word.left < other.right - 0.5) {
        overlaps.push(`${word.text} ${other.text} on page ${word.page}`);
      }
    }
  }
  return overlaps;
}

/** What qpdf finds wrong; throws where it finds something. */
export const checked = (file: Uint8Array) => printed(file, 'qpdf', ['--check', 'FILE'], 'qpdf');

/** The file with everything in it readable. */
export const unpacked = (file: Uint8Array) =>
  printed(file, 'qpdf', ['--qdf', '--object-streams=disable', 'FILE', '-'], 'qpdf');

export const factsOf = (file: Uint8Array) => printed(file, 'pdfinfo', ['FILE']);

/** A line for each font: name, type, encoding, embedded, subset, unicode. */
export async function fontsOf(file: Uint8Array): Promise<string[]> {
  const table = await printed(file, 'pdffonts', ['FILE']);
  return table.trim().split('\n').slice(2);
}

/** The elements of the structure as poppler prints them: a line for each, below it its attributes and its text. */
export async function structureOf(file: Uint8Array): Promise<string[]> {
  const tree = await printed(file, 'pdfinfo', ['-struct-text', 'FILE']);
  return tree.split('\n').filter((line) => line.trim() !== '');
}

/** The cells of the rows of the table's bodies, by the structure. */
export function tableOf(structure: readonly string[]): string[][] {
  const rows: string[][] = [];
  let inBody = false;
  for (const line of structure) {
    const part = line.trim();
    if (/^T(?:Body|Foot|Head)$/.test(part)) inBody = part === 'TBody';
    else if (!inBody) continue;
    else if (part === 'TR') rows.push([]);
    else if (part === 'TD') rows.at(-1)?.push('');
    else if (part.startsWith('"')) rows.at(-1)?.splice(-1, 1, part.slice(1, -1));
  }
  return rows;
}
