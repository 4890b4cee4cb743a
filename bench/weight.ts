import { type Browser, chromium, type Page, type Response } from '@playwright/test';
import { browserPath } from '../scripts/browser.mjs';
import { DEMO_PASSWORD } from '../server/demo/people';
import type { Finding } from './support/report';
import { ADMINISTRATOR, type RunningServer } from './support/server';
import type { Stage } from './support/stage';

/**
 * Kilobytes that a browser with an empty cache fetches, compressed as they travel. The limits are sizes, which no
 * machine changes: 110 kB for the sign-in page's script and style, robot check included, and 330 kB for a list in
 * all (a bare react-admin app weighs 310 kB).
 */
export async function weight(stage: Stage): Promise<Finding[]> {
  const server = await stage.network(0);
  const executablePath = browserPath();
  if (executablePath === null)
    throw new Error('Chromium is not installed (Debian: apt-get install chromium)');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  stage.keep(() => browser.close());
  const { code, storage } = await signInPage(browser, server);
  const list = await firstList(browser, server, storage);
  const atMost = { atMost: 1 };
  return [
    { what: 'script and style of the sign-in page', unit: 'kB', measured: code, limit: 110, target: atMost },
    { what: 'the first list, all of it', unit: 'kB', measured: list, limit: 330, target: atMost },
  ];
}

/** Loads the sign-in page, passes the robot check, weighs, and signs in. */
async function signInPage(browser: Browser, { url }: RunningServer) {
  const context = await browser.newContext({ locale: 'en' });
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem('@language', 'en'));
  const weighed = weigh(page, ['script', 'stylesheet']);
  await page.goto(`${url}/login`);
  await page.getByRole('checkbox', { name: 'I am not a robot' }).check();
  await page.getByText('Verified on this device, without tracking').waitFor();
  await page.waitForLoadState('networkidle');
  const code = await weighed();
  await page.getByLabel('Tax ID or login').fill(ADMINISTRATOR);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/home');
  const storage = await context.storageState();
  await context.close();
  return { code, storage };
}

/** Opens the banks with an empty cache, as somebody who is signed in. */
async function firstList(
  browser: Browser,
  { url }: RunningServer,
  storageState: Awaited<ReturnType<typeof signInPage>>['storage'],
): Promise<number> {
  const context = await browser.newContext({ storageState });
  const page = await context.newPage();
  const weighed = weigh(page, null);
  await page.goto(`${url}/bancos`);
  await page.getByRole('table').waitFor();
  await page.waitForLoadState('networkidle');
  const all = await weighed();
  await context.close();
  return all;
}

/** Adds up what a page fetches; `types` of Playwright's, or `null` for everything. */
function weigh(page: Page, types: readonly string[] | null): () => Promise<number> {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  return async () => {
    const counted = responses.filter(
      (response) => types === null || types.includes(response.request().resourceType()),
    );
    const sizes = await Promise.all(counted.map((response) => response.request().sizes()));
    return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) / 1000;
  };
}
