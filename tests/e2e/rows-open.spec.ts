import { expect, type Locator, type Page } from '@playwright/test';
import { openEyes } from './eyes';
import { visibleFocus } from './focus';
import { violationsOf } from './looks';
import { signIn, test } from './support';

/* Rows open, Back returns to them, and single keys work where nobody types. */

const ADMINISTRATOR = '10000001';
const LOGIN = '20000003';

test.beforeEach(async ({ page }) => {
  await openEyes(page);
  await signIn(page, ADMINISTRATOR, 'en');
});

const table = (page: Page) => page.getByRole('table');
/** Rows that no other test renames. */
const BANK = 'Banco do Brasil';

async function openBanks(page: Page): Promise<{ row: Locator; link: Locator }> {
  await page.goto('/bancos');
  const link = table(page).getByRole('link', { name: BANK, exact: true });
  await expect(link).toBeVisible();
  return {
    row: table(page)
      .getByRole('row')
      .filter({ has: page.getByRole('link', { name: BANK, exact: true }) }),
    link,
  };
}

/** A user whom no other test changes. */
async function openUser(page: Page): Promise<{ row: Locator; link: Locator }> {
  await page.goto(`/usuarios?${new URLSearchParams({ filter: JSON.stringify({ login: LOGIN }) })}`);
  const row = table(page).getByRole('row').filter({ hasText: LOGIN });
  const link = row.getByRole('link').first();
  await expect(link).toBeVisible();
  return { row, link };
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const bank = (page: Page) => page.getByRole('dialog').getByRole('switch').first();

test('a row opens by a click, and not while its text is selected or a control is meant', async ({ page }) => {
  const { row, link } = await openUser(page);
  const login = row.getByRole('cell', { name: LOGIN });
  await login.evaluate((cell) => getSelection()?.selectAllChildren(cell));
  const box = await login.boundingBox();
  if (box === null) throw new Error('The cell is not in sight');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + 11, y);
  await page.mouse.down();
  await page.mouse.move(box.x + 70, y, { steps: 5 });
  await page.mouse.up();
  expect(await page.evaluate(() => String(getSelection()))).not.toBe('');
  await expect(heading(page, 'Users')).toBeVisible();

  await row.getByRole('checkbox').check();
  await expect(row.getByRole('checkbox')).toBeChecked();
  await row.getByRole('checkbox').uncheck();
  await row
    .getByRole('cell')
    .first()
    .click({ position: { x: 2, y: 2 } });
  expect(new URL(page.url()).pathname).toBe('/usuarios');

  const to = await link.getAttribute('href');
  await row.getByRole('cell', { name: 'Active' }).click();
  await expect(heading(page, 'Edit user')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(to);
});

for (const [how, open] of [
  ['Ctrl+click', (target: Locator) => target.click({ modifiers: ['Control'] })],
  ['the middle button', (target: Locator) => target.click({ button: 'middle' })],
] as const) {
  test(`${how} opens a row and its name in a tab of its own`, async ({ page, context }) => {
    const { row, link } = await openUser(page);
    for (const target of [link, row.getByRole('cell', { name: 'Active' })]) {
      const opened = context.waitForEvent('page');
      await open(target);
      const tab = await opened;
      await expect(heading(tab, 'Edit user')).toBeVisible();
      await tab.close();
    }
    await expect(heading(page, 'Users')).toBeVisible();
  });
}

test('Back and the arrow in the bar return to the row with the focus on it', async ({ page }) => {
  const { link } = await openUser(page);
  await link.focus();
  const back = [
    () => page.goBack(),
    () => page.getByRole('link', { name: 'Back to users' }).first().press('Enter'),
  ];
  for (const go of back) {
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Edit user')).toBeVisible();
    await go();
    await expect(link).toBeFocused();
    await visibleFocus(page);
  }
});

test('a dialog over the list gives the focus back to its row, also where its address was opened first', async ({
  page,
}) => {
  const { row, link } = await openBanks(page);
  await row.getByRole('cell', { name: 'Active' }).click();
  await expect(bank(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(bank(page)).toBeVisible();
  await page.reload();
  await expect(bank(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
  await visibleFocus(page);
});

test('Back finds the row on a list that is fetched anew, and a page scrolls to it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 480 });
  await page.goto('/codigos-solicitados');
  const last = table(page).getByRole('row').last();
  const link = last.getByRole('link').first();
  await link.focus();
  const to = await link.getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Operator codes')).toBeVisible();
  const fetched = page.waitForResponse(/solicitacaocodigo\/list/);
  await page.goBack();
  await fetched;
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(to);
  await visibleFocus(page);
});

test('single keys search, begin a record, move, open and select, and ? lists them', async ({ page }) => {
  await page.goto('/usuarios');
  await expect(table(page).getByRole('row').nth(3)).toBeVisible();
  await page.keyboard.press('/');
  const search = page.getByRole('searchbox');
  await expect(search).toBeFocused();
  await page.keyboard.type('jk?');
  await expect(search).toHaveValue('jk?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // The list of what was typed has come before it is asked for all again: rows that are replaced lose the focus.
  await expect(table(page)).toHaveCount(0);
  await search.fill('');
  await search.press('Enter');
  await expect(table(page).getByRole('row').nth(3)).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await page.getByRole('main').focus();

  const nameIn = (row: number) => table(page).getByRole('row').nth(row).getByRole('link').first();
  await page.keyboard.press('j');
  await expect(nameIn(1)).toBeFocused();
  await visibleFocus(page);
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(nameIn(3)).toBeFocused();
  await page.keyboard.press('k');
  await expect(nameIn(2)).toBeFocused();
  await page.keyboard.press('x');
  const selected = table(page).getByRole('row').nth(2).getByRole('checkbox');
  await expect(selected).toBeChecked();
  await page.keyboard.press('x');
  await expect(selected).not.toBeChecked();
  for (const chord of ['Control+j', 'Alt+n', 'Shift+X']) await page.keyboard.press(chord);
  await expect(nameIn(2)).toBeFocused();

  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(dialog.getByRole('term')).toHaveText(['Ctrl K', '/', 'N', 'J', 'K', 'X', 'Enter', '?']);
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('n');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(nameIn(2)).toBeFocused();
  await page.keyboard.press('n');
  await expect(heading(page, 'New user')).toBeVisible();
  await page.goBack();
  await expect(nameIn(1)).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Edit user')).toBeVisible();
});

test('the menu of the person leads to the shortcuts, which can be switched off in this browser', async ({
  page,
}) => {
  await openUser(page);
  const openByMenu = async () => {
    await page.getByRole('button', { name: /^Profile of/ }).click();
    await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
  };
  await openByMenu();
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  const single = dialog.getByRole('switch', { name: 'Single-key shortcuts' });
  await expect(single).toBeChecked();
  await single.uncheck();
  await expect(dialog.getByRole('term')).toHaveText(['Ctrl K']);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Profile of/ })).toBeFocused();
  await page.reload();
  await expect(table(page).getByRole('row').nth(1)).toBeVisible();
  for (const key of ['/', 'n', 'j', '?']) await page.keyboard.press(key);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('searchbox')).not.toBeFocused();
  await expect(heading(page, 'Users')).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Find anything' })).toBeFocused();
  await page.keyboard.press('Escape');

  await openByMenu();
  await single.check();
  await expect(dialog.getByRole('term')).toHaveCount(8);
});
