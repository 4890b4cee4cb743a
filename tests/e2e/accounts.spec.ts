import { expect, type Page } from '@playwright/test';
import { openEyes } from './eyes';
import { tabTo } from './focus';
import { signIn, test } from './support';

const ADMINISTRATOR = '10000001';
const MANAGER = '20000002';

test.beforeEach(({ page }) => openEyes(page));

const search = (page: Page) => page.getByRole('searchbox', { name: 'Buscar por apelido' });
const counted = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('region', { name: 'Contas' }).locator('output')).toHaveText(text);
const nicknames = (page: Page) => page.getByRole('table', { name: 'Contas' }).locator('td.name');

async function openAccounts(page: Page, login = ADMINISTRATOR, address = '/contas'): Promise<void> {
  await signIn(page, login);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: 'Contas' })).toBeVisible();
  await counted(page, /^\d+ contas?$/);
}

test('ACC-10 LIST-04 Back, the return and a reload of the details: the list is as it was left', async ({
  page,
}) => {
  await openAccounts(page);
  await search(page).fill('antiga');
  await counted(page, /^\d conta/);
  const found = await nicknames(page).allTextContents();
  const link = page.getByRole('link', { name: `Detalhes de ${found[0]}` });
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Detalhes da conta' })).toBeVisible();
  const nickname = page.getByRole('textbox', { name: 'Apelido' });
  await expect(nickname).toHaveValue(found[0] ?? '');
  await page.reload();
  await expect(nickname).toHaveValue(found[0] ?? '');
  await expect(page.getByRole('radio', { name: 'Inativa' })).toBeChecked();
  await page.goBack();
  await expect(search(page)).toHaveValue('antiga');
  await expect(nicknames(page)).toHaveText(found);
  await page.goForward();
  await page.getByRole('link', { name: 'Voltar para contas' }).last().click();
  await expect(search(page)).toHaveValue('antiga');
  await expect(nicknames(page)).toHaveText(found);
});

test('ACC-11 the keyboard alone finds an account, switches it off and on', async ({ page }) => {
  await openAccounts(page);
  await search(page).focus();
  await page.keyboard.type('movimento');
  await counted(page, /^\d+ contas$/);
  const nickname = (await nicknames(page).first().textContent()) ?? '';
  const turn = async (verb: 'Desativar' | 'Ativar') => {
    await tabTo(page, page.getByRole('button', { name: `${verb} ${nickname}`, exact: true }));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: `${verb} ${nickname}?` });
    await expect(dialog.getByRole('button', { name: 'Cancelar' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Alteração salva com sucesso!')).toBeVisible();
    await expect(dialog).toBeHidden();
  };
  await turn('Desativar');
  await turn('Ativar');
  await expect(page.getByRole('button', { name: `Desativar ${nickname}`, exact: true })).toBeFocused();
});

test('ACC-02 ACC-06 a manager on a phone filters by an establishment and reads the details', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await openAccounts(page, MANAGER);
  await page.getByRole('button', { name: 'Filtros' }).click();
  await page.getByRole('combobox', { name: 'Estabelecimento' }).click();
  const option = page.getByRole('option').first();
  const shop = ((await option.textContent()) ?? '').replace(/ \(Cód\.: .*/, '');
  await option.click();
  await page.getByRole('button', { name: 'Aplicar' }).click();
  await expect(page.getByRole('button', { name: `Remover o filtro Estabelecimento ${shop}` })).toBeVisible();
  const card = page.getByRole('list', { name: 'Contas' }).getByRole('link').first();
  await card.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Detalhes da conta' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Ativa', exact: true })).toBeDisabled();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await context.close();
});
