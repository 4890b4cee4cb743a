import { expect, type Page } from '@playwright/test';
import { openEyes } from './eyes';
import { tabTo } from './focus';
import { newLogin, signIn, test } from './support';

const MANAGER = '20000002';

test.beforeEach(({ page }) => openEyes(page));

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Vincular estabelecimentos' });
const linked = (page: Page) =>
  page.getByRole('table', { name: 'Estabelecimentos vinculados' }).locator('tbody tr');
const move = (page: Page, name: string) => dialog(page).getByRole('button', { name });

async function openForm(page: Page): Promise<void> {
  await signIn(page, MANAGER);
  await page.goto('/visualizadores-relatorios/adicionar');
  await expect(page.getByRole('button', { name: 'Vincular estabelecimentos' })).toBeEnabled();
}

test('VIEW-16 VIEW-18 a manager registers a viewer of its establishments and finds it in the list', async ({
  page,
}) => {
  const login = newLogin(70_000_000);
  await openForm(page);
  await expect(page.getByRole('button', { name: 'Salvar' })).toBeDisabled();
  await page.getByRole('textbox', { name: /^Nome/ }).fill(`Leitora ${login}`);
  await page.getByRole('textbox', { name: /^Login/ }).fill(login);
  await page.getByRole('textbox', { name: /^E-mail/ }).fill(`${login}@example.com`);
  await page.getByRole('radio', { name: 'Ativo', exact: true }).check();
  await page.getByRole('button', { name: 'Vincular estabelecimentos' }).click();
  await move(page, 'Mover todos para selecionados').click();
  await dialog(page).getByRole('button', { name: 'Confirmar' }).click();
  await expect(linked(page)).toHaveCount(6);
  await page
    .getByRole('button', { name: /^Remover / })
    .first()
    .click();
  await expect(linked(page)).toHaveCount(5);
  await page.getByRole('button', { name: 'Salvar' }).click();
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Visualizadores de relatórios' })).toBeVisible();
  await page.getByRole('searchbox').fill(`leitora ${login}`);
  await expect(page.getByRole('link', { name: `Editar Leitora ${login}` })).toBeVisible();
});

test('VIEW-21 VIEW-23 VIEW-24 the keyboard alone goes through the dialog and is back at its button', async ({
  page,
}) => {
  await openForm(page);
  await tabTo(page, page.getByRole('button', { name: 'Vincular estabelecimentos' }));
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  const available = dialog(page).getByRole('region', { name: 'Disponíveis' });
  await tabTo(page, available.getByRole('checkbox').nth(1));
  await page.keyboard.press('Space');
  await tabTo(page, move(page, 'Mover marcados para selecionados'));
  await page.keyboard.press('Enter');
  await expect(move(page, 'Mover todos para selecionados')).toBeFocused();
  await tabTo(page, dialog(page).getByRole('button', { name: 'Confirmar' }));
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(linked(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Vincular estabelecimentos' })).toBeFocused();
});

test('VIEW-09 VIEW-25 the tables keep their heights: 400 px in the form, 290 px in the dialog', async ({
  page,
}) => {
  const many = Array.from({ length: 60 }, (_, index) => ({
    cdEc: String(index).padStart(4, '0'),
    name: `Loja ${index}`,
    logradouro: 'Rua A',
    numero: '1',
    bairro: 'Centro',
    cep: '01000-000',
    cidade: 'São Paulo',
    uf: 'SP',
    agrupador: null,
  }));
  await page.route('**/portal/users/listEcs*', (route) => route.fulfill({ json: many }));
  await openForm(page);
  await page.getByRole('button', { name: 'Vincular estabelecimentos' }).click();
  const side = dialog(page).getByRole('region', { name: 'Disponíveis' }).locator('.table');
  expect((await side.boundingBox())?.height).toBe(290);
  expect((await dialog(page).boundingBox())?.width).toBeLessThanOrEqual(960);
  await move(page, 'Mover todos para selecionados').click();
  await dialog(page).getByRole('button', { name: 'Confirmar' }).click();
  await expect(linked(page)).toHaveCount(60);
  const box = page.getByRole('region', { name: 'Estabelecimentos vinculados' }).last();
  expect((await box.boundingBox())?.height).toBe(400);
});
