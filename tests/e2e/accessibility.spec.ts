import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import type { Language } from '../../contract/languages';
import { exportTray, ON_PURPOSE, visits } from './states';
import { test } from './support';

/*
 * Every page that there is, in four languages, light and dark, wide and narrow: all of it in `npm run test:full`, and
 * otherwise each page light and dark, wide and narrow, and each language with all of them on one page or another.
 */

interface Look {
  language: Language;
  colorScheme: 'light' | 'dark';
  width: 1440 | 390;
}

const FULL = process.env.PORTAL_TEST_FULL !== undefined;

const LANGUAGES = ['en', 'co', 'es', 'pt'] as const;

/** The looks of one page, counted from 0. Of the two that are tried each time, one is light and one is narrow. */
function looksOf(part: number): Look[] {
  if (FULL) {
    return LANGUAGES.flatMap((language) =>
      (['light', 'dark'] as const).flatMap((colorScheme) =>
        ([1440, 390] as const).map((width) => ({ language, colorScheme, width })),
      ),
    );
  }
  // Page by page the languages take turns; after four pages wide and narrow change places.
  const language = (turn: number) => LANGUAGES[(part + turn) % 4] ?? 'en';
  const [light, dark] = part % 8 < 4 ? ([1440, 390] as const) : ([390, 1440] as const);
  return [
    { language: language(0), colorScheme: 'light', width: light },
    { language: language(2), colorScheme: 'dark', width: dark },
  ];
}

/** WCAG 2.2 AA and best practice. The size of targets is a rule that axe leaves off. */
async function audit(page: Page, what: string): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  const { violations } = await new AxeBuilder({ page })
    .options({ rules: { 'target-size': { enabled: true } } })
    .analyze();
  expect(
    violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 200))]),
    what,
  ).toEqual([]);
  const [content, room] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(content, `${what} scrolls sideways`).toBeLessThanOrEqual(room ?? 0);
}

for (const [index, [part, visit]] of Object.entries({ ...visits, 'the export tray': exportTray }).entries()) {
  for (const { language, colorScheme, width } of looksOf(index)) {
    test(`axe finds nothing on ${part}, ${language}, ${colorScheme}, ${width} px`, async ({
      page,
      complaints,
    }) => {
      test.setTimeout(120_000);
      complaints.expect(ON_PURPOSE);
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await visit(page, language, (what) => audit(page, what));
    });
  }
}
