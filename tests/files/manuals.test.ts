import { describe, expect, test } from 'vitest';
import { manualTypes } from '../../contract/help';
import { type Language, languages, localeOf } from '../../contract/languages';
import { message } from '../../i18n/server';
import {
  checked,
  factsOf,
  fontsOf,
  overlapsIn,
  pagesOf,
  printed,
  unpacked,
  wordsOf,
} from '../../packages/table-files/tests/programs/pdf-reader';
import { chaptersOf } from '../../server/areas/help/manual/chapters';
import { makeManual } from '../../server/areas/help/manual/make';

const manuals = languages.flatMap((language) => manualTypes.map((type) => ({ type, language })));
const spread = (text: string) => text.replaceAll(/\s+/g, ' ');

describe.each(manuals)('the manual $type in $language', async ({ type, language }) => {
  const file = await makeManual(type, language);
  const title = message(language, `manual.${type}.title`);

  test('HELP-02 is a sound PDF with title, language and tags, whose fonts are embedded', async () => {
    expect(await checked(file)).toContain('No syntax or stream encoding errors found');
    const facts = await factsOf(file);
    expect(facts).toMatch(new RegExp(`^Title: +Cofre – ${title}$`, 'm'));
    expect(facts).toMatch(/^Tagged: +yes$/m);
    expect(facts).toMatch(/^PDF version: +1\.7$/m);
    expect(facts).toMatch(/\(A4\)$/m);
    const text = await unpacked(file);
    expect(text).toContain(`/Lang (${localeOf[language]})`);
    // The window is called by the title, and opens with the bookmarks.
    expect(text).toContain('/DisplayDocTitle true');
    expect(text).toContain('/PageMode /UseOutlines');
    for (const font of await fontsOf(file)) expect(font).toMatch(/Inter-\w+ .* yes yes yes/);
  });

  test('HELP-02 has a cover, contents with the right pages, chapters, and page n of m', async () => {
    const pages = (await pagesOf(file)).map((lines) => spread(lines.join(' ')));
    expect(pages[0]).toContain(title);
    const chapters = chaptersOf(type, language);
    // The contents have as many pages as they need; only their first one has the first chapter.
    const begin = pages.findIndex((text, page) => page > 1 && text.includes(`1. ${chapters[0]?.title}`));
    const contents = pages.slice(1, begin).join(' ');
    expect(contents).toContain(message(language, 'manual.contents'));
    for (const [index, { title: chapter, blocks }] of chapters.entries()) {
      const heading = `${index + 1}. ${chapter}`;
      const at = pages.findIndex((text, page) => page >= begin && text.includes(heading)) + 1;
      expect(at, heading).toBeGreaterThan(begin);
      expect(contents).toContain(`${heading} ${at}`);
      for (const block of blocks) {
        if (block.kind !== 'heading' || block.level !== 2) continue;
        const page = Number(
          new RegExp(`${escaped(block.text)} (\\d+)`).exec(contents.split(heading)[1] ?? '')?.[1],
        );
        expect(pages[page - 1], block.text).toContain(block.text);
      }
    }
    for (const [index, text] of pages.entries()) {
      const number = message(language, 'exportFile.pdf.page', { page: index + 1, pages: pages.length });
      expect(text.includes(number), number).toBe(index > 0);
    }
  });

  test('HELP-02 has no word outside its margins, none upon another and none that the font has not', async () => {
    const words = await wordsOf(file);
    expect(words.length).toBeGreaterThan(900);
    expect(
      words.filter(({ left, right, top, bottom }) => left < 60 || right > 536 || top < 56 || bottom > 808),
    ).toEqual([]);
    expect(overlapsIn(words)).toEqual([]);
    expect(words.filter(({ text }) => text.includes('\u25a1'))).toEqual([]);
  });

  test('HELP-02 has bookmarks, and links in its contents', async () => {
    const text = await unpacked(file);
    const headings = chaptersOf(type, language).flatMap(({ blocks }) =>
      blocks.filter(({ kind }) => kind === 'heading'),
    );
    expect(text.match(/\/Subtype \/Link\n/g)).toHaveLength(headings.length);
    expect(text.match(/\/Dest \d+ 0 R\n\s+\/F 4\n/g)).toHaveLength(headings.length);
    expect(text.match(/\/Parent \d+ 0 R\n\s+(?:\/Prev \d+ 0 R\n\s+)?\/Title/g)?.length).toBe(headings.length);
  });
});

/** Poppler takes seconds to print the structure of a manual: half of them, of both types and all languages. */
const heardManuals =
  process.env.PORTAL_TEST_FULL === undefined
    ? languages.map((language, index) => ({ language, type: manualTypes[index % manualTypes.length]! }))
    : manuals;

test.each(heardManuals)(
  'HELP-02 the manual $type in $language is heard in the order in which it is read, with what its pictures show',
  async ({ type, language }) => {
    const tree = await structureOf(await makeManual(type, language));
    const heard = [...tree.matchAll(/"([^"]*)"/g)].map(([, line]) => line).join('');
    const chapters = chaptersOf(type, language);
    expect(tree.match(/^\s*H1/gm)).toHaveLength(chapters.length + 1);
    expect(tree.match(/^\s*Figure/gm)?.length ?? 0).toBe(4);
    const places = chapters.map((chapter, index) => heard.lastIndexOf(`${index + 1}. ${chapter.title}`));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
  },
);

test('HELP-02 the same chapters make the same bytes', async () => {
  const language: Language = 'co';
  const [first, second] = [await makeManual('EC', language), await makeManual('EC', language)];
  expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true);
});

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The tree of tags as poppler sees it, with the texts. */
const structureOf = (file: Uint8Array) => printed(file, 'pdfinfo', ['-struct-text', 'FILE']);
