import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import type { Language } from '../../contract/languages';
import { exportTray, ON_PURPOSE, visits } from './states';
import { test } from './support';

/*
 * Every page that there is, in four languages, light and dark, wide and narrow: all of it in `npm run test:full`, and
 * otherwise so much that each two of page, language, colours and width are tried together.
 */

interface Look {
  language: Language;
  colorScheme: 'light' | 'dark';
  width: 1440 | 390;
}

const FULL = process.env.PORTAL_TEST_FULL !== undefined;

/** The looks of one page, counted from 0: every second page has colours and widths the other way round. */
const looksOf = (part: number): Look[] =>
  (['en', 'co', 'es', 'pt'] as const).flatMap((language, which) =>
    (['light', 'dark'] as const).flatMap((colorScheme, mode) =>
      ([1440, 390] as const)
        .filter(
          (_, size) => FULL || (mode === (which + part) % 2 && size === (Math.floor(which / 2) + part) % 2),
        )
        .map((width) => ({ language, colorScheme, width })),
    ),
  );

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
