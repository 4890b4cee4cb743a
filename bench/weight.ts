import type { Browser } from '@playwright/test';
import { kilobytesOf, MOST_KILOBYTES, signInPageCode, weigh } from '../tests/support/weigh';
import { openBrowser, signInOn } from './support/browser';
import type { Finding } from './support/report';
import type { RunningServer } from './support/server';
import type { Stage } from './support/stage';

/** Kilobytes that a browser with an empty cache fetches. The limits are sizes, which no machine changes. */
export async function weight(stage: Stage): Promise<Finding[]> {
  const server = await stage.network(0);
  const browser = await openBrowser(stage);
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
  await signInOn(page);
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
  const rest = page.waitForResponse(/\/BankEdit-/);
  await page.goto(`${url}/bancos`);
  await page.getByRole('table').waitFor();
  // What comes after the first sight.
  await rest;
  await page.waitForLoadState('networkidle');
  const all = kilobytesOf(await weighed());
  await context.close();
  return all;
}
