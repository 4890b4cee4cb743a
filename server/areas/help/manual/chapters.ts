import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ManualType } from '../../../../contract/help';
import type { Language } from '../../../../contract/languages';
import type { Chapter } from './blocks';
import { blocksOf } from './markdown';

/** The project's folder of chapters, relative to this file or to the built server and its chunks. */
const folders = ['../../../..', '../../..', '../..', '..'].map((step) =>
  join(import.meta.dirname, step, 'manuals'),
);

/** @throws Error if the project's folder does not exist */
export function manualsFolder(): string {
  const folder = folders.find((path) => existsSync(path));
  if (folder === undefined)
    throw new Error(`The chapters of the manuals are in none of ${folders.join(', ')}`);
  return folder;
}

/** The first line of a chapter lists the manuals that contain it: `<!-- EC, SEP -->`. */
const HEAD = /^<!-- ((?:EC|SEP)(?:, (?:EC|SEP))*) -->\n/;

/**
 * HELP-02: returns the chapters of a manual in a language, in the order of their file names, `NN-name.md`.
 * @throws Error that names the chapter that cannot be read
 */
export function chaptersOf(type: ManualType, language: Language): Chapter[] {
  const folder = join(manualsFolder(), language);
  return readdirSync(folder)
    .toSorted()
    .flatMap((name) => {
      try {
        const text = readFileSync(join(folder, name), 'utf8');
        const [head = '', types = ''] = HEAD.exec(text) ?? [];
        if (types === '') throw new Error('The first line does not say which manuals have it');
        if (!types.split(', ').includes(type)) return [];
        const blocks = blocksOf(text.slice(head.length));
        const [first] = blocks;
        if (first?.kind !== 'heading' || first.level !== 1) throw new Error('It begins without a title');
        return [{ title: first.text, blocks, folder }];
      } catch (error) {
        throw new Error(`manuals/${language}/${name}: ${(error as Error).message}`, { cause: error });
      }
    });
}
