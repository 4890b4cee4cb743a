import { type Browser, chromium, type Page } from '@playwright/test';
import { browserPath } from '../../scripts/browser.mjs';
import { DEMO_PASSWORD } from '../../server/demo/people';
import { ADMINISTRATOR, type RunningServer } from './server';
import type { Stage } from './stage';

/** Chromium, until the run ends. */
export async function openBrowser(stage: Stage): Promise<Browser> {
  const executablePath = browserPath();
  if (executablePath === null)
    throw new Error('Chromium is not installed (Debian: apt-get install chromium)');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  stage.keep(() => browser.close());
  return browser;
}

/** The console in Chromium, in English, with the administrator signed in. */
export async function openSignedIn(stage: Stage, { url }: RunningServer): Promise<Page> {
  const browser = await openBrowser(stage);
  const page = await browser.newPage({ locale: 'en' });
  await page.addInitScript(() => localStorage.setItem('@language', 'en'));
  await page.goto(`${url}/login`);
  await page.getByRole('checkbox').check();
  await page.getByText('Verified on this device').waitFor();
  await signInOn(page);
  return page;
}

/** Signs the administrator in on the sign-in page, in English, where the robot check has passed. */
export async function signInOn(page: Page): Promise<void> {
  await page.getByLabel('Tax ID or login').fill(ADMINISTRATOR);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/home');
}
