import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languages } from '../../contract/languages';
import { loadCatalogue } from '../../i18n';
import { captionOf, trackOf } from '../../scripts/clips/tour';
import { tours } from '../../scripts/clips/tours';

const folder = join(import.meta.dirname, '..', '..', 'public', 'videos');
const names = Object.keys(tours);
/** Two lines of a caption under a picture. */
const LINES = 110;
/** Megabytes of all clips together: they are kept with the code. */
const MOST = 6;

test('HELP-06 every clip has its film, its picture and its captions in four languages, and nothing else is there', () => {
  const files = names.flatMap((name) =>
    languages.flatMap((language) => ['jpg', 'mp4', 'vtt'].map((kind) => `${name}.${language}.${kind}`)),
  );
  expect(readdirSync(folder).toSorted()).toEqual(files.toSorted());
  const bytes = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
  expect(bytes / 1e6).toBeLessThan(MOST);
});

test.each(languages)(
  'HELP-06 the captions in %s call everything as the screens call it today',
  async (language) => {
    const texts = await loadCatalogue(language);
    for (const [name, tour] of Object.entries(tours)) {
      const track = readFileSync(join(folder, `${name}.${language}.vtt`), 'utf8');
      expect(track, `${name}: npm run clips`).toBe(trackOf(tour, texts, language));
      for (const step of tour.steps)
        expect(captionOf(step, texts, language).length, captionOf(step, texts, language)).toBeLessThan(LINES);
    }
  },
);
