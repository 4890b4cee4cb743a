import type { Page, Response } from '@playwright/test';

/**
 * Kilobytes that a browser with an empty cache may fetch, compressed as they travel: script and style of the sign-in
 * page, robot check included, and everything of the first list. A bare react-admin app weighs 310 of either.
 */
export const MOST_KILOBYTES = { signInPage: 80, firstList: 330 } as const;

export interface Fetched {
  path: string;
  /** Of Playwright: `script`, `stylesheet`, `font` … */
  type: string;
  kilobytes: number;
  headers: Record<string, string>;
}

/**
 * Records what a page fetches from now on; the returned function lists the files with the transferred size of each
 * body.
 */
export function weigh(page: Page): () => Promise<Fetched[]> {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  return () =>
    Promise.all(
      responses.map(async (response) => ({
        path: new URL(response.url()).pathname,
        type: response.request().resourceType(),
        // Playwright reports a negative size for what comes from the cache.
        kilobytes: Math.max(0, (await response.request().sizes()).responseBodySize) / 1000,
        headers: await response.allHeaders(),
      })),
    );
}

export const kilobytesOf = (fetched: readonly Fetched[]): number =>
  fetched.reduce((sum, { kilobytes }) => sum + kilobytes, 0);

/** What a page needs before it can be used: its script and its style. */
export const codeOf = (fetched: readonly Fetched[]): Fetched[] =>
  fetched.filter(({ path, type }) => ['script', 'stylesheet'].includes(type) || /\.(js|css)$/.test(path));

/**
 * Script and style of the sign-in page, robot check included; not the console, which it fetches in advance while the
 * person types. Leaves the page open, with the check passed.
 * @param verified how the page says so
 */
export async function signInPageCode(page: Page, address: string, verified: string): Promise<Fetched[]> {
  const weighed = weigh(page);
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  const asked = new Set((await weighed()).map(({ path }) => path));
  const inAdvance = await page.locator('meta[name="console-assets"]').getAttribute('content');
  if (!inAdvance) throw new Error('The page does not say what it fetches in advance');
  await page.getByRole('checkbox').check();
  await page.getByText(verified).waitFor();
  await page.waitForLoadState('networkidle');
  const console = inAdvance.split(' ').filter((path) => !asked.has(path));
  return codeOf(await weighed()).filter(({ path }) => !console.includes(path));
}
