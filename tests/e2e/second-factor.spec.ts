import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { readConfig } from '../../server/config';
import { demoColleagues } from '../../server/demo/colleagues';
import { demoNetwork } from '../../server/demo/network';
import { shownCode } from '../support/authenticator';
import { PASSWORD, signIn, test } from './support';

const { demoSeed } = readConfig({});
/** Nobody else's: the first four belong to the tests of passwords and of sessions. */
const [, , , , careful, forgetful] = demoColleagues(demoSeed, demoNetwork(demoSeed)).filter(
  ({ active, role, signsIn }) => active && role === 3 && signsIn,
);
if (careful === undefined || forgetful === undefined) throw new Error('The demo has nobody for these tests');

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** Sets a second factor up on the own page, by what stands there; returns its secret. The recovery codes are shown. */
async function setUp(page: Page): Promise<string> {
  await page.goto('/segundo-fator');
  await expect(heading(page, 'My second factor')).toBeVisible();
  await page.getByRole('button', { name: 'Set up', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  const secret = (await dialog.getByLabel('Key', { exact: true }).inputValue()).replaceAll(' ', '');
  await dialog.getByLabel('Six-digit code').fill(shownCode(secret, new Date()));
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('dialog', { name: 'Recovery codes' })).toBeVisible();
  return secret;
}

/** As a person does: nothing is restored when a page is loaded anew. */
async function givePassword(page: Page, login: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('@language', 'en'));
  await page.goto('/login?next=/ajuda');
  await page.getByLabel('Tax ID or login').fill(login);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox', { name: 'I am not a robot' }).check();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeFocused();
}

test('LOG-05 a second factor is set up with an app, and from then on a code of it signs in', async ({
  page,
  browser,
  complaints,
}) => {
  complaints.expect(/status of 400/);
  await signIn(page, careful.login, 'en');
  const secret = await setUp(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file.match(/^(?:[2-9A-Z]{4}-){5}[2-9A-Z]{4}$/gm)).toHaveLength(10);
  await page.getByRole('button', { name: 'I have stored them' }).click();
  await expect(page.getByText('10 recovery codes left')).toBeVisible();

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const other = await phone.newPage();
  await givePassword(other, careful.login);
  const field = other.getByRole('textbox', { name: 'Code' });
  // The code that has set it up was used; the next one is right already.
  await field.fill(shownCode(secret, new Date(Date.now() - 600_000)));
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toBeFocused();
  await field.fill(shownCode(secret, new Date(Date.now() + 30_000)));
  await expect(heading(other, 'Help')).toBeVisible();
  await phone.close();
});

test('LOG-05 whoever has lost the phone signs in with a recovery code, and is led to the page to which it was going', async ({
  page,
  browser,
}) => {
  await signIn(page, forgetful.login, 'en');
  await setUp(page);
  const [code = ''] = await page.getByRole('dialog').getByRole('listitem').allInnerTexts();
  await page.getByRole('button', { name: 'I have stored them' }).click();

  const context = await browser.newContext();
  const other = await context.newPage();
  await givePassword(other, forgetful.login);
  await other.getByRole('textbox', { name: 'Code' }).fill(code.toLowerCase());
  await other.keyboard.press('Enter');
  await expect(heading(other, 'Help')).toBeVisible();
  await other.goto('/segundo-fator');
  await expect(other.getByText('9 recovery codes left')).toBeVisible();
  await context.close();
});
