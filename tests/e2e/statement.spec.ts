import { expect, type Page } from '@playwright/test';
import { loadCatalogue } from '../../i18n';
import { formatDate } from '../../i18n/format';
import { violationsOf } from './looks';
import { createReport, daysAgo, filterChip, inFilters, openReport, statementRows } from './report-filters';
import { signIn, test } from './support';

const VIEWER = '30000003';
const ADMINISTRATOR = '10000001';

async function openStatement(page: Page, person: string): Promise<void> {
  await signIn(page, person);
  await page.goto('/transacoes-extrato');
  await expect(page.getByRole('heading', { level: 1, name: 'Extrato de transações' })).toBeVisible();
}

const table = (page: Page) => page.getByRole('table', { name: 'Linhas do extrato' });

/**
 * Runs the report of everything in the last fortnight, which is more than a page of it.
 * @param last how many days ago it ends
 */
async function openFortnight(page: Page, last = 0): Promise<void> {
  await openStatement(page, ADMINISTRATOR);
  await inFilters(page, 'selections', () => choose(page, 'Estabelecimentos', 'Todos'));
  await inFilters(page, 'period', async () => {
    await page.getByLabel('Data inicial').fill(daysAgo(14));
    await page.getByLabel('Data final').fill(daysAgo(last));
  });
  await createReport(page);
  await expect(statementRows(page)).toHaveCount(100);
}

async function choose(page: Page, label: string, entry: string | RegExp): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: entry, exact: true }).first().click();
  await page.keyboard.press('Escape');
}

/** `+R$ 1.234,50` as cents. */
const cents = (text: string) => Number(text.replaceAll(/[^\d]/g, '')) * (text.includes('−') ? -1 : 1);

async function expectNothingSticksOut(page: Page): Promise<void> {
  const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(content).toBeLessThanOrEqual(window ?? 0);
}

test('STMT-21 STMT-12 STMT-20 a report viewer sees rows at once, and the totals are their sums', async ({
  page,
}) => {
  await openStatement(page, VIEWER);
  await page.getByLabel('Data inicial').fill(daysAgo(2));
  await openReport(page);
  await expect(statementRows(page).first()).toBeVisible();
  await expect(page.getByText(/primeiras 100 linhas/)).toBeHidden();
  const sum = (list: number[]) => list.reduce((total, amount) => total + amount, 0);
  await expect(async () => {
    const amounts = (await statementRows(page).locator('td:nth-child(9)').allTextContents()).map(cents);
    expect(amounts.length).toBeGreaterThan(0);
    const totals = (await page.locator('dd').allTextContents()).map(cents);
    expect(totals).toEqual([
      sum(amounts.filter((amount) => amount > 0)),
      sum(amounts.filter((amount) => amount < 0)),
      sum(amounts),
    ]);
  }).toPass({ timeout: 10_000 });
});

test('STMT-21 STMT-27 an administrator chooses first, and sees only what was chosen', async ({ page }) => {
  await openStatement(page, ADMINISTRATOR);
  await expect(page.getByText('Selecione os filtros e gere o relatório.')).toBeVisible();
  await createReport(page);
  await expect(
    page.getByText('Selecione ao menos um estabelecimento, operador, conta ou grupo.'),
  ).toBeVisible();
  await page.getByRole('combobox', { name: 'Estabelecimentos' }).click();
  const option = page.getByRole('option').nth(1);
  const name = ((await option.textContent()) ?? '').replace(/ \(Cód\.: .*\)$/, '');
  await option.click();
  await page.keyboard.press('Escape');
  await page.getByLabel('Data inicial').fill(daysAgo(20));
  await createReport(page);
  await expect(statementRows(page).first()).toBeVisible();
  const names = new Set(await statementRows(page).locator('td:nth-child(3)').allTextContents());
  expect([...names]).toEqual([name]);
});

test('STMT-15 a long report shows a hundred rows, a note, and a head that stays in sight', async ({
  page,
}) => {
  await openFortnight(page);
  await expect(
    page.getByText('Exibindo as primeiras 100 linhas. Exporte para ver o relatório completo.'),
  ).toBeVisible();
  const box = page.getByRole('region', { name: 'Linhas do extrato' });
  const head = table(page).getByRole('columnheader').first();
  const before = await head.boundingBox();
  await statementRows(page).last().scrollIntoViewIfNeeded();
  await expect(statementRows(page).last()).toBeInViewport();
  expect(await box.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
  expect((await head.boundingBox())?.y).toBe(before?.y);
  await expect(head).toBeInViewport();
});

for (const width of [1000, 768, 522, 500, 390, 360, 320, 300]) {
  test(`SHELL-20 STMT-13 at ${width} px nothing sticks out, and every amount and type is in sight`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openFortnight(page);
    await expectNothingSticksOut(page);
    if (width >= 1000) return;
    await expect(statementRows(page)).toHaveCount(100);
    for (const part of ['.amount', '.type']) {
      const boxes = await statementRows(page)
        .locator(part)
        .evaluateAll((all) =>
          all.map((one) => {
            const { left, right } = one.getBoundingClientRect();
            return left >= 0 && right <= innerWidth && one.scrollWidth <= one.clientWidth + 1;
          }),
        );
      expect(boxes).toEqual(Array.from({ length: 100 }, () => true));
    }
  });
}

