import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** By how much two letters are moved, in thousandths of the size: the left one, then the right one. */
export type Kerns = Readonly<Record<string, Readonly<Record<string, number>>>>;

export interface FontFile {
  font: Buffer;
  kerns: Kerns;
}

/** In the package; where a bundler has put the package into a program, a folder above the chunk or beside it. */
const folders = ['../..', '..', '.'].map((step) => join(import.meta.dirname, step, 'fonts'));

/** Inter in a weight, as fonts/make.py has made it. */
export async function inter(weight: 400 | 600): Promise<FontFile> {
  const folder = folders.find((candidate) => existsSync(candidate));
  if (folder === undefined) throw new Error(`The fonts are in none of ${folders.join(', ')}`);
  const [font, kerns] = await Promise.all([
    readFile(join(folder, `inter-${weight}.ttf`)),
    readFile(join(folder, `inter-${weight}.json`), 'utf8'),
  ]);
  return { font, kerns: JSON.parse(kerns) as Kerns };
}
