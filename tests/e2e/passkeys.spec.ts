import { expect, type Page } from '@playwright/test';
import { readConfig } from '../../server/config';
import { demoColleagues } from '../../server/demo/colleagues';
import { demoNetwork } from '../../server/demo/network';
import { authenticator } from './authenticator';
import { violationsOf } from './looks';
import { PASSWORD, test } from './support';

const { demoSeed } = readConfig({});
/** Nobody else's: the first six belong to the tests of passwords, of sessions and of codes. */
const [, , , , , , holder, doubter] = demoColleagues(demoSeed, demoNetwork(demoSeed)).filter(
  ({ active, role, signsIn }) => active && role === 3 && signsIn,
);
if (holder === undefined || doubter === undefined) throw new Error('The demo has nobody for these tests');

/** A passkey belongs to an address with a name. */
const site = (page: Page, path: string) =>
  page.goto(new URL(path, `http://localhost:${new URL(test.info().project.use.baseURL ?? '').port}`).href);

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

async function givePassword(page: Page, login: string): Promise<void> {
  await page.getByLabel('Tax ID or login').fill(login);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox', { name: 'I am not a robot' }).check();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

async function signOut(page: Page): Promise<void> {
  await site(page, '/logout');
  await expect(page.getByLabel('Tax ID or login')).toBeVisible();
}

/** Adds a passkey on the own page; what the dialog says then is shown. */
async function add(page: Page, name: string): Promise<void> {
  await site(page, '/segundo-fator');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await expect(dialog.getByLabel('Current password', { exact: true })).toBeFocused();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.type(PASSWORD);
  await dialog.getByLabel('Name (optional)').fill(name);
  await page.keyboard.press('Enter');
}

test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('@language', 'en')));

test('LOG-05 a passkey is added, is the second step of a sign-in, then signs in alone, and is removed', async ({
  page,
}) => {
  await authenticator(page);
  await site(page, '/login');
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toHaveCount(0);
  await givePassword(page, holder.login);
  await expect(heading(page, 'Home')).toBeVisible();

  await add(page, 'My phone');
  const codes = page.getByRole('dialog', { name: 'Recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await codes.getByRole('button', { name: 'I have stored them' }).click();
  const keys = page.getByRole('list', { name: 'Your passkeys' });
  await expect(keys.getByRole('listitem')).toContainText(['My phone']);
  await expect(keys).toContainText('not used yet');
  expect(await violationsOf(page)).toEqual([]);

  // The password first, and then the passkey instead of a code.
  await signOut(page);
  await givePassword(page, holder.login);
  const use = page.getByRole('button', { name: 'Use a passkey' });
  await expect(use).toBeFocused();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Home')).toBeVisible();

  // Alone.
  await signOut(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(heading(page, 'Home')).toBeVisible();
  await site(page, '/segundo-fator');
  await expect(keys).toContainText('used last on');

  await keys.getByRole('button', { name: 'Remove the passkey My phone' }).click();
  await page
    .getByRole('dialog', { name: 'Remove the passkey My phone?' })
    .getByRole('button', { name: 'Remove', exact: true })
    .click();
  await expect(page.getByText('Passkey removed.')).toBeVisible();
  await expect(page.getByText('You have not added a passkey.')).toBeVisible();
  await signOut(page);
  await givePassword(page, holder.login);
  await expect(heading(page, 'Home')).toBeVisible();
});

test('LOG-09 a passkey that says no loses nothing, and the other ways are there', async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 400/);
  const { client, id } = await authenticator(page);
  await site(page, '/login');
  await givePassword(page, doubter.login);
  await expect(heading(page, 'Home')).toBeVisible();
  await add(page, '');
  const codes = page.getByRole('dialog', { name: 'Recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const [code = ''] = await codes.getByRole('listitem').allInnerTexts();
  await codes.getByRole('button', { name: 'I have stored them' }).click();
  await expect(page.getByRole('list', { name: 'Your passkeys' })).toContainText('Chrome, Linux');

  // The authenticator has one already.
  await add(page, 'Again');
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await expect(dialog).toContainText('The device that you chose has a passkey for this portal already.');
  await expect(dialog.getByLabel('Name (optional)')).toHaveValue('Again');
  await expect(dialog.getByLabel('Current password', { exact: true })).toHaveValue(PASSWORD);
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await signOut(page);
  await givePassword(page, doubter.login);
  // Its passkeys are gone, so that it can only say no.
  await client.send('WebAuthn.clearCredentials', { authenticatorId: id });
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText('The passkey was not used. Try again, or use another way.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Home')).toBeVisible();
});
