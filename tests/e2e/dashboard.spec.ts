import { expect, type Page, type Response } from '@playwright/test';
import { type DashboardQuery, dashboard } from '../../contract/dashboard';
import { depositReport } from '../../contract/statement';
import { signIn, test } from './support';

const ADMINISTRATOR = '10000001';
const MANAGER = '20000002';
const VIEWER = '30000003';

/** Opens the dashboard with the filters that an earlier visit has kept. */
async function openDashboard(page: Page, person: string, kept?: DashboardQuery): Promise<void> {
  await signIn(page, person);
  if (kept !== undefined) {
    await page.addInitScript(
      ([key, value]) => localStorage.setItem(String(key), String(value)),
      [`RaStore/${person}/.dashboard.filters`, JSON.stringify(kept)],
    );
  }
  await page.goto('/painel-de-controle');
  await expect(page.getByRole('heading', { level: 1, name: 'Painel de controle' })).toBeVisible();
  await expect(card(page, 'Depósitos')).toBeVisible();
}

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const filters = (page: Page) => page.getByRole('form', { name: 'Filtros do painel' });
/** `R$ 1.234,50` as cents. */
const cents = (text: string) => Number(text.replaceAll(/[^\d]/g, ''));
const total = async (page: Page, name: string) => cents(await card(page, name).locator('.total').innerText());

/** Other calls have addresses that begin alike: the options of the filters. */
const isAnswerOf = (answer: Response, { path }: { path: string }) => new URL(answer.url()).pathname === path;

/** Up to which delivery an answer goes; the same one stands for the same sums. */
const deliveryOf = async (answer: Response) => (await answer.json()).arrived.delivery as number;

/**
 * What the cards say is what the statement behind them says. Shops go on meanwhile: where a delivery has come between
 * the two, both are read again.
 */
async function expectTheStatements(page: Page, withdrawals: boolean): Promise<void> {
  await expect(async () => {
    const [figures] = await Promise.all([
      page.waitForResponse((answer) => isAnswerOf(answer, dashboard)),
      page.goto('/painel-de-controle'),
    ]);
    await expect(card(page, 'Depósitos')).toBeVisible();
    const deposits = await total(page, 'Depósitos');
    expect(deposits).toBeGreaterThan(0);
    const debts = withdrawals ? await total(page, 'Saques') : null;
    const [rows] = await Promise.all([
      page.waitForResponse((answer) => isAnswerOf(answer, depositReport)),
      card(page, 'Depósitos').getByRole('link', { name: 'Abrir no extrato' }).click(),
    ]);
    expect(await deliveryOf(rows), 'no delivery between the two').toBe(await deliveryOf(figures));
    const totals = page.locator('dd');
    await expect(totals).toHaveCount(3);
    const shown = (await totals.allTextContents()).map(cents);
    expect(shown[0]).toBe(deposits);
    if (debts !== null) expect(shown[1]).toBe(debts);
  }).toPass();
}

