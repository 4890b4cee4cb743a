import { expect, type Page } from '@playwright/test';
import { loadCatalogue } from '../../i18n';
import { signIn, test } from './support';

/* What a browser is needed for: that nothing jumps, the keyboard, axe, and a phone. */

const FILTER = `?${new URLSearchParams({ filter: JSON.stringify({ profileAccess: [3] }) })}`;

async function openUsers(page: Page) {
  await signIn(page, '10000001', 'pt');
  await page.goto(`/usuarios${FILTER}`);
  await expect(page.getByRole('table')).toBeVisible();
  return loadCatalogue('pt');
}

const rowBoxes = (page: Page) => page.getByRole('table').getByRole('checkbox');

test('a selection turns the strip into the bulk bar, and nothing jumps', async ({ page }) => {
  const { list } = await openUsers(page);
  const top = async () => (await page.getByRole('table').boundingBox())?.y;
  const before = await top();
  await rowBoxes(page).first().check();
  await expect(page.getByRole('button', { name: list.selection.clear })).toBeVisible();
  expect(await top()).toBe(before);
});

test('a batch is previewed, done and undone by keyboard alone', async ({ page }) => {
  const { list, bulk } = await openUsers(page);
  const first = rowBoxes(page).first();
  await first.focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: bulk.actions.deactivate }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(bulk.untouched)).toBeVisible();
  await dialog.getByRole('button', { name: 'Desativar 1' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 registro desativado.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: /^Desfazer: / }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 registro voltou a ser como antes.')).toBeVisible();
  await expect(page.getByRole('button', { name: list.selection.clear })).toHaveCount(0);
});
