import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Wide, and what is left of a wide page at 400 %, which is narrower than any phone. */
const LOOKS: readonly (readonly [number, 'light' | 'dark'])[] = [
  [1440, 'light'],
  [320, 'dark'],
  ...(process.env.PORTAL_TEST_FULL === undefined ? [] : ([[390, 'light']] as const)),
];

/** Looks at what a page is at this moment. `what` names it in a failure. */
export type Look = (what: string) => Promise<void>;

/**
 * Walks through a page in several looks. Each time `look` is called, axe must find nothing, and nothing may stick out
 * at the side (SHELL-20).
 */
export async function inEveryLook(
  page: Page,
  walk: (look: Look, width: number) => Promise<void>,
): Promise<void> {
  for (const [width, colorScheme] of LOOKS) {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await walk((what) => expectSound(page, `${what} at ${width}`), width);
  }
}

/** What still moves or loads is neither whole nor in its colours. */
async function expectSound(page: Page, what: string): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.waitForFunction(() => document.getAnimations().length === 0);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
    what,
  ).toEqual([]);
  const [content, room] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(content, what).toBeLessThanOrEqual(room ?? 0);
}
