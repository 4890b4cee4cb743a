import { expect, type Page } from '@playwright/test';
import { signIn, test } from './support';

/* A tablet that is turned gets cards for its table: what a row has opened stays, with what is typed into it. */

const UPRIGHT = { width: 820, height: 1180 };
const LYING = { width: 1180, height: 820 };

async function openList(page: Page, person: string, path: string): Promise<void> {
  await page.setViewportSize(UPRIGHT);
  await signIn(page, person);
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
}

async function turn(page: Page): Promise<void> {
  await page.setViewportSize(LYING);
  await expect(page.locator('main table')).toBeAttached();
}

test('OPC-11 SHELL-19 the handover of a code is still there when a tablet is turned', async ({ page }) => {
  await openList(page, '20000002', '/codigos-operadores');
  await page
    .getByRole('button', { name: /^Entregar o código/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  const person = dialog.getByRole('textbox').first();
  await person.fill('Ana Lima');
  await turn(page);
  await expect(person).toHaveValue('Ana Lima');
  await expect(person).toBeFocused();
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});

test('GRP-03 SHELL-19 so is the question before a grouper is deleted', async ({ page }) => {
  await openList(page, '10000001', '/agrupadores');
  await page.getByRole('button', { name: 'Excluir Sul' }).click();
  const dialog = page.getByRole('dialog', { name: /Sul/ });
  await expect(dialog.getByRole('list')).toBeVisible();
  await turn(page);
  await expect(dialog.getByRole('list')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('ACC-11 SHELL-19 so is the confirmation before an account is switched off, which then is', async ({
  page,
}) => {
  await openList(page, '10000001', '/contas');
  const off = page.getByRole('button', { name: /^Desativar / }).first();
  const name = (await off.getAttribute('aria-label'))?.replace('Desativar ', '') ?? '';
  await off.click();
  await turn(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Desativar' }).click();
  const on = page.getByRole('button', { name: `Ativar ${name}`, exact: true });
  await expect(on).toBeVisible();
  await on.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ativar', exact: true }).click();
  await expect(page.getByRole('button', { name: `Desativar ${name}`, exact: true })).toBeVisible();
});
