import { expect, type Page } from '@playwright/test';
import type { Language } from '../../contract/languages';
import { openEyes } from './eyes';
import { lostTexts } from './lost-texts';
import { exportTray, ON_PURPOSE, visits } from './states';
import { test } from './support';

/*
 * WCAG 1.4.10, 1.4.4 and 1.4.12: narrow, zoomed, and with the room that some readers put between letters, words and
 * lines. Spanish has the longest texts (7312 letters; Colombian 7280, Portuguese 7066, English 6429), Portuguese the
 * longest words: the pages take turns; `npm run test:full` looks at all of them in all four.
 */

const FULL = process.env.PORTAL_TEST_FULL !== undefined;
const languagesOf = (part: number): Language[] =>
  FULL ? ['es', 'pt', 'co', 'en'] : [part % 2 === 0 ? 'es' : 'pt'];

/** What opens over a page. */
const OVER = '.MuiModal-root, dialog[open], [role=listbox]';

test.describe.configure({ timeout: 120_000 });
test.beforeEach(async ({ page }) => {
  await openEyes(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

/** Nothing sticks out, and no text is lost. */
async function expectUncut(page: Page, what: string): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  const [width, room] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect.soft(width, `${what} scrolls sideways`).toBeLessThanOrEqual(room ?? 0);
  expect.soft(await lostTexts(page), `${what}: texts that are lost`).toEqual([]);
}

/** Besides, every control can be brought into sight. */
async function expectWhole(page: Page, what: string): Promise<void> {
  await expectUncut(page, what);
  const unreachable = await page.evaluate(() => window.eyes.unreachable());
  expect.soft(unreachable, `${what}: controls out of reach`).toEqual([]);
}

for (const [index, [part, visit]] of Object.entries(visits).entries()) {
  for (const language of languagesOf(index)) {
    test(`at 320 px nothing of ${part} sticks out or is lost, ${language}`, async ({ page, complaints }) => {
      complaints.expect(ON_PURPOSE);
      await page.setViewportSize({ width: 320, height: 640 });
      await visit(page, language, (what) => expectWhole(page, what));
    });
  }

  test.describe('zoomed to 200 %', () => {
    // What a window of 1280 x 720 leaves.
    test.use({ viewport: { width: 640, height: 360 }, deviceScaleFactor: 2 });
    test(`${part} works in a window of 1280 px zoomed to 200 %`, async ({ page, complaints }) => {
      complaints.expect(ON_PURPOSE);
      await visit(page, 'es', async (what) => {
        await expectWhole(page, what);
        if ((await page.locator(OVER).count()) > 0) return;
        await expect.soft(page.getByRole('heading', { level: 1 }), what).toBeVisible();
        await page.evaluate(() => scrollTo(0, (document.documentElement.scrollHeight - innerHeight) / 2));
        const taken = await page.evaluate(() => window.eyes.taken());
        expect.soft(taken, `${what}: what stands still over the page`).toBeLessThanOrEqual(0.5);
      });
    });
  });

  for (const width of FULL ? [390, 1440] : [390]) {
    test(`room between letters, words and lines cuts nothing of ${part} off at ${width} px`, async ({
      page,
      complaints,
    }) => {
      complaints.expect(ON_PURPOSE);
      await page.setViewportSize({ width, height: 844 });
      await page.addInitScript(addTextSpacing);
      await visit(page, 'pt', (what) => expectWhole(page, what));
    });
  }
}

test('at 320 px nothing of the export tray sticks out or is lost', async ({ page, complaints }) => {
  complaints.expect(ON_PURPOSE);
  await page.setViewportSize({ width: 320, height: 640 });
  // A statement's table is higher than the room that the tray leaves; it scrolls by itself.
  await exportTray(page, 'es', (what) => expectUncut(page, what));
});

/** The values of WCAG 1.4.12, as a sheet that the page's policy has nothing against. */
function addTextSpacing(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-bottom: 2em !important; }
  `);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
