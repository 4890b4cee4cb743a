import { expect, type Page } from '@playwright/test';
import { violationsOf } from './looks';
import { signIn, test } from './support';

/* SHELL-17: the finder in a real browser, over what is open, on a phone, and with the keyboard alone. */

const ADMINISTRATOR = '10000001';
const LABEL = 'Find anything';
const field = (page: Page) => page.getByRole('combobox', { name: LABEL });

async function openHome(page: Page): Promise<void> {
  await signIn(page, ADMINISTRATOR, 'en');
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
}

test('SHELL-17 a person is found by its login with dots, and Enter opens it', async ({ page }) => {
  await openHome(page);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('200.000-02');
  const first = page.getByRole('option').first();
  await expect(first).toContainText('Carlos Eduardo Moura');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/usuarios\/editar\/\d+$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('SHELL-17 it opens over a popover, Escape closes it alone, and the focus returns', async ({ page }) => {
  await openHome(page);
  await page.getByRole('button', { name: /^Profile of / }).click();
  const menu = page.getByRole('menu');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await field(page).click();
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveCount(0);
  await expect(menu).toBeVisible();
  await expect(page.getByRole('menuitem').first()).toBeFocused();
});

test('SHELL-17 it opens over a dialog, and leads away from it', async ({ page }) => {
  await signIn(page, ADMINISTRATOR, 'en');
  await page.goto('/bancos/editar/001');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('pao da serra tatuape');
  await expect(page.getByRole('option').first()).toContainText('Pão da Serra Tatuapé');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Transaction statement' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('SHELL-17 Ctrl and a click open a tab, and the finder stays', async ({ page, context }) => {
  await openHome(page);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('banks');
  const opened = context.waitForEvent('page');
  await page.getByRole('option', { name: 'Banks', exact: true }).click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(/\/bancos$/);
  await expect(field(page)).toBeFocused();
  await expect(page).toHaveURL(/\/home$/);
});

test('SHELL-17 on a phone the glass opens it over the whole width', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHome(page);
  await page.getByRole('button', { name: LABEL }).click();
  await expect(field(page)).toBeFocused();
  const box = await page.getByRole('dialog').boundingBox();
  expect(box?.width).toBe(390);
  await page.keyboard.type('new user');
  const action = page.getByRole('option', { name: 'New user' });
  await expect(action).toBeVisible();
  expect((await action.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(field(page)).toHaveCount(0);
});
