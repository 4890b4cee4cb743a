import { expect, type Locator, type Page } from '@playwright/test';
import { addDays } from '../../contract/calendar';
import { todayIn } from '../../contract/dates';
import { depositReport } from '../../contract/statement';
import type { Catalogue } from '../../i18n/catalogue';
import { common } from '../../i18n/pt/common';
import { list } from '../../i18n/pt/list';
import { reports } from '../../i18n/pt/own/reports';
import { statement } from '../../i18n/pt/own/statement';
import { isPhone } from './visits/visit';

type Texts = Pick<Catalogue, 'reports' | 'statement' | 'list' | 'common'>;
const pt: Texts = { reports, statement, list, common };

type Sheet = 'period' | 'dateType' | 'selections';

/** The day so many before today in the network's time zone. */
export const daysAgo = (days: number) => addDays(todayIn('America/Sao_Paulo'), -days);

/** The chip of a phone that opens some of the statement's filters. */
export function filterChip(page: Page, sheet: Sheet, texts = pt): Locator {
  const name = sheet === 'selections' ? texts.list.filters : `${texts.reports.filters[sheet]}: `;
  return page.getByRole('form').getByRole('button', { name: new RegExp(`^${name}`) });
}

/** Uses some of the statement's filters; on a phone they stand in a sheet, which is closed afterwards. */
export async function inFilters(
  page: Page,
  sheet: Sheet,
  use: () => Promise<void>,
  texts = pt,
): Promise<void> {
  if (!isPhone(page)) return use();
  await filterChip(page, sheet, texts).click();
  await use();
  const dialog = page.getByRole('dialog', {
    name: sheet === 'selections' ? texts.list.filters : texts.reports.filters[sheet],
  });
  await dialog.getByRole('button', { name: texts.common.close }).click();
  await expect(dialog).toHaveCount(0);
}

/** The statement's rows, without the head; on a phone they are lines to touch. */
export const statementRows = (page: Page, { statement: words } = pt): Locator =>
  page
    .getByRole('table', { name: words.table })
    .locator('tbody tr')
    .or(page.getByRole('region', { name: words.table }).getByRole('listitem'));

/** Presses the button that creates the report of the filters. */
export const createReport = (page: Page, texts = pt): Promise<void> =>
  page.getByRole('button', { name: texts.reports.filters.create }).click();

/** Creates the report of the filters and waits for it: until it has come, the one before stands there. */
export async function openReport(page: Page, texts = pt): Promise<void> {
  const reply = page.waitForResponse((response) => new URL(response.url()).pathname === depositReport.path);
  await createReport(page, texts);
  await reply;
  // On a phone the button says something else afterwards.
  await expect(page.getByRole('form').locator('button[aria-busy=true]')).toHaveCount(0);
}
