import { expect, type Page } from '@playwright/test';
import type { Language } from '../../contract/languages';
import { openEyes } from './eyes';
import { expectAccessible, expectRoomToRead, expectWhole, setTextSpacing } from './looks';
import { secondOpinion } from './second-engine';
import { test } from './support';
import { visits } from './visits';
import { tray } from './visits/reports';
import { ON_PURPOSE } from './visits/visit';

/*
 * Every page that there is, and everything that opens over it: a walk at the width of a desk and one at that of a
 * phone. At each stop axe looks at it, and on the phone it is looked at besides in 300 px, the narrowest window that
 * the design knows and less than the 320 that a zoom of 400 % leaves of 1280 (WCAG 1.4.10), in what a zoom of 200 %
 * leaves (1.4.4), and with the room that some readers put between letters, words and lines (1.4.12).
 *
 * Light and dark and the four languages take turns; `npm run test:full` looks at all of them. Spanish has the longest
 * texts, Portuguese the longest words, so a phone shows one of these.
 */

interface Look {
  language: Language;
  colorScheme: 'light' | 'dark';
}

const FULL = process.env.PORTAL_TEST_FULL !== undefined;
const LANGUAGES = ['en', 'co', 'es', 'pt'] as const;
const everyLook: Look[] = LANGUAGES.flatMap((language) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ language, colorScheme })),
);

/** The looks of one page, counted from 0. Of a desk and a phone one is light and one is dark. */
function looksOf(part: number): { desk: Look[]; phone: Look[] } {
  if (FULL) return { desk: everyLook, phone: everyLook };
  const language = LANGUAGES[part % 4] ?? 'en';
  const [one, other] = part % 8 < 4 ? (['light', 'dark'] as const) : (['dark', 'light'] as const);
  return {
    desk: [{ language, colorScheme: one }],
    phone: [{ language: part % 2 === 0 ? 'es' : 'pt', colorScheme: other }],
  };
}

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const NARROW = { width: 300, height: 640 };
/** What a window of 1280 x 720 leaves at 200 %. */
const ZOOMED = { width: 640, height: 360 };

async function lookFromDesk(page: Page, what: string): Promise<void> {
  await expectAccessible(page, what);
  if (!FULL) return;
  expect.soft(await secondOpinion(page), what).toEqual([]);
  await setTextSpacing(page, true);
  await expectWhole(page, `${what}, spaced`);
  await setTextSpacing(page, false);
}

async function lookOnPhone(page: Page, what: string, reach: boolean): Promise<void> {
  await expectAccessible(page, what);
  await setTextSpacing(page, true);
  await expectWhole(page, `${what}, spaced`, { reach });
  await setTextSpacing(page, false);
  await page.setViewportSize(NARROW);
  await expectWhole(page, `${what} at 300 px`, { reach });
  await page.setViewportSize(ZOOMED);
  await expectWhole(page, `${what}, zoomed`, { reach });
  if (reach) await expectRoomToRead(page, `${what}, zoomed`);
  await page.setViewportSize(PHONE);
}

test.describe.configure({ timeout: 180_000 });
test.beforeEach(({ page }) => openEyes(page));

for (const [index, [part, visit]] of Object.entries(visits).entries()) {
  const looks = looksOf(index);
  const walks = [
    ...looks.desk.map((look) => ({ ...look, size: DESK, at: 'from a desk', lookAt: lookFromDesk })),
    ...looks.phone.map((look) => ({ ...look, size: PHONE, at: 'on a phone', lookAt: lookOnPhone })),
  ];
  for (const { language, colorScheme, size, at, lookAt } of walks) {
    test(`${part}: nothing is refused by axe and nothing is lost ${at}, ${language}, ${colorScheme}`, async ({
      page,
      complaints,
    }) => {
      complaints.expect(ON_PURPOSE);
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await visit(page, language, (what) => lookAt(page, what, visit !== tray));
    });
  }
}
