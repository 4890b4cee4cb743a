import { expect, type Page } from '@playwright/test';
import type { Language } from '../../../contract/languages';
import type { Deliveries } from '../../../contract/work-order-deliveries';
import { loadCatalogue } from '../../../i18n';
import { signIn } from '../support';
import { type Look, open } from './visit';

/** The demo has no outside case system. */
const waitingDeliveries: Deliveries = {
  system: 'Salesforce',
  pausedUntil: '2026-11-20T12:15:00',
  problem: 'limit',
  detail: '403 REQUEST_LIMIT_EXCEEDED',
  lookedDate: '2026-11-20T11:59:30',
  waiting: 1,
  content: [
    {
      workOrder: 10_001,
      nameAndLogicNumber: 'T0001 - Mercado 1',
      sinceDate: '2026-11-20T12:00:00',
      tries: 2,
      triedDate: '2026-11-20T12:00:15',
      dueDate: '2026-11-20T13:00:00',
      problem: 'refused',
      detail: '400 REQUIRED_FIELD_MISSING (AccountId)',
    },
  ],
};

/** The list of work orders, its filters, the form of both types with faults and its confirmation, and an order. */
export async function workOrders(page: Page, language: Language, look: Look): Promise<void> {
  const { common, list: lists, screens, workOrders: texts, ...rest } = await loadCatalogue(language);
  const { title } = screens['/chamados'];
  await signIn(page, '10000001', language);
  await open(page, '/chamados', title);
  await look('work orders');
  await page.getByRole('button', { name: lists.filters, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: lists.filters });
  await dialog.getByRole('textbox', { name: texts.filters.workOrderNumber }).fill('x');
  await dialog.getByRole('button', { name: lists.apply }).click();
  await expect(dialog.getByText(texts.filters.wrongNumber)).toBeVisible();
  await look('filters of work orders, with a number that is none');
  await open(page, '/chamados/adicionar', texts.form.title);
  await look('a request for maintenance');
  await page.getByRole('radio', { name: texts.cases.dispute }).check();
  await page.getByRole('button', { name: common.save }).click();
  await expect(page.getByText(rest.workOrderProblems.report)).toBeVisible();
  await look('a dispute with faults');
  await page.getByRole('link', { name: common.back, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: rest.edit.unsaved.leave }).click();
  await open(page, '/chamados?filter={"caseType":1}', title);
  await page.locator('main a[href^="/chamados/detalhes/"]').first().click();
  await expect(page.getByRole('region', { name: texts.talk.title })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await look('a dispute and its conversation');
  await page.route('**/comments', (route) => route.abort());
  await page.reload();
  await expect(page.getByText(texts.talk.failed)).toBeVisible();
  await look('a conversation that could not be loaded');
  await page.route('**/portal/salesforce/envios', (route) => route.fulfill({ json: waitingDeliveries }));
  await open(page, '/chamados/envios', texts.deliveries.title);
  await expect(page.getByRole('list', { name: texts.deliveries.list })).toBeVisible();
  await look('what waits for the outside case system');
  await page.route('**/portal/salesforce/chamados?*', (route) => route.abort());
  await open(page, '/chamados', title);
  await expect(page.getByText(rest.errors.list)).toBeVisible();
  await look('work orders that could not be loaded');
}
