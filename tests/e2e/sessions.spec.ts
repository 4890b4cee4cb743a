import { expect, type Page } from '@playwright/test';
import { readConfig } from '../../server/config';
import { demoColleagues } from '../../server/demo/colleagues';
import { demoNetwork } from '../../server/demo/network';
import { PASSWORD, signIn, test } from './support';

const { demoSeed } = readConfig({});
/** Nobody else's: sessions end here. The first two belong to the tests of passwords. */
const [, , traveller, commuter] = demoColleagues(demoSeed, demoNetwork(demoSeed)).filter(
  ({ active, role, signsIn }) => active && role === 3 && signsIn,
);
if (traveller === undefined || commuter === undefined) throw new Error('The demo has nobody for these tests');

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

test('SES-23 a session that is ended in one browser asks for the password in the other, and loses no page', async ({
  page,
  browser,
  complaints,
}) => {
  complaints.expect(/status of 401/);
  await signIn(page, traveller.login, 'en');
  await page.goto('/home');
  await page.getByRole('button', { name: /^Profile of / }).click();
  await page.getByRole('menuitem', { name: 'My sessions' }).click();
  await expect(heading(page, 'My sessions')).toBeVisible();
  await expect(page.getByRole('button', { name: 'End all others' })).toBeHidden();

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const other = await phone.newPage();
  // As a person does: the tokens must be gone for good when the session has ended.
  await other.addInitScript(() => localStorage.setItem('@language', 'en'));
  await other.goto('/ajuda');
  await other.getByLabel('Tax ID or login').fill(traveller.login);
  await other.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await other.getByRole('checkbox', { name: 'I am not a robot' }).check();
  await other.getByRole('button', { name: 'Sign in' }).click();
  await expect(heading(other, 'Help')).toBeVisible();

  await page.reload();
  const ends = page.getByRole('button', { name: /^End session: / });
  await expect(ends).toHaveCount(1);
  await ends.click();
  await page.getByRole('dialog').getByRole('button', { name: 'End session' }).click();
  await expect(page.getByText('Session ended.')).toBeVisible();
  await expect(ends).toHaveCount(0);

  // What the other browser does next is refused, and it says so where it stands.
  await other.goto('/transacoes-extrato');
  await expect(other).toHaveURL(/\/login\?next=%2Ftransacoes-extrato/);
  await expect(other.getByLabel('Tax ID or login')).toBeVisible();
  await expect(heading(page, 'My sessions')).toBeVisible();
  await phone.close();
});

test('on a phone each session has its button below it, and nothing sticks out', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, commuter.login, 'en');
  await page.goto('/sessoes');
  await expect(page.getByText('This browser')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
