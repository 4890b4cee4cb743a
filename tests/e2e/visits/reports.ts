import { expect, type Page } from '@playwright/test';
import type { Language } from '../../../contract/languages';
import { loadCatalogue } from '../../../i18n';
import type { Catalogue } from '../../../i18n/catalogue';
import { daysAgo, filterChip, inFilters, openReport, statementRows } from '../report-filters';
import { signIn } from '../support';
import { isPhone, type Look, open } from './visit';

export async function dashboard(page: Page, language: Language, look: Look): Promise<void> {
  const { screens, dashboard: texts, silence, common } = await loadCatalogue(language);
  await signIn(page, '10000001', language);
  // Of days that have movement at whatever hour the look is.
  await page.addInitScript(
    (kept) => localStorage.setItem('RaStore/10000001/.dashboard.filters', kept),
    JSON.stringify({ estabelecimento: '*', tipoTransacao: 'dt', periodo: 7 }),
  );
  await open(page, '/painel-de-controle', screens['/painel-de-controle'].title);
  const deposits = page.getByRole('region', { name: texts.deposits, exact: true });
  await expect(deposits).toBeVisible();
  await look('dashboard');
  const silent = page.getByRole('region', { name: silence.title, exact: true });
  await silent.getByRole('button', { name: silence.show }).click();
  await expect(silent.getByText(silence.quiet)).toBeVisible();
  await look('dashboard with its silent establishments');
  await silent.getByRole('button', { name: silence.hide }).click();
  await deposits.getByRole('button', { name: texts.series.table }).click();
  await page
    .getByRole('region', { name: texts.operators.title, exact: true })
    .getByRole('button', { name: texts.operators.filter })
    .click();
  await expect(deposits.getByRole('table')).toBeVisible();
  await look('dashboard with a table and the choice of an operator');
  const form = page.getByRole('form', { name: texts.filters.form });
  const sheet = page.getByRole('dialog', { name: texts.filters.form });
  const phone = isPhone(page);
  if (phone) {
    await form.getByRole('button').first().click();
    await expect(sheet).toBeVisible();
    await look('filters of the dashboard');
  }
  await page.getByRole('combobox', { name: texts.filters.place }).click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await look('places of the dashboard');
  await page.keyboard.press('Escape');
  await page.route('**/portal/dashboard/transaction*', (route) =>
    route.fulfill({ status: 500, json: { code: 'INTERNAL', message: common.retry } }),
  );
  await (phone ? sheet : form).getByRole('button', { name: texts.filters.apply }).click();
  await expect(page.getByRole('button', { name: common.retry })).toBeVisible();
  await look('a dashboard that could not be loaded');
  await page.unroute('**/portal/dashboard/transaction*');
  await page.route('**/portal/reports/silence', (route) => route.abort());
  await open(page, '/painel-de-controle', screens['/painel-de-controle'].title);
  await expect(silent.getByRole('alert')).toBeVisible();
  await look('silent establishments that could not be loaded');
}

