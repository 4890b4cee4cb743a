import { expect, type Page } from '@playwright/test';
import type { Language } from '../../../contract/languages';
import { loadCatalogue } from '../../../i18n';
import type { Catalogue } from '../../../i18n/catalogue';
import { signIn } from '../support';
import { type Look, newOn, open } from './visit';

export async function list(page: Page, language: Language, look: Look): Promise<void> {
  const texts: Catalogue = await loadCatalogue(language);
  const title = texts.screens['/bancos'].title;
  await signIn(page, '10000001', language);
  await open(page, '/bancos?filter=%7B%22name%22%3A%22zzz%22%7D', title);
  await look('list without a match');
  await open(page, '/bancos?filter=%7B%22status%22%3A1%7D', title);
  const bank = page.getByRole('link', { name: 'Banco do Brasil', exact: true });
  await expect(bank).toBeVisible();
  await look('list');
  await page.getByRole('button', { name: texts.list.filters, exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('filters');
  await page.getByRole('combobox', { name: texts.banks.filters.status }).click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await look('a choice in the filters');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await page.getByRole('button', { name: texts.list.apply }).click();
  await expect(page.locator('.MuiDialog-root')).toHaveCount(0);
  await bank.click();
  await expect(page.getByRole('switch', { name: texts.banks.edit.parceiro })).toBeVisible();
  await look('form');
  const length = page.getByRole('textbox', { name: texts.banks.edit.tamanhoCodigoDepositoIdentificado });
  await length.fill('99');
  await length.press('Enter');
  await expect(page.getByText(texts.banks.edit.lengthWrong)).toBeVisible();
  await look('form with an error');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: texts.edit.unsaved.title })).toBeVisible();
  await look('question');
}

/**
 * The accounts, the other establishments of one, the confirmation before one is switched off, and the details of one.
 */
export async function accounts(page: Page, language: Language, look: Look): Promise<void> {
  const texts: Catalogue = await loadCatalogue(language);
  const title = texts.screens['/contas'].title;
  await signIn(page, '10000001', language);
  await open(page, `/contas?${new URLSearchParams({ filter: '{"apelido":"custodia"}' })}`, title);
  await page
    .locator('main button[aria-haspopup="dialog"]', { hasText: /^\+\d+$/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
  await look('the other establishments of an account');
  await open(page, '/contas', title);
  await look('the accounts');
  const [ask = ''] = texts.accounts.turn.deactivate.open.split('%');
  await page
    .getByRole('button', { name: new RegExp(`^${ask}`) })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('the question before an account is switched off');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: texts.list.filters, exact: true }).click();
  await expect(page.getByRole('combobox', { name: texts.accounts.filters.ecs })).toBeVisible();
  await look('the filters of accounts');
  await open(page, '/contas/conta-detalhes/1201', texts.accounts.details.title);
  await expect(page.getByRole('radiogroup')).toBeVisible();
  await look('the details of an account');
}

/** The trail, an entry that is opened, its filters, and the history of one record. */
export async function audit(page: Page, language: Language, look: Look): Promise<void> {
  const texts: Catalogue = await loadCatalogue(language);
  const title = texts.screens['/auditoria'].title;
  const filter = { entity: 'portal_user', record: '20000002', action: 'create' };
  await signIn(page, '10000001', language);
  await open(page, '/auditoria', title);
  await look('the audit trail');
  await open(page, `/auditoria?${new URLSearchParams({ filter: JSON.stringify(filter) })}`, title);
  await page.getByRole('button', { name: new RegExp(`^${texts.trail.fields.login}, `) }).click();
  await expect(page.getByLabel(texts.audit.details)).toBeVisible();
  await look('an entry that is opened');
  await page.getByRole('button', { name: texts.list.filters, exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('filters of the audit trail');
  await page.route('**/portal/audit?*', (route) => route.abort());
  await open(page, '/auditoria', title);
  await expect(page.getByText(texts.audit.failed)).toBeVisible();
  await look('an audit trail that could not be loaded');
  await page.unroute('**/portal/audit?*');
  // The dialog hides the page and its title from queries by role.
  await page.goto('/bancos/editar/001');
  await page.getByRole('button', { name: texts.edit.history }).click();
  await expect(page.getByRole('region', { name: texts.edit.history })).toBeVisible();
  await look('the history of a record');
}

/** The stream of security events: all of it, refusals alone, its filters, none that match, and a failure. */
export async function securityEvents(page: Page, language: Language, look: Look): Promise<void> {
  const { list, screens, securityEvents: texts } = await loadCatalogue(language);
  const { title } = screens['/eventos-seguranca'];
  const address = (filter: object) =>
    `/eventos-seguranca?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;
  await signIn(page, '10000001', language);
  await open(page, '/eventos-seguranca', title);
  await expect(page.getByText(texts.kinds['sign-in'], { exact: true }).first()).toBeVisible();
  await look('the security events');
  await page.getByRole('button', { name: list.filters, exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('filters of the security events');
  await open(page, address({ kind: 'access-changed' }), title);
  await expect(page.getByText(texts.kinds['access-changed'], { exact: true }).first()).toBeVisible();
  await look('the changes of access');
  await open(page, address({ address: '192.0.2.77' }), title);
  await expect(page.getByText(list.noMatch.text)).toBeVisible();
  await look('security events of which none match');
  await page.route('**/portal/securityEvents?*', (route) => route.abort());
  await open(page, '/eventos-seguranca', title);
  await expect(page.getByText(texts.failed)).toBeVisible();
  await look('security events that could not be loaded');
  await page.unroute('**/portal/securityEvents?*');
}

/** The list of news, the last day in bulk, and the form: empty, with faults, of an item, and without a change. */
export async function newsManagement(page: Page, language: Language, look: Look): Promise<void> {
  const { bulk, common, list: lists, news: texts, screens } = await loadCatalogue(language);
  const { title } = screens['/marketing'];
  await signIn(page, '10000001', language);
  await open(page, '/marketing', title);
  await expect(page.getByRole('link', { name: newOn(screens['/marketing']) })).toBeVisible();
  await look('news to manage');
  const choose = page.getByRole('button', { name: lists.selection.begin, exact: true });
  if (await choose.isVisible()) await choose.click();
  await page.getByRole('checkbox', { name: lists.selection.page }).click();
  await page.getByRole('button', { name: bulk.actions.setEnd }).click();
  const dialog = page.getByRole('dialog', { name: bulk.actions.setEnd });
  await dialog.getByRole('textbox', { name: texts.form.endsOn }).fill('x');
  await dialog.getByRole('button', { name: texts.end.next }).click();
  await expect(dialog.getByText(texts.problems.noDate)).toBeVisible();
  await look('a last day for many news, which is none');
  await open(page, '/marketing/nova-noticia', texts.create);
  await look('a new news item');
  await page.getByRole('button', { name: common.save }).click();
  await expect(page.getByText(texts.noImage)).toBeVisible();
  await look('a new news item with faults');
  await open(page, '/marketing', title);
  await page.locator('main a[href^="/marketing/editar/"]').first().click();
  await expect(page.getByRole('heading', { level: 1, name: texts.edit })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.getByRole('button', { name: common.save }).click();
  await expect(page.getByRole('alert').getByText(texts.problems.required)).toBeVisible();
  await look('a news item in which nothing was changed');
  await page.route('**/portal/news/list*', (route) => route.abort());
  await open(page, '/marketing', title);
  await expect(page.getByText(texts.failed)).toBeVisible();
  await look('news that could not be loaded');
}