for (const width of [390, 900, 1440]) {
  test(`DASH-06 DASH-07 at ${width} px the first visit loads by itself, and nothing jumps`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(() => {
      Object.assign(window, { shifts: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
          Object.assign(window, { shifts: (window as unknown as { shifts: number }).shifts + entry.value });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await openDashboard(page, MANAGER);
    await expect(page.getByRole('img', { name: 'Depósitos por dia' })).toBeVisible();
    const [type, period] = ['Data contábil', 'Últimos 7 dias'];
    if (width < 1000) {
      for (const name of [`Data: ${type}`, `Período: ${period}`])
        await expect(filters(page).getByRole('button', { name })).toBeVisible();
    } else {
      await expect(filters(page).getByRole('combobox', { name: 'Data' })).toHaveText(type);
      await expect(filters(page).getByRole('combobox', { name: 'Período' })).toHaveText(period);
    }
    // What comes late may move the page: the fonts, the notifications, and two frames after them.
    await page.waitForLoadState('networkidle');
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBeLessThan(0.005);
  });
}

for (const [person, kept] of [
  [ADMINISTRATOR, { estabelecimento: '*', tipoTransacao: 'dt', periodo: 7 }],
  [ADMINISTRATOR, { estabelecimento: '*', tipoTransacao: 'dt', periodo: 30 }],
  [ADMINISTRATOR, { estabelecimento: '*', tipoTransacao: 'dc', periodo: 30 }],
  [VIEWER, { estabelecimento: '*', tipoTransacao: 'dc', periodo: 7 }],
] as [string, DashboardQuery][]) {
  test(`DASH-11 DASH-14 what ${person} sees of ${JSON.stringify(kept)} is the statement's, to the cent`, async ({
    page,
  }) => {
    await openDashboard(page, person, kept);
    await expectTheStatements(page, kept.tipoTransacao === 'dt');
  });
}

test("DASH-06 DASH-11 what a manager sees of a group is the statement's, to the cent", async ({ page }) => {
  await openDashboard(page, MANAGER, { estabelecimento: '*', tipoTransacao: 'dt', periodo: 7 });
  await filters(page).getByRole('combobox', { name: 'Estabelecimento' }).click();
  await page
    .getByRole('option', { name: /^Grupo: / })
    .first()
    .click();
  await filters(page).getByRole('button', { name: 'Filtrar' }).click();
  await expect(page.getByRole('note')).toHaveCount(0);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expectTheStatements(page, true);
});

test('DASH-02 DASH-08 DASH-09 the keyboard alone chooses a period of today and loads it', async ({
  page,
}) => {
  await openDashboard(page, ADMINISTRATOR, { estabelecimento: '*', tipoTransacao: 'dc', periodo: 7 });
  const type = filters(page).getByRole('combobox', { name: 'Data' });
  await type.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: 'Data da transação' }).press('Enter');
  await expect(filters(page).getByRole('combobox', { name: 'Período' })).toHaveText('Hoje');
  await expect(page.getByRole('note')).toHaveText('Os filtros mudaram. Clique em Filtrar.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(filters(page).getByRole('button', { name: 'Filtrar' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card(page, 'Saques')).toBeVisible();
  await expect(card(page, 'Depósitos').getByText('Média por hora')).toBeVisible();
});

test('DASH-01 DASH-11 on a phone the first figure stands within 300 px, and a sheet has the filters', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openDashboard(page, MANAGER, { estabelecimento: '*', tipoTransacao: 'dc', periodo: 7 });
  const figure = await card(page, 'Depósitos').locator('.total').boundingBox();
  expect((figure?.y ?? 999) + (figure?.height ?? 999)).toBeLessThanOrEqual(300);
  await filters(page).getByRole('button', { name: 'Data: Data contábil' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filtros do painel' });
  await sheet.getByRole('combobox', { name: 'Data' }).click();
  await page.getByRole('option', { name: 'Data da transação' }).click();
  await sheet.getByRole('button', { name: 'Fechar' }).click();
  await expect(page.getByRole('note')).toHaveText('Os filtros mudaram. Clique em Filtrar.');
  await filters(page).getByRole('button', { name: 'Filtrar' }).click();
  await expect(card(page, 'Saques')).toBeVisible();
  await filters(page).getByRole('button', { name: 'Período: Hoje' }).click();
  await sheet.getByRole('combobox', { name: 'Estabelecimento' }).click();
  await page.getByRole('option').nth(1).click();
  await sheet.getByRole('button', { name: 'Filtrar' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('note')).toHaveCount(0);
});

test('SHELL-20 DASH-13 up to 522 px the cards stack, and nothing sticks out', async ({ page }) => {
  await openDashboard(page, ADMINISTRATOR, { estabelecimento: '*', tipoTransacao: 'dt', periodo: 30 });
  for (const width of [1440, 1000, 768, 522, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const boxes = await Promise.all(
      ['Depósitos', 'Saques', 'Cancelamentos', 'Operadores'].map((name) => card(page, name).boundingBox()),
    );
    const wide = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
    expect(wide[0], `${width}`).toBeLessThanOrEqual(wide[1] ?? 0);
    if (width > 522) continue;
    for (const [index, box] of boxes.slice(1).entries()) {
      const above = boxes[index];
      expect(box?.y, `${width}`).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
    }
  }
});

for (const language of ['en', 'es', 'pt', 'co'] as const) {
  test(`DASH-13 no day below a chart is cut off, ${language}`, async ({ page }) => {
    await signIn(page, ADMINISTRATOR, language);
    await page.goto('/painel-de-controle');
    const days = page.getByRole('main').locator('.MuiChartsAxis-directionX text');
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(days.last()).toBeVisible();
      // The library measures anew once the window has its width.
      await expect(async () => {
        const texts = await days.allTextContents();
        expect(texts.length).toBeGreaterThan(1);
        expect(texts.filter((text) => text.includes('…') || text.includes('...'))).toEqual([]);
      }).toPass({ timeout: 5000 });
    }
  });
}

test('a shop that has fallen silent is named over the dashboard, and leads to its statement since then', async ({
  page,
}) => {
  await openDashboard(page, MANAGER);
  const panel = card(page, 'Estabelecimentos em silêncio');
  // It is looked for once the server has started.
  await expect(async () => {
    await page.reload();
    await expect(panel).toContainText('1 já deveria ter depositado: Pão da Serra Sorocaba');
  }).toPass();
  await panel.getByRole('button', { name: 'Ver detalhes' }).click();
  await expect(panel.getByRole('listitem')).toContainText(
    /Último depósito em .* Um silêncio tão longo ocorre .*Motivo provável: o chamado \d+ está aberto\./,
  );
  await panel.getByRole('link', { name: 'Pão da Serra Sorocaba' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Extrato' })).toBeVisible();
  await expect(page.getByText('Pão da Serra Sorocaba').first()).toBeVisible();
});

test('a phone has the silent shops in its width, and the line above in its height', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openDashboard(page, ADMINISTRATOR);
  const panel = card(page, 'Estabelecimentos em silêncio');
  await panel.getByRole('button', { name: 'Ver detalhes' }).click();
  const inside = await panel.evaluate((element) => ({
    wide: element.scrollWidth <= element.clientWidth,
    page: document.documentElement.scrollWidth <= window.innerWidth,
  }));
  expect(inside).toEqual({ wide: true, page: true });
});

test('DASH-13 charts are fetched with the dashboard and with nothing else', async ({ page }) => {
  const fetched: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('.js')) return;
    const text = await response.text().catch(() => '');
    if (text.includes('MuiLineChart') || text.includes('MuiChartsSurface')) fetched.push(response.url());
  });
  await signIn(page, ADMINISTRATOR);
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await page.goto('/bancos');
  await expect(page.getByRole('table')).toBeVisible();
  expect(fetched).toEqual([]);
  await page.goto('/painel-de-controle');
  await expect(card(page, 'Depósitos')).toBeVisible();
  await expect.poll(() => fetched.length).toBeGreaterThan(0);
});

test('DASH-12 printed it fits a page, and says what it belongs to', async ({ page }) => {
  await openDashboard(page, ADMINISTRATOR, { estabelecimento: '*', tipoTransacao: 'dt', periodo: 7 });
  await page.emulateMedia({ media: 'print' });
  await expect(
    page.getByText(/^Todos os estabelecimentos · Data da transação · .* – .* · Atualizado em /),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeHidden();
  await expect(page.getByRole('form')).toHaveCount(0);
  const paper = await page.pdf({ format: 'A4', printBackground: true });
  expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