test('STMT-12 STMT-13 a phone shows the balance and six rows above its dock', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // It ends with a whole day: today has a row or two soon after midnight, and yesterday its head below them.
  await openFortnight(page, 3);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.locator('dd.balance')).toBeInViewport({ ratio: 1 });
  const sixth = await statementRows(page).nth(5).boundingBox();
  const dock = await page.getByRole('button', { name: 'Mudar período' }).boundingBox();
  expect((sixth?.y ?? 999) + (sixth?.height ?? 999)).toBeLessThanOrEqual((dock?.y ?? 0) - 12);
});

for (const language of ['en', 'co', 'es', 'pt'] as const) {
  test(`STMT-13 at 1440 px no name is cut, and a column of codes is no wider than it needs in ${language}`, async ({
    page,
  }) => {
    const { reports, statement, multiSelect } = await loadCatalogue(language);
    await signIn(page, ADMINISTRATOR, language);
    await page.goto('/transacoes-extrato');
    await choose(page, reports.filters.establishments, multiSelect.all);
    await page.getByLabel(reports.filters.startDate).fill(daysAgo(14));
    await page.getByRole('button', { name: reports.filters.create }).click();
    const lines = page.getByRole('table', { name: statement.table }).locator('tbody tr');
    await expect(lines).toHaveCount(100);
    const cut = await lines
      .locator('td')
      .evaluateAll((cells) =>
        cells.filter((cell) => cell.scrollWidth > cell.clientWidth).map((cell) => cell.textContent),
      );
    expect(cut).toEqual([]);
    const box = page.getByRole('region', { name: statement.table });
    expect(await box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    // Room that a column has beyond its widest word: its own space around it, and nothing more for six digits.
    const room = await page.getByRole('table', { name: statement.table }).evaluate((table) => {
      const cells = [...table.querySelectorAll('tr > :nth-child(6)')];
      const widest = Math.max(
        ...cells.map((cell) => {
          const words = document.createRange();
          words.selectNodeContents(cell);
          return words.getBoundingClientRect().width;
        }),
      );
      return (cells[0]?.getBoundingClientRect().width ?? 0) - widest;
    });
    expect(room).toBeGreaterThan(0);
    expect(room).toBeLessThan(24);
  });
}

test('STMT-12 a result of other filters is grey, without the rule of a total, and says so', async ({
  page,
}) => {
  await openFortnight(page);
  const balance = page.locator('dd .balance, dd.balance');
  const deposit = statementRows(page).locator('.amount.in').first();
  const colour = () => deposit.evaluate((element) => getComputedStyle(element).color);
  const rule = () => balance.evaluate((element) => getComputedStyle(element).borderBottomColor);
  const told = page.getByText('Estes totais são dos filtros anteriores. Gere o relatório novamente.');
  const before = [await colour(), await rule()];
  await page.getByLabel('Hora inicial').fill('00:00:01');
  await expect(told).toBeInViewport();
  expect(await colour()).not.toBe(before[0]);
  expect(await rule()).toBe('rgba(0, 0, 0, 0)');
  expect(await violationsOf(page)).toEqual([]);
  await createReport(page);
  await expect(told).toBeHidden();
  await expect.poll(async () => [await colour(), await rule()]).toEqual(before);
});

test('STMT-16 a report that loads after another says so where one looks', async ({ page }) => {
  await openFortnight(page);
  let go = () => {};
  await page.route('**/portal/reports/deposits/?*', async (route) => {
    await new Promise<void>((resolve) => {
      go = resolve;
    });
    await route.continue();
  });
  const loading = page.getByText('Carregando relatório…');
  const table = () => page.getByRole('region', { name: 'Linhas do extrato' }).boundingBox();
  const before = await table();
  await createReport(page);
  await expect(loading).toBeInViewport();
  expect((await loading.boundingBox())?.height).toBeGreaterThan(10);
  // Nothing moves while the same report is requested again.
  expect(await table()).toEqual(before);
  go();
  await expect(loading).toBeHidden();
});

test('STMT-11 a press on the button that is busy counts, also when the report arrives before it is let go', async ({
  page,
}) => {
  await openFortnight(page);
  let go = () => {};
  let asked = 0;
  await page.route('**/portal/reports/deposits/?*', async (route) => {
    asked += 1;
    if (asked === 1) {
      await new Promise<void>((resolve) => {
        go = resolve;
      });
    }
    await route.continue();
  });
  await createReport(page);
  const button = page.getByRole('button', { name: 'Gerar relatório' });
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await button.hover();
  await page.mouse.down();
  go();
  await expect(button).toHaveAttribute('aria-busy', 'false');
  await page.mouse.up();
  await expect.poll(() => asked).toBe(2);
});

test('SHELL-20 up to 500 px the filters stand below one another', async ({ page }) => {
  await page.setViewportSize({ width: 500, height: 844 });
  await openStatement(page, ADMINISTRATOR);
  await filterChip(page, 'selections').click();
  const boxes = await Promise.all(
    ['Grupos', 'Estabelecimentos', 'Operadores', 'Contas'].map((name) =>
      page.getByRole('combobox', { name }).boundingBox(),
    ),
  );
  expect(new Set(boxes.map((box) => box?.x)).size).toBe(1);
});

test('STMT-11 STMT-05 the keyboard alone is enough to choose and run', async ({ page }) => {
  await openStatement(page, ADMINISTRATOR);
  // Before the shops open there is nothing of today.
  await page.getByLabel('Data inicial').fill(daysAgo(7));
  const target = page.getByRole('combobox', { name: 'Estabelecimentos' });
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(target).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [0] });
  await page.keyboard.press('ArrowDown');
  // The choices may still be on their way.
  const all = page.getByRole('option', { name: 'Todos', exact: true });
  await expect(all).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(all).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await expect(statementRows(page).first()).toBeVisible();
});

