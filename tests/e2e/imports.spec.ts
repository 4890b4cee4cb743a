import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { listEcs } from '../../contract/user-options';
import { newLogin, signIn, test } from './support';

const ADMINISTRATOR = '10000001';
const HEADING = 'Nome;Login;E-mail;Status;Estabelecimentos';

async function openImport(page: Page): Promise<void> {
  await signIn(page, ADMINISTRATOR);
  await page.goto('/visualizadores-relatorios');
  await page.getByRole('link', { name: 'Importar' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Importar visualizadores de relatórios' }),
  ).toBeVisible();
}

const choose = (page: Page, text: string | Buffer) =>
  page.locator('input[type=file]').setInputFiles({
    name: 'pessoas.csv',
    mimeType: 'text/csv',
    buffer: Buffer.isBuffer(text) ? text : Buffer.from(text),
  });

/** Logins of this run: a second attempt of the test must meet nobody of the first one. */
const start = Number(newLogin(80_000_000, 3_000));
const people = (from: number, count: number, wrong: (index: number) => boolean = () => false) =>
  Array.from({ length: count }, (_, index) => {
    const login = String(start + from + index);
    return `Íris ${login};${login};${wrong(index) ? 'x' : `${login}@example.com`};Ativo;0001`;
  });

/** The code of an establishment of the demo network. */
function established(page: Page): Promise<string> {
  return page.evaluate(async (path) => {
    const reply = await fetch(path, {
      headers: { authorization: `Bearer ${localStorage.getItem('@token')}` },
    });
    const [first] = await reply.json();
    return first.cdEc;
  }, listEcs.path);
}

test('VIEW-17 500 viewers with ten mistakes are imported, mended and imported again', async ({ page }) => {
  await signIn(page, ADMINISTRATOR);
  await page.goto('/visualizadores-relatorios');
  const code = await established(page);
  await page.getByRole('link', { name: 'Importar' }).click();
  const lines = people(0, 500, (index) => index % 50 === 7).map((line) => line.replace(/0001$/, code));
  await choose(page, Buffer.from(`${HEADING}\r\n${lines.join('\r\n')}`, 'latin1'));
  await expect(page.getByText('pessoas.csv · 500 linhas')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Codificação' })).toHaveText('Windows-1252');
  await page.getByRole('button', { name: 'Verificar as linhas' }).click();
  await expect(page.getByRole('tab', { name: 'Erros 10' })).toHaveAttribute('aria-selected', 'true');
  await expect(
    page.getByRole('table', { name: 'Linhas do arquivo' }).getByText('E-mail inválido.'),
  ).toHaveCount(10);

  const [errors] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Baixar as linhas com erros' }).click(),
  ]);
  await page.getByRole('button', { name: 'Importar 490 linhas' }).click();
  // Beside the other tests the import takes longer than a click does.
  await expect(page.getByText(/^490 pessoas foram cadastradas\./)).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Importar outro arquivo' }).click();
  const mended = (await readFile(await errors.path(), 'utf8')).replaceAll('"x"', '"iris@example.com"');
  await choose(page, mended);
  await page.getByRole('button', { name: 'Verificar as linhas' }).click();
  await page.getByRole('button', { name: 'Importar 10 linhas' }).click();
  await expect(page.getByText(/^10 pessoas foram cadastradas\./)).toBeVisible();
});

test('VIEW-14 why a row is refused is seen without scrolling, wide and narrow', async ({ page }) => {
  await openImport(page);
  const long = 'x'.repeat(60);
  const rows = people(3000, 3).map((line) => line.replace(/;[^;]*@example\.com;Ativo/, `;${long};?`));
  await choose(page, `${HEADING}\n${rows.join('\n')}`);
  await page.getByRole('button', { name: 'Verificar as linhas' }).click();
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const rows = page.getByRole(width < 1000 ? 'list' : 'table', { name: 'Linhas do arquivo' });
    const email = rows.getByText('E-mail inválido.');
    const status = rows.getByText('? não é um status. Escreva Ativo ou Inativo.');
    await expect(email).toHaveCount(3);
    await expect(email.first(), `at ${width} px`).toBeInViewport({ ratio: 1 });
    await expect(status.first(), `at ${width} px`).toBeInViewport({ ratio: 1 });
  }
});

test('a file is dropped, and the keyboard does the rest', async ({ page }) => {
  await openImport(page);
  const text = `${HEADING}\n${people(1000, 1).join('\n')}`;
  const data = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([content], 'solto.csv'));
    return transfer;
  }, text);
  await page.getByText('Solte o arquivo aqui, ou').dispatchEvent('drop', { dataTransfer: data });
  await expect(page.getByText('solto.csv · 1 linha')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Primeiras linhas' })).toBeFocused();
  const check = page.getByRole('button', { name: 'Verificar as linhas' });
  for (let step = 0; step < 6; step += 1) {
    if (await check.evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Prévia' })).toBeFocused();
});

for (const width of [1440, 320]) {
  test(`no name of a column of the preview runs into what stands beside it at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await signIn(page, ADMINISTRATOR);
    await page.goto('/usuarios/importar');
    await expect(page.getByRole('button', { name: 'Baixar modelo' })).toBeEnabled();
    await choose(page, `${HEADING};Cor\n${people(2000, 2, () => true).join(';azul\n')};azul`);
    await page.getByRole('button', { name: 'Verificar as linhas' }).click();
    const rows = page.getByRole(width < 1000 ? 'list' : 'table', { name: 'Linhas do arquivo' });
    await expect(rows).toBeVisible();
    const names = await rows.locator('dt, th').evaluateAll((list) =>
      list.map(({ textContent, scrollWidth, clientWidth }) => ({
        name: textContent,
        beyond: Math.max(0, scrollWidth - clientWidth),
      })),
    );
    expect(names.length).toBeGreaterThan(4);
    expect(names.filter(({ beyond }) => beyond > 0)).toEqual([]);
  });
}
