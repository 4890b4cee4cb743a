import { expect, type Page } from '@playwright/test';
import { closingReport } from '../../../contract/closings';
import type { Language } from '../../../contract/languages';
import { loadCatalogue } from '../../../i18n';
import { signIn } from '../support';
import { type Look, open } from './visit';

/** The closed months: the newest one, a day, two of them side by side, and figures that could not be loaded. */
export async function closings(page: Page, language: Language, look: Look): Promise<void> {
  const { screens, closings: texts, reports, common } = await loadCatalogue(language);
  const figures = page.getByRole('region', { name: texts.figures.title });
  const create = page.getByRole('button', { name: reports.filters.create });
  await signIn(page, '20000002', language);
  await open(page, '/fechamentos', screens['/fechamentos'].title);
  await expect(figures).toBeVisible();
  await look('a closed month');
  await page.getByRole('combobox', { name: texts.period }).click();
  await expect(page.getByRole('option', { name: texts.aDay, exact: true })).toBeVisible();
  await look('the closed months to choose from');
  await page.getByRole('option', { name: texts.aDay, exact: true }).click();
  await create.click();
  await expect(page.getByRole('textbox', { name: texts.day })).toBeVisible();
  await expect(figures).toBeVisible();
  await look('a closed day');
  await page.getByRole('tab', { name: texts.compared.modes.two }).click();
  await expect(page.getByRole('region', { name: texts.compared.table }).first()).toBeVisible();
  await look('two closed periods');
  await page.route(`**${closingReport.path}*`, (route) => route.abort());
  await open(page, '/fechamentos', screens['/fechamentos'].title);
  await expect(page.getByRole('button', { name: common.retry }).first()).toBeVisible();
  await look('a closed month that could not be loaded');
}
