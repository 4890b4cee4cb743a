import { expect, type Page } from '@playwright/test';
import { createNews, updateNews, uploadNewsFile } from '../../contract/news-management';
import { picture } from '../support/pictures';
import { signIn, test } from './support';

const LIST = '/marketing';
const field = (page: Page, name: RegExp) => page.getByRole('textbox', { name });

/** Takes what a test has published down again: others look at home. */
async function takeDown(page: Page, item: { id: number; title: string; text: string }): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('@token'));
  const answer = await page.request.put(updateNews.path, {
    headers: { authorization: `Bearer ${token}` },
    data: { id: item.id, title: item.title, text: item.text, status: 1 },
  });
  expect(answer.status()).toBe(200);
}

test('NEWS-06 NEWS-07 an item is published with a picture, and a reader sees it on home and is notified', async ({
  page,
  browser,
}) => {
  await signIn(page, '10000001');
  await page.goto(LIST);
  await page.getByRole('link', { name: 'Adicionar notícia' }).click();
  await page.locator('input[type="file"]').setInputFiles({
    name: 'loja.jpg',
    mimeType: 'image/jpeg',
    buffer: await picture('jpeg'),
  });
  await expect(page.getByRole('button', { name: 'Escolher outra imagem' })).toBeVisible();
  const title = `Novo caixa ${Date.now()}`;
  await field(page, /^Título/).fill(title);
  await field(page, /^Texto/).fill('Primeira linha\nSegunda linha');
  // For viewers alone.
  for (const name of ['Administrador do provedor', 'Administrador de estabelecimento', 'Usuário específico'])
    await page.getByRole('checkbox', { name }).click();
  const created = page.waitForResponse(`**${createNews.path}`);
  await page.getByRole('button', { name: 'Salvar' }).click();
  const item = await (await created).json();
  await expect(page.getByRole('dialog', { name: 'Notícia salva' })).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(LIST);
  await expect(page.getByRole('row', { name: new RegExp(title) }).getByText('Ativa')).toBeVisible();

  const context = await browser.newContext();
  const reader = await context.newPage();
  await signIn(reader, '30000003');
  await reader.goto('/home');
  await expect(reader.getByRole('heading', { name: title }).first()).toBeVisible();
  await reader.goto(`/home/noticias/${item.id}`);
  const shown = reader.getByRole('dialog').getByRole('img');
  await expect(shown).toBeVisible();
  expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(1000);
  await takeDown(page, item);
  await context.close();
});

test('NEWS-01 a text ends after six lines', async ({ page }) => {
  await signIn(page, '10000001');
  const item = {
    id: 1,
    title: 'Longa',
    text: 'Uma frase que continua. '.repeat(150),
    urlFile: null,
    status: 'INATIVO',
    openDate: '2026-11-01T12:00:00',
    modifiedDate: '2026-11-01T12:00:00',
    endDate: null,
    managed: { opensOn: null, endsOn: null, profiles: null, version: 1 },
  };
  await page.route('**/portal/news/list*', (route) =>
    route.fulfill({
      json: { content: [item], pageable: { pageNumber: 0 }, totalPages: 1, totalElements: 1 },
    }),
  );
  await page.goto(LIST);
  const text = page.getByText(/^Uma frase que continua/);
  const [height, line] = await text.evaluate((element) => [
    element.getBoundingClientRect().height,
    Number.parseFloat(getComputedStyle(element).lineHeight),
  ]);
  expect(Math.round((height ?? 0) / (line ?? 1))).toBe(6);
});

test('NEWS-05 a reload keeps the item, the keyboard opens the choice of a file, and Back asks for a confirmation where something is unsaved', async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 400/);
  // Registered first, because the browser needs some time before it leaves file choosers to the test.
  const chooser = page.waitForEvent('filechooser');
  await signIn(page, '10000001');
  await page.goto(LIST);
  await page
    .getByRole('link', { name: /^Editar / })
    .first()
    .click();
  const { pathname } = new URL(page.url());
  expect(pathname).toMatch(/^\/marketing\/editar\/\d+$/);
  await page.reload();
  await expect(field(page, /^Título/)).not.toHaveValue('');
  expect(new URL(page.url()).pathname).toBe(pathname);
  await page
    .getByRole('button', { name: 'Escolher outra imagem' })
    .or(page.getByRole('button', { name: 'Escolher uma imagem' }))
    .focus();
  await page.keyboard.press('Enter');
  await (await chooser).setFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(page.getByRole('alert')).toContainText('Arquivo não suportado');
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(pathname);
});

test('NEWS-16 an upload of 5 MB shows how far it is', async ({ page, complaints }) => {
  complaints.expect(/status of 503/);
  await signIn(page, '10000001');
  await page.route(`**${uploadNewsFile.path}`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.fulfill({ status: 503, json: { code: 'AWAY', message: 'x' } });
  });
  await page.goto('/marketing/nova-noticia');
  await page.locator('input[type="file"]').setInputFiles({
    name: 'grande.jpg',
    mimeType: 'image/jpeg',
    // What the bytes begin with decides, not the name.
    buffer: Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(5 * 1024 * 1024 - 4)]),
  });
  await expect(page.getByRole('progressbar', { name: /^Enviando grande\.jpg/ })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Erro ao salvar o arquivo.');
});
