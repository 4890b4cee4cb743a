import { type Browser, chromium } from '@playwright/test';
import { browserPath } from '../scripts/browser.mjs';
import { DEMO_PASSWORD } from '../server/demo/people';
import { kilobytesOf, MOST_KILOBYTES, signInPageCode, weigh } from '../tests/support/weigh';
import type { Finding } from './support/report';
import { ADMINISTRATOR, type RunningServer } from './support/server';
import type { Stage } from './support/stage';

/** Kilobytes that a browser with an empty cache fetches. The limits are sizes, which no machine changes. */
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
    {
      what: 'script and style of the sign-in page',
      unit: 'kB',
      measured: code,
      limit: MOST_KILOBYTES.signInPage,
      target: atMost,
    },
    {
      what: 'the first list, all of it',
      unit: 'kB',
      measured: list,
      limit: MOST_KILOBYTES.firstList,
      target: atMost,
    },
  ];
}

/** Loads the sign-in page, passes the robot check, weighs, and signs in. */
async function signInPage(browser: Browser, { url }: RunningServer) {
  const context = await browser.newContext({ locale: 'en' });
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem('@language', 'en'));
  const code = kilobytesOf(await signInPageCode(page, `${url}/login`, 'Verified on this device'));
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
  const weighed = weigh(page);
  await page.goto(`${url}/bancos`);
  await page.getByRole('table').waitFor();
  await page.waitForLoadState('networkidle');
  const all = kilobytesOf(await weighed());
  await context.close();
  return all;
}
