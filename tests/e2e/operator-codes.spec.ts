import { expect, type Page } from '@playwright/test';
import { signIn, test } from './support';

const MANAGER = '20000002';
const LIST = '/codigos-operadores';

const counted = (page: Page, text: string | RegExp) =>
  expect(page.locator('output').first()).toHaveText(text);

async function openCodes(page: Page): Promise<void> {
  await signIn(page, MANAGER);
  await page.goto(LIST);
  await expect(page.getByRole('heading', { level: 1, name: 'Códigos de operador' })).toBeVisible();
  await counted(page, /^[\d.]+ códigos de operador$/);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('OPC-09 OPC-14 five codes are made, one is named, found by its name and switched off', async ({
    page,
  }) => {
    await openCodes(page);
    await page.getByRole('link', { name: 'Novos códigos' }).click();
    await page.getByRole('combobox', { name: /^Estabelecimento/ }).click();
    await page.getByRole('option').first().click();
    await page.getByRole('textbox', { name: /^Quantidade/ }).fill('5');
    await page.getByRole('button', { name: 'Salvar' }).click();
    const made = page.getByRole('dialog', { name: '5 códigos criados' });
    await expect(made.getByRole('listitem')).toHaveCount(5);
    const tail = (await made.getByRole('listitem').first().textContent()) ?? '';
    expect(tail).toMatch(/^\d{3}$/);
    await made.getByRole('button', { name: 'OK' }).click();

    const search = page.getByRole('searchbox', { name: 'Buscar por nome do operador' });
    await search.fill(`Operador ${tail}`);
    await page
      .getByRole('link', { name: `Operador ${tail}` })
      .first()
      .click();
    const name = `Teresa ${Date.now()}`;
    await page.getByRole('textbox', { name: /^Nome do operador/ }).fill(name);
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Alteração salva com sucesso!')).toBeVisible();

    await search.fill(name);
    await counted(page, '1 código de operador');
    const toggle = page.getByRole('switch', { name: new RegExp(`^${name}`) });
    await toggle.click();
    await expect(toggle).not.toBeChecked();
    await page.reload();
    await counted(page, '1 código de operador');
    await expect(toggle).not.toBeChecked();
    const beyond = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await page.evaluate(beyond)).toBeLessThanOrEqual(0);
  });
});

test('LIST-04 OPC-10 Back, reload and the keyboard lead through list and form', async ({ page }) => {
  await openCodes(page);
  const search = page.getByRole('searchbox', { name: 'Buscar por nome do operador' });
  await search.fill('a');
  await expect(page).toHaveURL(/operator/);
  const link = page.locator('tbody td a').first();
  const label = (await link.textContent()) ?? '';
  await link.focus();
  await page.keyboard.press('Enter');
  const name = page.getByRole('textbox', { name: /^Nome do operador/ });
  await expect(name).toHaveValue(label);
  await page.reload();
  await expect(name).toHaveValue(label);
  await page.goBack();
  await expect(search).toHaveValue('a');
});