test('STMT-03 STMT-05 a preset and a pasted column of codes are enough for a report', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openStatement(page, ADMINISTRATOR);

  await page.getByRole('button', { name: 'Período: Hoje' }).press('Enter');
  await expect(page.getByRole('menuitemradio', { name: 'Hoje' })).toBeFocused();
  expect(await violationsOf(page)).toEqual([]);
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Período: Últimos 30 dias' })).toBeFocused();
  await expect(page.getByLabel('Data inicial')).toHaveValue(formatDate(daysAgo(29), 'pt'));

  const field = page.getByRole('combobox', { name: 'Estabelecimentos' });
  await field.click();
  await expect(page.getByText(/^Cole uma coluna de uma planilha/).last()).toBeVisible();
  const texts = (await page.getByRole('option').allTextContents()).slice(1, 3);
  const shops = texts.map((text) => /^(?<name>.*) \(Cód\.: (?<code>.*)\)$/.exec(text)?.groups);
  // As a spreadsheet has them, which eats leading zeros.
  const column = ['998877', ...shops.map((shop) => String(Number(shop?.code))), '998878'].join('\r\n');
  await page.evaluate((text) => navigator.clipboard.writeText(text), column);
  await page.keyboard.press('Control+v');
  await expect(page.getByText('2 opções adicionadas; não encontrados: 998877, 998878')).toBeVisible();
  await expect(page.getByRole('listbox')).toBeHidden();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Ver lista' }).click();
  await expect(page.getByRole('dialog', { name: 'Não encontrados em Estabelecimentos' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await field.press('Enter');
  await expect(statementRows(page).first()).toBeVisible();
  const names = new Set(await statementRows(page).locator('td:nth-child(3)').allTextContents());
  expect([...names].sort()).toEqual(shops.map((shop) => shop?.name ?? '').sort());
});

for (const language of ['en', 'co', 'es', 'pt'] as const) {
  test(`STMT-01 STMT-03 at 1440 px the periods have their word, and typing moves no button in ${language}`, async ({
    page,
  }) => {
    const { filters } = (await loadCatalogue(language)).reports;
    await signIn(page, ADMINISTRATOR, language);
    await page.goto('/transacoes-extrato');
    const periods = page.getByRole('button', { name: filters.period });
    const word = page.getByRole('form').getByText(filters.period, { exact: true });
    await expect(word).toBeVisible();
    expect((await word.boundingBox())?.x).toBe((await periods.boundingBox())?.x);
    const button = page.getByRole('button', { name: filters.create });
    const place = await button.boundingBox();
    for (const typed of ['2026-10-03', '20 November 2026', '']) {
      await page.getByLabel(filters.startDate).fill(typed);
      expect(await button.boundingBox()).toEqual(place);
    }
  });

  test(`STMT-01 at 1440 px period and actions stand in one line in ${language}`, async ({ page }) => {
    const { filters } = (await loadCatalogue(language)).reports;
    await signIn(page, ADMINISTRATOR, language);
    await page.goto('/transacoes-extrato');
    const first = await page.getByRole('group', { name: filters.dateType }).boundingBox();
    const last = await page.getByRole('button', { name: filters.create }).boundingBox();
    expect(first?.y).toBeGreaterThan(0);
    expect(last?.y).toBe(first?.y);
  });
}
