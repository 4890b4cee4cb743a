import { expect, type Page } from '@playwright/test';
import { violationsOf } from './looks';
import { signIn, test } from './support';

const MANAGER = '20000002';
const ADMINISTRATOR = '10000001';

test.use({ viewport: { width: 390, height: 844 } });

/** Returns the edges of a control, in pixels of the window. */
async function edges(page: Page, name: string | RegExp, role: 'button' | 'link' = 'button') {
  const box = await page.getByRole(role, { name }).boundingBox();
  if (box === null) throw new Error(`${String(name)} is not there`);
  return { top: box.y, bottom: box.y + box.height, left: box.x, right: box.x + box.width };
}

for (const [person, address, list, action] of [
  [MANAGER, '/codigos-operadores', 'Códigos de operador', 'Novos códigos'],
  [MANAGER, '/chamados', 'Chamados', 'ABRIR'],
  // Fewer than six wait in the demo, with which the queue begins.
  [ADMINISTRATOR, '/chamados?filter={}', 'Chamados', 'ABRIR'],
  [ADMINISTRATOR, '/usuarios', 'Usuários', 'Novo usuário'],
  [ADMINISTRATOR, '/visualizadores-relatorios', 'Visualizadores de relatórios', 'Novo visualizador'],
  [ADMINISTRATOR, '/agrupadores', 'Grupos', 'Novo grupo'],
  [ADMINISTRATOR, '/bancos', 'Bancos', null],
  [ADMINISTRATOR, '/contas', 'Contas', null],
  // It has five a page at first.
  [ADMINISTRATOR, '/marketing?perPage=10', 'Notícias', 'Adicionar notícia'],
] as const) {
  test(`a phone shows ${person} six records of ${address} above its dock`, async ({ page }) => {
    await signIn(page, person);
    await page.goto(address);
    const sixth = page.getByRole('list', { name: list, exact: true }).locator('> li').nth(5);
    await expect(sixth).toBeVisible();
    const box = await sixth.boundingBox();
    const end = action === null ? 844 : (await edges(page, action, 'link')).top;
    expect((box?.y ?? 999) + (box?.height ?? 999)).toBeLessThanOrEqual(end);
    // The search is as wide as the screen, and everything else one can do with the list shares one line.
    for (const search of await page.getByRole('search').all())
      expect((await search.boundingBox())?.width).toBe(390 - 32);
    const lines = await Promise.all(['Exportar', 'Atualizar'].map((name) => edges(page, name)));
    expect(new Set(lines.map(({ top }) => top)).size).toBe(1);
  });
}

test('what is selected on a phone is worked on in the dock, and the list stays where it is', async ({
  page,
}) => {
  await signIn(page, MANAGER);
  await page.goto('/codigos-operadores');
  await page.getByRole('button', { name: 'Selecionar', exact: true }).click();
  const boxes = page.getByRole('list', { name: 'Códigos de operador' }).getByRole('checkbox');
  await expect(boxes.first()).toBeVisible();
  const before = await boxes.nth(1).boundingBox();
  await boxes.first().check();
  await expect(page.locator('output', { hasText: '1 selecionado' })).toHaveCount(1);
  await expect(page.getByText('1 selecionado', { exact: true }).last()).toBeInViewport();
  // Count and order stay where they were.
  await expect(page.getByRole('combobox', { name: 'Ordenar por' })).toBeInViewport();
  const bar = await edges(page, 'Desativar');
  expect(bar.top).toBeGreaterThan(700);
  expect(bar.bottom).toBeLessThanOrEqual(844);
  expect(await boxes.nth(1).boundingBox()).toEqual(before);
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Desativar' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const sheet = await dialog.boundingBox();
  expect(Math.round((sheet?.y ?? 0) + (sheet?.height ?? 0))).toBe(844);
  expect(sheet?.y).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Limpar seleção' }).click();
  await page.getByRole('button', { name: 'Concluir' }).click();
  await expect(page.getByRole('link', { name: 'Novos códigos' })).toBeInViewport();
});

test('in 300 px what is selected, all there is to select and the way out share one line of the dock', async ({
  page,
}) => {
  await page.setViewportSize({ width: 300, height: 640 });
  await signIn(page, MANAGER);
  await page.goto('/codigos-operadores');
  await page.getByRole('button', { name: 'Selecionar', exact: true }).click();
  const list = page.getByRole('list', { name: 'Códigos de operador' });
  await list.getByRole('checkbox').first().check();
  const middle = ({ top, bottom }: { top: number; bottom: number }) => Math.round((top + bottom) / 2);
  const all = await edges(page, /^Selecionar todos os/);
  const clear = await edges(page, 'Limpar seleção');
  expect(Math.abs(middle(all) - middle(clear))).toBeLessThanOrEqual(1);
  expect(clear.left).toBeGreaterThanOrEqual(all.right);
  expect(clear.right).toBeLessThanOrEqual(300);
});

/** Tells whether a dialog takes the pointer in the frame in which it comes. */
const takesPointerAtOnce = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        new MutationObserver((_changes, observer) => {
          const dialog = document.querySelector('[role="dialog"]');
          if (dialog === null) return;
          observer.disconnect();
          requestAnimationFrame(() => {
            const { left, top, width, height } = dialog.getBoundingClientRect();
            resolve(dialog.contains(document.elementFromPoint(left + width / 2, top + height / 2)));
          });
        }).observe(document.body, { childList: true, subtree: true });
      }),
  );

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(`a double tap opens a sheet and presses nothing in it (motion: ${reducedMotion})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await signIn(page, MANAGER);
    await page.goto('/codigos-operadores');
    const filters = page.getByRole('button', { name: 'Filtros' });
    await expect(filters).toBeVisible();
    const [early] = await Promise.all([takesPointerAtOnce(page), filters.click()]);
    expect(early).toBe(false);
    // A hand that waits for it presses what is there.
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    await expect(dialog).toHaveCount(0);
  });
}
