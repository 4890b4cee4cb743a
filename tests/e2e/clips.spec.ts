import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { languages } from '../../contract/languages';
import { tours } from '../../scripts/clips/tours';
import { type Shown, walk } from '../../scripts/clips/walk';
import { test } from './support';

/*
 * The clips of the help and the pictures of the manuals are taken from the real screens by `npm run clips`, which notes
 * what they show. The same tours are taken here: a screen that says or places something else has outgrown its picture.
 */

const record: Record<string, Record<string, Shown[]>> = JSON.parse(
  readFileSync('scripts/clips/shown.json', 'utf8'),
);

/** Data of another day make a name or an amount longer, and move what stands beside it by a little. */
const NEAR = 48;

const centre = ([x, y, width, height]: Shown['marked']) => [x + width / 2, y + height / 2] as const;

for (const [name, tour] of Object.entries(tours)) {
  for (const language of languages) {
    test(`HELP-06 the clip ${name} in ${language} shows what the screens are today`, async ({ page }) => {
      const shown: Shown[] = [];
      await walk(page, tour, language, async (_step, now) => void shown.push(now));
      const pictured = record[name]?.[language] ?? [];
      const words = (all: readonly Shown[]) => all.map(({ title, named }) => ({ title, named }));
      expect(words(shown), 'npm run clips').toEqual(words(pictured));
      for (const [index, { marked }] of shown.entries()) {
        const [before, now] = [centre(pictured[index]?.marked ?? [0, 0, 0, 0]), centre(marked)];
        const moved = Math.max(Math.abs(before[0] - now[0]), Math.abs(before[1] - now[1]));
        expect(moved, `what moment ${index + 1} marks has moved: npm run clips`).toBeLessThanOrEqual(NEAR);
      }
    });
  }
}
