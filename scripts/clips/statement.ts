import { expect, type Page } from '@playwright/test';
import type { Catalogue } from '../../i18n/catalogue';
import type { Tour } from './tour';

/** Opens the statement by the menu, as a person does. */
export async function openStatement(page: Page, { screens }: Catalogue): Promise<void> {
  const { title, menu } = screens['/transacoes-extrato'];
  await page.getByRole('navigation').getByRole('link', { name: menu, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

export async function openPeriods(page: Page, { reports }: Catalogue): Promise<void> {
  await page.getByRole('button', { name: reports.filters.period }).click();
  await expect(page.getByRole('menu')).toBeVisible();
}

export async function createReport(page: Page, { reports, statement: texts }: Catalogue): Promise<void> {
  await page.getByRole('button', { name: reports.filters.create, exact: true }).click();
  await expect(page.getByLabel(texts.table).first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  // Whatever the page was scrolled to while the report arrived.
  await page.evaluate(() => scrollTo(0, 0));
}

/** Of the last seven days, because before the shops open there is nothing of today. */
export async function choosePeriod(page: Page, { reports }: Catalogue): Promise<void> {
  await page.getByRole('menuitemradio', { name: reports.presets.sevenDays }).click();
  await expect(page.getByRole('menu')).toHaveCount(0);
}

/** Reading the statement: a period, the report, its rows and totals. */
export const statement: Tour = {
  person: '20000002',
  poster: 3,
  steps: [
    {
      seconds: 3,
      act: async (page, texts) => {
        await openStatement(page, texts);
        await openPeriods(page, texts);
      },
      names: ({ reports: { filters, presets } }) => ({ period: filters.period, week: presets.sevenDays }),
      mark: (page, { reports }) => page.getByRole('menuitemradio', { name: reports.presets.sevenDays }),
      says: {
        en: '{period}: choose one from the list, for example {week}.',
        co: '{period}: elija uno de la lista, por ejemplo {week}.',
        es: '{period}: elija uno de la lista, por ejemplo {week}.',
        pt: '{period}: escolha um da lista, por exemplo {week}.',
      },
    },
    {
      seconds: 3,
      act: choosePeriod,
      names: ({ reports: { filters } }) => ({ create: filters.create }),
      mark: (page, { reports }) => page.getByRole('button', { name: reports.filters.create, exact: true }),
      says: {
        en: 'Press {create}.',
        co: 'Haga clic en {create}.',
        es: 'Presione {create}.',
        pt: 'Clique em {create}.',
      },
    },
    {
      seconds: 3,
      act: createReport,
      names: ({ reports: { results } }) => ({ balance: results.balance }),
      mark: (page, { reports }) => page.locator('dl').filter({ hasText: reports.results.balance }).first(),
      says: {
        en: 'The totals cover the whole report. The double line marks {balance}.',
        co: 'Los totales corresponden al informe completo. La línea doble marca {balance}.',
        es: 'Los totales corresponden al reporte completo. La línea doble marca {balance}.',
        pt: 'Os totais são do relatório inteiro. A linha dupla marca {balance}.',
      },
    },
    {
      seconds: 3,
      act: (page, { statement: texts }) =>
        expect(page.getByRole('columnheader', { name: texts.columns.amount }).first()).toBeVisible(),
      names: ({ statement: { columns } }) => ({ amount: columns.amount }),
      mark: (page, { statement: texts }) =>
        page.getByRole('columnheader', { name: texts.columns.amount }).first(),
      says: {
        en: '{amount}: deposits are green with a plus, withdrawals red with a minus.',
        co: '{amount}: los depósitos van en verde con el signo más; los retiros, en rojo con el signo menos.',
        es: '{amount}: los depósitos van en verde con signo de más; los retiros, en rojo con signo de menos.',
        pt: '{amount}: depósitos aparecem em verde com o sinal de mais; saques, em vermelho com o de menos.',
      },
    },
  ],
};
