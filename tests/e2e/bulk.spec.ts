import { expect, type Page } from '@playwright/test';
import { loadCatalogue } from '../../i18n';
import { inEveryLook } from './looks';
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

test('bar, columns and preview pass axe and fit, wide and narrow, light and dark', async ({ page }) => {
  test.setTimeout(120_000);
  await signIn(page, '10000001', 'pt');
  const { list, bulk } = await loadCatalogue('pt');
  await inEveryLook(page, async (look, width) => {
    await page.goto(`/usuarios${FILTER}`);
    await expect(page.getByRole('button', { name: list.refresh })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    if (width < 1000) await page.getByRole('button', { name: list.selection.begin, exact: true }).click();
    else {
      await page.getByRole('button', { name: list.columns.button }).click();
      await look('columns');
      await page.keyboard.press('Escape');
    }
    await page.getByRole('checkbox', { name: list.selection.page }).click();
    await expect(page.getByRole('button', { name: list.selection.clear })).toBeVisible();
    await look('bar');
    await page.getByRole('button', { name: bulk.actions.addEstablishments }).click();
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeEnabled();
    await look('establishments');
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await page.getByRole('button', { name: bulk.actions.deactivate }).click();
    await expect(page.getByRole('dialog').getByText(bulk.untouched)).toBeVisible();
    await look('preview');
  });
});
