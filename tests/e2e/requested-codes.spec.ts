import { expect, type Page } from '@playwright/test';
import { signIn, test } from './support';

const counted = (page: Page, text: string | RegExp) =>
  expect(page.locator('output', { hasText: 'solicitaç' })).toHaveText(text);

async function openRequests(page: Page): Promise<void> {
  await signIn(page, '10000001');
  await page.goto('/codigos-solicitados');
  await expect(page.getByRole('heading', { level: 1, name: 'Códigos solicitados' })).toBeVisible();
  await counted(page, /^\d+ solicitações$/);
}

test('REQ-02 LIST-04 a period that is chosen by the keyboard survives a reload, and Back takes it away', async ({
  page,
}) => {
  await openRequests(page);
  await page.getByRole('button', { name: 'Página 2' }).click();
  await expect(page.getByText(/^11–/)).toBeVisible();
  await page.getByRole('button', { name: 'Filtros', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Filtros' });
  await dialog.getByRole('textbox', { name: 'Data inicial' }).fill('01/01/2001');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('textbox', { name: 'Hora inicial' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('02012001');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Não há dados para este filtro.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /01\/01\/2001 00:00 – 02\/01\/2001 23:59/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByText(/^11–/)).toBeVisible();
});

test('REQ-04 the other codes are opened, read and closed by the keyboard', async ({ page }) => {
  await openRequests(page);
  await page.goto('/codigos-solicitados?sort=quantidade&order=DESC');
  const more = page.getByRole('button', { name: /^Mais \d+ códigos de / }).first();
  await more.press('Enter');
  const popover = page.getByRole('dialog', { name: /^Mais códigos de / });
  await expect(popover.getByRole('listitem').first()).toHaveText(/^\w{3}$/);
  await page.keyboard.press('Escape');
  await expect(popover).toHaveCount(0);
  await expect(more).toBeFocused();
});