export async function statement(page: Page, language: Language, look: Look): Promise<void> {
  const texts: Catalogue = await loadCatalogue(language);
  const { filters } = texts.reports;
  await signIn(page, '10000001', language);
  await open(page, '/transacoes-extrato', texts.screens['/transacoes-extrato'].title);
  await look('statement');
  const phone = isPhone(page);
  if (phone) {
    await filterChip(page, 'dateType', texts).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await look('which date counts');
    await page.keyboard.press('Escape');
    await filterChip(page, 'period', texts).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await look('periods');
  }
  await page.getByRole('button', { name: texts.dates.openCalendar }).first().click();
  await expect(page.getByRole('gridcell', { selected: true })).toBeFocused();
  await look('calendar');
  // By the keyboard, because a popover moves some moments after the window has changed.
  await page.getByRole('button', { name: texts.dates.chooseYear }).press('Enter');
  await expect(page.getByRole('radio', { checked: true })).toBeInViewport();
  await look('years of the calendar');
  await page.keyboard.press('Escape');
  if (phone) await page.getByRole('button', { name: texts.common.close }).click();
  await expect(page.locator('.MuiModal-root')).toHaveCount(0);
  if (!phone) {
    await page.getByRole('button', { name: filters.period }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await look('periods');
    await page.keyboard.press('Escape');
    await expect(page.locator('.MuiModal-root')).toHaveCount(0);
  }
  if (phone) await filterChip(page, 'selections', texts).click();
  const establishments = page.getByRole('combobox', { name: filters.establishments });
  await establishments.press('ArrowDown');
  await expect(page.getByRole('option').nth(4)).toBeVisible();
  for (const option of [1, 2, 3, 4]) await page.getByRole('option').nth(option).click();
  await look('statement with a list of options');
  await page.keyboard.press('Escape');
  await page.getByText('+2', { exact: true }).click();
  const chosen = page.getByRole('dialog', { name: filters.establishments });
  await expect(chosen).toBeVisible();
  await look('what was chosen');
  await page.keyboard.press('Escape');
  await expect(chosen).toHaveCount(0);
  await establishments.press('ArrowDown');
  await page.getByRole('option').first().click();
  await page.keyboard.press('Escape');
  if (phone) await page.getByRole('button', { name: texts.common.close }).click();
  // Before the shops open there is nothing of today.
  await inFilters(page, 'period', () => page.getByLabel(filters.startDate).fill(daysAgo(1)), texts);
  await openReport(page, texts);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByLabel(texts.statement.table).first()).toBeVisible();
  await look('statement with rows');
  if (!phone) {
    await page.getByRole('button', { name: texts.list.selection.sum }).click();
    const bar = page.getByRole('complementary', { name: texts.pickedRows.title });
    await expect(bar).toBeVisible();
    await page.getByRole('table').getByRole('row').nth(2).click();
    await expect(bar.getByRole('button', { name: texts.pickedRows.copy })).toBeVisible();
    await look('picked rows of the statement');
    await bar.getByRole('button', { name: texts.pickedRows.end }).click();
    await expect(bar).toHaveCount(0);
  }
  const { views, breakdown, narrowing } = texts.statement;
  await page.getByRole('button', { name: narrowing.open, exact: true }).click();
  await expect(page.getByRole('dialog', { name: narrowing.form })).toBeVisible();
  await look('what narrows the rows of the statement');
  await page.keyboard.press('Escape');
  await expect(page.locator('.MuiModal-root')).toHaveCount(0);
  await page.getByRole('tab', { name: views.breakdown }).click();
  await expect(page.getByLabel(breakdown.title).first()).toBeVisible();
  await page.getByRole('combobox', { name: breakdown.thenBy }).click();
  await page.getByRole('option', { name: breakdown.dimensions.day, exact: true }).click();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await look('the breakdown by two dimensions');
  await page.getByRole('tab', { name: views.cancelled }).click();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await look('what was cancelled of the statement');
  await page.getByRole('tab', { name: views.rows }).click();
  await expect(page.getByLabel(texts.statement.table).first()).toBeVisible();
  if (phone) {
    await statementRows(page, texts).first().getByRole('button').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await look('a row of the statement');
    await page.keyboard.press('Escape');
    await expect(page.locator('.MuiModal-root')).toHaveCount(0);
  }
  await inFilters(
    page,
    'period',
    async () => {
      await page.getByLabel(filters.startDate).fill(daysAgo(2));
      await page.getByLabel(filters.startDate).blur();
    },
    texts,
  );
  await expect(page.getByText(texts.reports.results.outdated)).toBeVisible();
  await look('statement of other filters');
  await page.getByRole('button', { name: texts.common.export }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await look('export menu');
}

/** The bills, their filters, a month that is not billed yet, and the list without an answer. */
export async function financial(page: Page, language: Language, look: Look): Promise<void> {
  const { screens, financial: texts, list: lists } = await loadCatalogue(language);
  const { title } = screens['/financeiro'];
  await signIn(page, '10000001', language);
  await open(page, '/financeiro', title);
  await expect(page.getByText(texts.total, { exact: false }).first()).toBeVisible();
  await look('the bills');
  await page.locator('main section button[aria-haspopup="dialog"]').first().click();
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
  await look('what stands behind an amount or a count of bills');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: lists.filters, exact: true }).click();
  await expect(page.getByRole('dialog', { name: lists.filters })).toBeVisible();
  await look('filters of the bills');
  await open(page, '/financeiro?filter=%7B%22mes%22%3A%229000-01%22%7D', title);
  await expect(page.getByRole('button', { name: lists.noMatch.action })).toBeVisible();
  await look('a month that is not billed yet');
  await page.route('**/portal/financeiro/detalhamento*', (route) => route.abort());
  await open(page, '/financeiro', title);
  await expect(page.getByText(texts.failed)).toBeVisible();
  await look('bills that could not be loaded');
}

/** The usage report, the terminals of an establishment, and the report without an answer. */
export async function usage(page: Page, language: Language, look: Look): Promise<void> {
  const { screens, usage: texts } = await loadCatalogue(language);
  const { title } = screens['/relatorio-utilizacao'];
  await signIn(page, '10000001', language);
  await open(page, '/relatorio-utilizacao?filter=%7B%22period%22%3A60%7D', title);
  await look('the usage report');
  await page
    .locator('main button[aria-haspopup="dialog"]', { hasText: /^\+\d+$/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
  await look('the terminals of an establishment');
  await page.keyboard.press('Escape');
  await page.route('**/relatorios/utilizacao*', (route) => route.abort());
  await page.reload();
  await expect(page.getByText(texts.failed)).toBeVisible();
  await look('a usage report that could not be loaded');
}

/** The tray over the statement, while a file is on its way and when it has failed. */
export async function tray(page: Page, language: Language, look: Look): Promise<void> {
  const texts: Catalogue = await loadCatalogue(language);
  await signIn(page, '20000002', language);
  await open(page, '/transacoes-extrato', texts.screens['/transacoes-extrato'].title);
  await page.getByRole('button', { name: texts.common.export }).click();
  let breakOff = () => {};
  const begun = new Promise<void>((resolve) => {
    void page.route(/\/portal\/exports\/[^/]+$/, async (route) => {
      resolve();
      await new Promise<void>((broken) => {
        breakOff = broken;
      });
      await route.abort();
    });
  });
  await page.getByRole('menuitem', { name: texts.exports.formats.csv }).click();
  await begun;
  const box = page.getByRole('complementary', { name: texts.exports.tray });
  await expect(box.getByRole('button', { name: texts.exports.stop })).toBeVisible();
  await look('an export on its way');
  breakOff();
  await expect(box.getByRole('button', { name: texts.common.retry })).toBeVisible();
  await look('an export that failed');
}
