import { expect, type Page } from '@playwright/test';
import { signIn, test } from './support';

const ADMINISTRATOR = '10000001';

const search = (page: Page) => page.getByRole('searchbox', { name: 'Buscar por nome ou código' });
const codes = (page: Page) => page.getByRole('table', { name: 'Bancos' }).locator('tbody tr td:first-child');
const counted = (page: Page, text: string | RegExp) => expect(page.locator('output')).toHaveText(text);

async function openBanks(page: Page, address = '/bancos'): Promise<void> {
  await signIn(page, ADMINISTRATOR);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: 'Bancos' })).toBeVisible();
  await counted(page, /^\d+ bancos?$/);
}

test('LIST-04 Back and Forward walk through searches, pages and the dialog; a reload changes nothing', async ({
  page,
}) => {
  await openBanks(page);
  await expect(codes(page)).toHaveCount(10);
  await page.getByRole('button', { name: 'Página 2' }).click();
  await expect(page.getByText(/^11–/)).toBeVisible();
  await search(page).fill('itau');
  await counted(page, '1 banco');
  await page.getByRole('link', { name: 'Editar Itaú Unibanco' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/bancos/editar/341');

  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await counted(page, '1 banco');
  await page.goBack();
  await expect(page.getByText(/^11–/)).toBeVisible();
  await expect(search(page)).toHaveValue('');
  await page.goForward();
  await counted(page, '1 banco');
  await expect(search(page)).toHaveValue('itau');
  await page.reload();
  await counted(page, '1 banco');
  await expect(search(page)).toHaveValue('itau');
});

test('LIST-04 somebody else opens the same list from its address', async ({ page, browser }) => {
  await openBanks(page);
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Inativo' }).click();
  await page.getByRole('button', { name: /^Ordenar por Banco/ }).click();
  await expect(page.getByRole('columnheader', { name: /Banco/ })).toHaveAttribute('aria-sort', 'ascending');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const seen = await codes(page).allTextContents();
  expect(seen.length).toBeGreaterThan(0);

  const context = await browser.newContext();
  const other = await context.newPage();
  await signIn(other, ADMINISTRATOR);
  await other.goto(page.url());
  await expect(codes(other)).toHaveText(seen);
  await context.close();
});

test('LIST-12 a cancelled filter dialog fades for a second and lets the page be used at once', async ({
  page,
}) => {
  await openBanks(page);
  await page.getByRole('button', { name: 'Filtros' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Nome' }).fill('itau');
  const cancelled = Date.now();
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByRole('button', { name: 'Filtros' })).toBeFocused();
  // A click where the dialog still fades reaches what lies behind it.
  await page
    .getByRole('link', { name: /^Editar / })
    .nth(4)
    .hover();
  await expect(page.locator('.MuiDialog-root')).toHaveCount(0);
  expect(Date.now() - cancelled).toBeGreaterThan(950);
  await counted(page, /^(?!1 )\d+ bancos$/);
});

test('BANK-09 BANK-01 the keyboard alone finds a bank, changes it and is back where it was', async ({
  page,
}) => {
  await openBanks(page);
  await search(page).focus();
  await page.keyboard.type('sicredi');
  await counted(page, '1 banco');
  for (let step = 0; step < 20; step += 1) {
    if (
      await page
        .getByRole('link', { name: 'Editar Sicredi' })
        .evaluate((link) => link === document.activeElement)
    )
      break;
    await page.keyboard.press('Tab');
  }
  const link = page.getByRole('link', { name: 'Editar Sicredi' });
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  const length = page.getByRole('textbox', { name: 'Tamanho do código de depósito' });
  await expect(length).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('switch', { name: 'Parceiro' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(length).toBeFocused();
  const typed = (await length.inputValue()) === '6' ? '7' : '6';
  await page.keyboard.press('Control+A');
  await page.keyboard.type(typed);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Banco salvo com sucesso!')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText(`${typed} dígitos`)).toBeVisible();
  await expect(link).toBeFocused();
});
