import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Download, expect, type Locator, type Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { violationsOf } from './looks';
import { createReport, daysAgo, inFilters, statementRows } from './report-filters';
import { signIn, test } from './support';

const MANAGER = '20000002';
const FILES = '**/portal/exports/*';

const button = (page: Page) => page.getByRole('button', { name: 'Exportar' });
const tray = (page: Page) => page.getByRole('complementary', { name: 'Exportações' });
/** The tray says why as well. */
const snackbar = (page: Page, text: string) =>
  expect(page.locator('.MuiSnackbar-root').getByText(text)).toBeVisible();

/** The statement of the last fortnight of six establishments, which is more than a page of it. */
async function openStatement(page: Page): Promise<void> {
  await signIn(page, MANAGER);
  await page.goto('/transacoes-extrato');
  await inFilters(page, 'period', () => page.getByLabel('Data inicial').fill(daysAgo(14)));
  await createReport(page);
  await expect(statementRows(page)).toHaveCount(100);
}

async function choose(page: Page, entry: string): Promise<void> {
  await button(page).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

async function exported(page: Page): Promise<Download> {
  const [file] = await Promise.all([page.waitForEvent('download'), choose(page, 'CSV')]);
  return file;
}

/** Lines of cells; an amount as cents. */
async function linesOf(file: Download): Promise<string[][]> {
  return parse(await readFile(await file.path()), { bom: true, delimiter: ';' });
}
const cents = (text: string) => Number(text.replaceAll(/[^\d]/g, '')) * (/[−-]/.test(text) ? -1 : 1);

test('STMT-30 API-27 the saved file has the rows and the totals of the screen', async ({ page }) => {
  await openStatement(page);
  const file = await exported(page);
  expect(file.suggestedFilename()).toBe('relatorio.csv');
  await snackbar(page, 'O arquivo relatorio.csv foi salvo.');
  const [heading = [], ...lines] = await linesOf(file);
  // Beside the columns stands what can be done about a row.
  const columns = await page.getByRole('columnheader').allTextContents();
  expect([...heading, 'Contestação']).toEqual(columns);
  const end = lines.findIndex((line) => line.every((cell) => cell === ''));
  expect(end).toBeGreaterThan(100);

  const shown = await statementRows(page).evaluateAll((list) =>
    list.map((row) => [...row.querySelectorAll('td:not(.dispute)')].map((cell) => cell.textContent ?? '')),
  );
  const day = (date: string) => date.split('-').toReversed().join('/');
  expect(shown.map((cells) => cells.map((cell) => cell.trim()))).toEqual(
    lines.slice(0, 100).map(([at = '', booked = '', ...rest]) => {
      const [date = '', time] = at.split(' ');
      const [amount = '', type] = rest.slice(-2);
      const money = expect.stringMatching(amount.startsWith('-') ? /^−R\$/ : /^\+R\$/);
      return [`${day(date)} ${time}`, day(booked), ...rest.slice(0, -2), money, type];
    }),
  );
  expect(shown.map((cells) => cents(cells[8] ?? ''))).toEqual(
    lines.slice(0, 100).map((line) => cents(line[8] ?? '')),
  );

  const totals = (await page.locator('dd').allTextContents()).map(cents);
  expect(lines.slice(end + 1, end + 4).map((line) => [line[0], cents(line[8] ?? '')])).toEqual([
    ['Depósitos', totals[0]],
    ['Saques', totals[1]],
    ['Saldo total', totals[2]],
  ]);
  const sum = lines.slice(0, end).reduce((total, line) => total + cents(line[8] ?? ''), 0);
  expect(sum).toBe(totals[2]);
});

/** Stands in for a server that begins a file; what it does then, each test says. */
async function beginning(page: Page, then: (reply: ServerResponse) => void) {
  const server = createServer((_request, reply) => {
    reply.writeHead(200, { 'content-type': 'text/csv', 'access-control-allow-origin': '*' });
    reply.write(Buffer.alloc(300_000, 'x'), () => then(reply));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await page.route(FILES, (route) => route.continue({ url: `http://127.0.0.1:${port}/` }));
  return async () => {
    await page.unroute(FILES);
    server.closeAllConnections();
    server.close();
  };
}

test('STMT-33 a file that breaks off is reported as a failure and not saved, and one may try again', async ({
  page,
  complaints,
}) => {
  complaints.expect(/net::ERR_INCOMPLETE_CHUNKED_ENCODING/);
  await openStatement(page);
  let saved = 0;
  page.on('download', () => {
    saved += 1;
  });
  const stop = await beginning(page, (reply) => reply.destroy());
  await choose(page, 'CSV');
  await snackbar(page, 'Recarregue a página e tente novamente.');
  expect(saved).toBe(0);
  await stop();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    tray(page).getByRole('button', { name: 'Tentar novamente' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('relatorio.csv');
  await expect(tray(page)).toHaveCount(0);
});

test('ERR-02 a file that is on its way counts its bytes and can be given up', async ({ page }) => {
  await openStatement(page);
  const gone = new Promise<void>((resolve) => {
    void beginning(page, (reply) => reply.once('close', resolve));
  });
  await choose(page, 'CSV');
  // It counts by steps of 100 kB, and the browser divides what comes as it likes.
  await expect(tray(page)).toContainText(/[23]\d\d kB/);
  // The screen stays of use.
  await page.getByRole('button', { name: 'Gerar relatório' }).click();
  await expect(statementRows(page)).toHaveCount(100);
  await tray(page).getByRole('button', { name: 'Cancelar a exportação' }).click();
  await snackbar(page, 'Solicitação cancelada.');
  await gone;
  await expect(tray(page)).toHaveCount(0);
});

/** Whether two boxes share a point. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (a === null || b === null) throw new Error('One of them is not there');
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

for (const width of [1440, 1280, 1000, 390]) {
  test(`STMT-33 STMT-30 at ${width} px a refusal hides no progress and covers nothing`, async ({
    page,
    complaints,
  }) => {
    complaints.expect(/status of 400/);
    await page.setViewportSize({ width, height: 844 });
    await openStatement(page);
    const stop = await beginning(page, () => undefined);
    const text =
      'O formato PDF aceita no máximo 50.000 linhas, e este relatório tem 50.001. Escolha XLSX ou CSV.';
    await page.route('**/portal/reports/deposits/?formato=pdf*', (route) =>
      route.fulfill({ status: 400, json: { code: 'VALIDATION', message: text, fields: { formato: text } } }),
    );
    await choose(page, 'PDF');
    await snackbar(page, text);
    await choose(page, 'CSV');
    const progress = tray(page).getByRole('progressbar');
    await expect(progress).toBeInViewport({ ratio: 1 });
    await expect(tray(page).getByRole('button', { name: 'Como XLSX' })).toBeInViewport({ ratio: 1 });
    await expect(tray(page).getByRole('button', { name: 'Tentar novamente' })).toHaveCount(0);
    expect(await overlap(tray(page), page.locator('.MuiSnackbar-root'))).toBe(false);
    // On a desktop the results end above it; on a phone the page's end can be scrolled clear of it.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const end = width < 1000 ? statementRows(page).last() : page.getByRole('region', { name: 'Resultado' });
    expect(await overlap(tray(page), end)).toBe(false);
    await tray(page).getByRole('button', { name: 'Cancelar a exportação' }).click();
    await expect(progress).toBeHidden();
    await stop();
  });
}

test('STMT-30 LIST-10 what pages a list is clear of the tray', async ({ page }) => {
  await signIn(page, '10000001');
  await page.goto('/bancos');
  const stop = await beginning(page, () => undefined);
  await choose(page, 'CSV');
  await expect(tray(page).getByRole('progressbar')).toBeVisible();
  await page.getByRole('button', { name: 'Página 2' }).click();
  await expect(page.getByText(/^11–/)).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  expect(await overlap(tray(page), page.getByRole('button', { name: 'Página 1' }))).toBe(false);
  await tray(page).getByRole('button', { name: 'Cancelar a exportação' }).click();
  await expect(tray(page)).toHaveCount(0);
  await stop();
});

test('STMT-11 the keyboard is enough to export', async ({ page }) => {
  await openStatement(page);
  await button(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'PDF' })).toBeFocused();
  for (const _next of ['XLSX', 'XLS', 'CSV']) await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'CSV' })).toBeFocused();
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(file.suggestedFilename()).toBe('relatorio.csv');
  await expect(button(page)).toBeFocused();
});

for (const width of [1440, 600, 390, 300]) {
  test(`STMT-11 at ${width} px both actions are in sight, and nothing sticks out`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openStatement(page);
    await page.evaluate(() => window.scrollTo(0, 200));
    // On a phone the one of a report that is on the screen leads to another period.
    const create = page.getByRole('button', { name: width < 1000 ? 'Mudar período' : 'Gerar relatório' });
    const [first, second] = [await button(page).boundingBox(), await create.boundingBox()];
    if (first === null || second === null) throw new Error('A button is missing');
    expect(first.y).toBe(second.y);
    expect(first.height).toBe(second.height);
    expect(first.x + first.width).toBeLessThanOrEqual(second.x);
    expect(second.x + second.width).toBeLessThanOrEqual(width);
    if (width < 600) expect(second.y + second.height).toBeGreaterThan(780);
    const [content, visible] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(content).toBeLessThanOrEqual(visible ?? 0);
    await exported(page);
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`STMT-11 axe finds nothing with the menu open, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openStatement(page);
    await button(page).click();
    await expect(page.getByRole('menu', { name: 'Exportar' })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
  });
}
