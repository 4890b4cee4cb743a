import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { lostTexts } from './lost-texts';
import { splitCodes } from './split-codes';
import { standsStill } from './still';

/** What opens over a page. */
const OVER = '.MuiModal-root, dialog[open], [role=listbox]';

/** A fault ends no walk: the rest of the page is looked at as well. */
const softly = expect.configure({ soft: true });

/** The size of targets is a rule that axe leaves off. */
const OPTIONS: RunOptions = { resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } };

/**
 * A tooltip is part of what it describes, and of no region, wherever MUI puts it. Whether one is there depends on where
 * the pointer rests.
 */
const isTooltip = (rule: string, html: string) => rule === 'region' && html.startsWith('<div role="tooltip"');

/**
 * What axe finds against WCAG 2.2 AA and best practice: rules, and the elements that break them. What still fades is not
 * in its colours, so that all of it is waited for.
 */
export async function violationsOf(page: Page): Promise<[rule: string, elements: string[]][]> {
  await standsStill(page);
  // By itself, and not by its package for Playwright, which has the page read axe anew at each look.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (options) => (window as unknown as { axe: typeof axe }).axe.run(document, options),
    OPTIONS,
  );
  return violations.flatMap(({ id, nodes }) => {
    const found = nodes.map(({ html }) => html.slice(0, 200)).filter((html) => !isTooltip(id, html));
    return found.length === 0 ? [] : [[id, found]];
  });
}

/** Expects that axe finds nothing, that the page does not scroll sideways, and that no code is broken. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  softly(await violationsOf(page), what).toEqual([]);
  const [content, room] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  softly(content, `${what} scrolls sideways`).toBeLessThanOrEqual(room ?? 0);
  softly(await splitCodes(page), what).toEqual([]);
}

/**
 * Nothing sticks out, no text is lost, no code is broken, every control can be brought into sight. What opens over a page finds its place
 * some moments after the window has changed.
 * @param reach whether all controls have to be in reach: beside the export tray a table scrolls by itself
 */
export async function expectWhole(page: Page, what: string, { reach = true } = {}): Promise<void> {
  await standsStill(page);
  await softly.poll(() => faultsOf(page, reach), what).toEqual([]);
}

async function faultsOf(page: Page, reach: boolean): Promise<string[]> {
  const [content, room] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  const wide = (content ?? 0) > (room ?? 0) ? [`${content} px wide`] : [];
  const lost = await lostTexts(page);
  const unreachable = reach ? await page.evaluate(() => window.eyes.unreachable()) : [];
  return [
    ...wide,
    ...lost,
    ...(await splitCodes(page)),
    ...unreachable.map((control) => `out of reach: ${control}`),
  ];
}

/** What stands still over a page leaves half of a low window to it, and the title is in sight. */
export async function expectRoomToRead(page: Page, what: string): Promise<void> {
  if ((await page.locator(OVER).count()) > 0) return;
  await softly(page.getByRole('heading', { level: 1 }), what).toBeVisible();
  const before = await page.evaluate(() => scrollY);
  await page.evaluate(() => scrollTo(0, (document.documentElement.scrollHeight - innerHeight) / 2));
  const taken = await page.evaluate(() => window.eyes.taken());
  softly(taken, `${what}: what stands still over the page`).toBeLessThanOrEqual(0.5);
  await page.evaluate((y) => scrollTo(0, y), before);
}

/** Puts the values of WCAG 1.4.12 on, as a sheet that the page's policy has nothing against; and takes them away. */
export async function setTextSpacing(page: Page, on: boolean): Promise<void> {
  await page.evaluate((added) => {
    const others = document.adoptedStyleSheets.filter(({ media }) => media.mediaText !== 'screen');
    if (!added) {
      document.adoptedStyleSheets = others;
      return;
    }
    const sheet = new CSSStyleSheet({ media: 'screen' });
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-bottom: 2em !important; }
    `);
    document.adoptedStyleSheets = [...others, sheet];
  }, on);
  // Readers have it on before anything opens; what is already open positions itself again after a resize event.
  await page.evaluate(() => dispatchEvent(new Event('resize')));
}
