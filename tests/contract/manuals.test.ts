import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { manualTypes } from '../../contract/help';
import { type Language, languages } from '../../contract/languages';
import { REPORT } from '../../contract/reports';
import { loadCatalogue } from '../../i18n';
import type { Block, Span } from '../../server/areas/help/manual/blocks';
import { chaptersOf } from '../../server/areas/help/manual/chapters';
import { blocksOf } from '../../server/areas/help/manual/markdown';

const folder = (language: Language) => join(import.meta.dirname, '..', '..', 'manuals', language);

function textsOf(branch: object): string[] {
  return Object.values(branch).flatMap((value) =>
    typeof value === 'string' ? [value] : textsOf(value as object),
  );
}

function spansIn(block: Block): Span[] {
  switch (block.kind) {
    case 'paragraph':
      return block.spans;
    case 'list':
      return block.items.flat().flatMap(spansIn);
    case 'note':
      return block.blocks.flatMap(spansIn);
    case 'table':
      return [...block.head, ...block.rows.flat()].flat();
    default:
      return [];
  }
}

/** What a chapter consists of, whatever it says: `heading 2`, `list of 3`, `table of 5`. */
function shapeOf(block: Block): string {
  if (block.kind === 'heading') return `heading ${block.level}`;
  if (block.kind === 'list') return `list of ${block.items.length}`;
  if (block.kind === 'table') return `table of ${block.rows.length}`;
  // Each language has the picture of its own screen.
  return block.kind === 'picture' ? `picture ${block.file.replace(/\.\w+\.jpg$/, '')}` : block.kind;
}

describe.each(languages)('the manuals in %s', (language) => {
  test('HELP-02 have the chapters of the English ones, with the same parts', () => {
    expect(readdirSync(folder(language))).toEqual(readdirSync(folder('en')));
    for (const type of manualTypes) {
      const shapes = chaptersOf(type, language).map(({ blocks }) => blocks.map(shapeOf));
      expect(shapes).toEqual(chaptersOf(type, 'en').map(({ blocks }) => blocks.map(shapeOf)));
    }
  });

  test('HELP-02 call everything on the screens by the name that it has there', async () => {
    const catalogue = await loadCatalogue(language);
    // What is in files is said by the server.
    const { importReplies } = await import(`../../i18n/${language}/import-replies.ts`);
    const { exportFile } = await import(`../../i18n/${language}/export-file.ts`);
    const names = new Set([...textsOf(catalogue), ...textsOf(importReplies), ...textsOf(exportFile)]);
    const strong = chaptersOf('SEP', language)
      .flatMap(({ blocks }) => blocks.flatMap(spansIn))
      .filter(({ style }) => style === 'strong');
    expect(strong.length).toBeGreaterThan(80);
    expect(strong.map(({ text }) => text).filter((text) => !names.has(text))).toEqual([]);
  });

  test('STMT-26 STMT-25 the statement has six months as a text only, beside the two limits that hold', () => {
    const { rangeDays, maxDaysBack } = REPORT;
    const paragraphs = chaptersOf('EC', language)
      .flatMap(({ blocks }) => blocks)
      .filter(({ kind }) => kind === 'paragraph')
      .map((block) =>
        spansIn(block)
          .map(({ text }) => text)
          .join(''),
      );
    const [about, ...others] = paragraphs.filter((text) => /six months|seis meses/i.test(text));
    expect(others).toEqual([]);
    // What does not fit into one report is said to take several.
    expect(about).toMatch(new RegExp(`${maxDaysBack} .*${rangeDays} .*(?:several|varios|vários)`));
  });

  test('HELP-02 show pictures that are there, and say what is on them', () => {
    const pictures = chaptersOf('SEP', language).flatMap(({ blocks, folder: from }) =>
      blocks.flatMap((block) =>
        block.kind === 'picture' ? [{ ...block, path: join(from, block.file) }] : [],
      ),
    );
    expect(pictures).toHaveLength(4);
    for (const { path, alt } of pictures)
      expect([path, existsSync(path), path.endsWith(`.${language}.jpg`), alt.length > 20]).toEqual([
        path,
        true,
        true,
        true,
      ]);
  });

  test('HELP-03 HELP-04 the provider manual has all that the other one has, and more', () => {
    const titles = (type: 'EC' | 'SEP') => chaptersOf(type, language).map(({ title }) => title);
    expect(titles('SEP').filter((title) => titles('EC').includes(title))).toEqual(titles('EC'));
    expect(titles('SEP').length).toBeGreaterThan(titles('EC').length);
  });
});

test.each([
  ['### Too deep', 'A heading of level 3'],
  ['[a link](https://example.com)', 'Not for manuals (link)'],
  ['*leaning*', 'Not for manuals (em)'],
  ['<b>raw</b>', 'Not for manuals (html)'],
  ['```\ncode\n```', 'Not for manuals (code)'],
  ['![](picture.jpg)', 'The picture picture.jpg has no description'],
])('what the manuals do not know is refused by name: %s', (markdown, sentence) => {
  expect(() => blocksOf(markdown)).toThrow(sentence);
});
