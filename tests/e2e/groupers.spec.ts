import { expect, type Page } from '@playwright/test';
import { signIn, test } from './support';

const ADMINISTRATOR = '10000001';

async function openGroupers(page: Page): Promise<void> {
  await signIn(page, ADMINISTRATOR);
  await page.goto('/agrupadores');
  await expect(page.getByRole('table', { name: 'Grupos' })).toBeVisible();
}

test('GRP-03 GRP-08 GRP-12 a group is built, its effect is read, it is saved, changed and deleted', async ({
  page,
}) => {
  const name = `Zona ${Date.now()}`;
  await openGroupers(page);
  await page.getByRole('link', { name: 'Novo grupo' }).click();
  await page.getByRole('textbox', { name: 'Nome' }).fill(name);
  await page.getByRole('combobox', { name: 'Estabelecimentos' }).click();
  // By their names: which one stands first may change when the answer arrives.
  await page.getByRole('option', { name: 'Mercado Triângulo' }).click();
  await page.getByRole('option', { name: 'Mercado Moinhos' }).click();
  await expect(page.getByRole('option', { selected: true })).toHaveCount(2);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  const effect = page.getByRole('dialog', { name: 'Novo grupo' });
  await expect(effect.getByText('Ninguém ganha nem perde acesso a um estabelecimento.')).toBeVisible();
  await effect.getByRole('button', { name: 'Salvar com este efeito' }).click();

  await expect(page.getByRole('table', { name: 'Grupos' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Buscar por nome' }).fill(name);
  await expect(page.locator('output', { hasText: '1 grupo' })).toBeVisible();
  await page.getByRole('link', { name: `Editar ${name}` }).click();
  await expect(page.getByRole('textbox', { name: 'Nome' })).toHaveValue(name);
  // The address alone brings it back.
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Nome' })).toHaveValue(name);
  await page.getByRole('button', { name: 'Remover todos os estabelecimentos' }).click();
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText('Preencha todos os campos obrigatórios.').first()).toBeVisible();
  await page.getByRole('link', { name: 'Voltar', exact: true }).click();
  await page.getByRole('button', { name: 'Sair', exact: true }).last().click();

  await page.getByRole('button', { name: `Excluir ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click();
  await expect(page.getByText('Grupo excluído.')).toBeVisible();
  await expect(page.locator('output', { hasText: '0 grupos' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('GRP-03 GRP-08 GRP-12 a group is built, its effect is read, it is saved and deleted', async ({
    page,
  }) => {
    const name = `Bolso ${Date.now()}`;
    await signIn(page, ADMINISTRATOR);
    await page.goto('/agrupadores');
    await page.getByRole('link', { name: 'Novo grupo' }).click();
    await page.getByRole('textbox', { name: 'Nome' }).fill(name);
    await page.getByRole('combobox', { name: 'Estabelecimentos' }).click();
    await page.getByRole('option').first().click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Salvar', exact: true }).click();
    const effect = page.getByRole('dialog', { name: 'Novo grupo' });
    await expect(effect.getByText('Ninguém ganha nem perde acesso a um estabelecimento.')).toBeVisible();
    await effect.getByRole('button', { name: 'Salvar com este efeito' }).click();
    await page.getByRole('searchbox', { name: 'Buscar por nome' }).fill(name);
    await expect(page.locator('output', { hasText: '1 grupo' })).toBeVisible();
    await page.getByRole('button', { name: `Excluir ${name}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click();
    await expect(page.getByText('Grupo excluído.')).toBeVisible();
    await expect(page.locator('output', { hasText: '0 grupos' })).toBeVisible();
    const beyond = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await page.evaluate(beyond)).toBeLessThanOrEqual(0);
  });
});

test('GRP-03 a group that people hold is not deleted, and they are named', async ({ page }) => {
  await openGroupers(page);
  await page.getByRole('button', { name: 'Excluir Sul', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('list', { name: 'Pessoas cujo acesso muda' })).toBeVisible();
  await expect(dialog.getByText(/^O grupo está em uso por usuários\./)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Excluir' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Excluir Sul', exact: true })).toBeFocused();
});

test('on a phone the buttons to select and to fetch anew share a line', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, ADMINISTRATOR);
  await page.goto('/agrupadores');
  await expect(page.getByRole('list', { name: 'Grupos' })).toBeVisible();
  const select = await page.getByRole('button', { name: 'Selecionar' }).boundingBox();
  const refresh = await page.getByRole('button', { name: 'Atualizar' }).boundingBox();
  const middle = (box: typeof select) => (box?.y ?? Number.NaN) + (box?.height ?? 0) / 2;
  expect(Math.abs(middle(select) - middle(refresh))).toBeLessThan(2);
});
