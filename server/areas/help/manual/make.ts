import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ManualType } from '../../../../contract/help';
import { type Language, localeOf } from '../../../../contract/languages';
import { message } from '../../../../i18n/server';
import type { Block, Chapter } from './blocks';
import { chaptersOf, manualsFolder } from './chapters';
import { coverDrawing } from './cover';
import { typeset } from './typeset';

/** The date of the last revision of the chapters, which the cover shows. */
const EDITION = { year: 2026, month: 11, day: 21 };

/**
 * HELP-02: creates a manual as PDF 1.7, with cover, linked contents, chapters, bookmarks, and tags for screen readers.
 * `manuals/manual.typ` defines its appearance. The same chapters always produce the same bytes.
 */
export async function makeManual(type: ManualType, language: Language): Promise<Uint8Array> {
  const chapters = chaptersOf(type, language);
  const pictures = chapters.flatMap(({ blocks, folder }) =>
    blocks.flatMap((block) => (block.kind === 'picture' ? [join(folder, block.file)] : [])),
  );
  return typeset({
    document: readFileSync(join(manualsFolder(), 'manual.typ'), 'utf8'),
    inputs: { manual: JSON.stringify({ ...coverOf(type, language), chapters: chapters.map(numbered) }) },
    files: new Map(pictures.map((file) => [pictureName(file), readFileSync(file)])),
  });
}

/** Returns the texts of the cover, the contents and the footer, in the form that `manuals/manual.typ` reads. */
function coverOf(type: ManualType, language: Language) {
  const locale = localeOf[language];
  const [spoken, region = null] = locale.split('-');
  const title = message(language, `manual.${type}.title`);
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const day = Date.UTC(EDITION.year, EDITION.month - 1, EDITION.day);
  return {
    language: spoken,
    region,
    documentTitle: `Cofre – ${title}`,
    day: EDITION,
    drawing: coverDrawing(),
    title,
    lead: message(language, `manual.${type}.lead`),
    edition: message(language, 'manual.edition', { month: month.format(day) }),
    contents: message(language, 'manual.contents'),
    pageOfPages: message(language, 'exportFile.pdf.page', { page: '{page}', pages: '{pages}' }),
  };
}

/** Returns the blocks of a chapter, with its number in its title and its pictures by name. */
function numbered({ blocks, folder }: Chapter, index: number): Block[] {
  return blocks.map((block) => {
    if (block.kind === 'picture') return { ...block, file: pictureName(join(folder, block.file)) };
    const isTitle = block.kind === 'heading' && block.level === 1;
    return isTitle ? { ...block, text: `${index + 1}. ${block.text}` } : block;
  });
}

const pictureName = (file: string) => `/${basename(file)}`;
