import { expect, type Page } from '@playwright/test';
import { apiTotals } from '../../contract/api';
import { getApiCredentials, renewOwnSecret } from '../../contract/api-credentials';
import { addDays } from '../../contract/calendar';
import { getUnusedSetting } from '../../contract/code-life';
import { todayIn } from '../../contract/dates';
import type { Language } from '../../contract/languages';
import { createOperatorCodes } from '../../contract/operator-codes';
import { changePassword, validateTokenPassword } from '../../contract/password';
import { listEcs } from '../../contract/user-options';
import { createWebhook, listWebhooks } from '../../contract/webhooks';
import type { Deliveries } from '../../contract/work-order-deliveries';
import { type Catalogue, loadCatalogue } from '../../i18n';
import { signIn } from './support';

/** What the browser complains of on a visit, because the visit has it happen. */
export const ON_PURPOSE = /net::ERR_FAILED|status of 409/;

/** Looks at the page as it is now. */
export type Look = (what: string) => Promise<void>;

/** One part of the console: its pages one after the other, and everything that opens over them. */
export type Visit = (page: Page, language: Language, look: Look) => Promise<void>;

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1000;

async function open(page: Page, address: string, title: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

async function signInPage(page: Page, language: Language, look: Look): Promise<void> {
  await page.addInitScript((code) => localStorage.setItem('@language', code), language);
  const { session } = await loadCatalogue(language);
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await look('sign-in');
  await page.getByRole('button', { name: session.support, exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
  await look('phones');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: session.signIn, exact: true }).click();
  await expect(page.getByRole('textbox', { name: session.login })).toHaveAttribute('aria-invalid', 'true');
  await look('sign-in with an error');
}

/** Asking for a link, a link that is invalid, and one that sets a password. */
async function forgottenPassword(page: Page, language: Language, look: Look): Promise<void> {
  await page.addInitScript((code) => localStorage.setItem('@language', code), language);
  const { forgot, reset } = (await loadCatalogue(language)).password;
  await open(page, '/esqueceu-sua-senha', forgot.title);
  await look('a forgotten password');
  await page.getByRole('button', { name: forgot.send }).click();
  await expect(page.getByText(forgot.missing, { exact: true })).toBeVisible();
  await look('a forgotten password with an error');
  await page.route(`**${validateTokenPassword.path}*`, (route) => route.fulfill({ json: false }));
  await open(page, '/alterar-senha?token=x', reset.title);
  await expect(page.getByText(reset.invalid)).toBeVisible();
  await look('an invalid link');
  await page.route(`**${validateTokenPassword.path}*`, (route) => route.fulfill({ json: true }));
  await page.route(`**${changePassword.path}`, (route) => route.fulfill({ json: true }));
  await open(page, '/alterar-senha?token=x', reset.title);
  const field = page.getByLabel(reset.newPassword, { exact: true });
  await field.fill('Caminho&42');
  await look('a new password');
  await page.getByRole('button', { name: reset.save }).click();
  await expect(page.getByText(reset.empty)).toBeVisible();
  await look('a new password with an error');
  await page.getByLabel(reset.confirmation).fill('Caminho&42');
  await page.getByRole('button', { name: reset.save }).click();
  await expect(page.getByText(reset.saved)).toBeVisible();
  await look('a password that is set');
}

async function ownPassword(page: Page, language: Language, look: Look): Promise<void> {
  const { screens, password } = await loadCatalogue(language);
  const { own } = password;
  await signIn(page, '30000003', language);
  await page.route(`**${changePassword.path}`, (route) => route.fulfill({ json: false }));
  await open(page, '/alterar-senha-perfil', screens['/alterar-senha-perfil'].title);
  await look('the own password');
  await page.getByLabel(own.newPassword, { exact: true }).fill('Caminho4');
  await page.getByRole('button', { name: own.save }).click();
  await expect(page.getByText(own.different)).toBeVisible();
  await look('the own password with errors');
  await page.getByLabel(own.newPassword, { exact: true }).fill('Caminho&42');
  await page.getByLabel(own.confirmation).fill('Caminho&42');
  await page.getByRole('button', { name: own.save }).click();
  await expect(page.getByText(own.failed)).toBeVisible();
  await look('the own password that was refused');
}

async function frame(page: Page, language: Language, look: Look): Promise<void> {
  const { screens, shell } = await loadCatalogue(language);
  await signIn(page, '30000003', language);
  await open(page, '/home', screens['/home'].title);
  await look('home');
  await page.getByRole('button', { name: shell.profile.split('%')[0] ?? '' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await look('profile menu');
  await page.keyboard.press('Escape');
  await expect(page.locator('.MuiModal-root')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('e');
  await expect(page.getByRole('option').first()).toBeVisible();
  await look('page finder');
  if (isPhone(page)) {
    await open(page, '/home', screens['/home'].title);
    await page.getByRole('button', { name: shell.openMenu }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await look('menu');
  }
  await open(page, '/bancos', shell.notAuthorized.title);
  await look('a page that one may not see');
  await open(page, '/nowhere', shell.notFound.title);
  await look('no page');
}

async function home(page: Page, language: Language, look: Look): Promise<void> {
  const texts: Catalogue = await loadCatalogue(language);
  const title = texts.screens['/home'].title;
  await signIn(page, '20000002', language);
  await open(page, '/home', title);
  await page.getByRole('button', { name: texts.home.balance.hide }).click();
  await page.mouse.move(0, 0);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await look('home with a hidden balance');
  await page.getByRole('list', { name: texts.home.news.title }).getByRole('button').first().click();
  await expect(page.getByRole('dialog').getByRole('heading')).toBeVisible();
  await look('a news item');
  await open(page, '/home?page=99', title);
  await look('a page of news that there is not');
  await page.route(/\/portal\/(news\/list|reports\/balance)/, (route) => route.fulfill({ body: 'none' }));
  await open(page, '/home', title);
  await expect(page.getByText(texts.home.balance.failed)).toBeVisible();
  await look('home without answers');
}

/** The list of the bell and what it opens, with notifications and without, and when it cannot be loaded. */
async function notifications(page: Page, language: Language, look: Look): Promise<void> {
  const { common, notifications: texts, screens } = await loadCatalogue(language);
  const bell = page.getByRole('button', { name: new RegExp(`^${texts.title}`) });
  const openList = async () => {
    await open(page, '/home', screens['/home'].title);
    await bell.click();
    await expect(page.getByRole('dialog', { name: texts.title })).toBeVisible();
  };
  await signIn(page, '20000003', language);
  await openList();
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
  await look('notifications');
  await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click();
  await expect(page.getByRole('dialog').getByRole('button', { name: common.close })).toBeVisible();
  await look('a notification');
  const answer = '**/portal/users/notification';
  await page.route(answer, (route) => route.fulfill({ json: [] }));
  await openList();
  await expect(page.getByText(texts.empty)).toBeVisible();
  await look('no notifications');
  await page.unroute(answer);
  await page.route(answer, (route) => route.abort());
  await openList();
  await expect(page.getByRole('alert')).toBeVisible();
  await look('notifications that could not be loaded');
}

async function dashboard(page: Page, language: Language, look: Look): Promise<void> {
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
  await page.getByRole('combobox', { name: texts.filters.place }).click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await look('places of the dashboard');
  await page.keyboard.press('Escape');
  await page.route('**/portal/dashboard/transaction*', (route) => route.abort());
  await page
    .getByRole('form', { name: texts.filters.form })
    .getByRole('button', { name: texts.filters.apply })
    .click();
  await expect(page.getByRole('button', { name: common.retry })).toBeVisible();
  await look('a dashboard that could not be loaded');
  await page.unroute('**/portal/dashboard/transaction*');
  await page.route('**/portal/reports/silence', (route) => route.abort());
  await open(page, '/painel-de-controle', screens['/painel-de-controle'].title);
  await expect(silent.getByRole('alert')).toBeVisible();
  await look('silent establishments that could not be loaded');
}

async function statement(page: Page, language: Language, look: Look): Promise<void> {
  const texts: Catalogue = await loadCatalogue(language);
  const { filters } = texts.reports;
  await signIn(page, '10000001', language);
  await open(page, '/transacoes-extrato', texts.screens['/transacoes-extrato'].title);
  await look('statement');
  await page.getByRole('button', { name: texts.dates.openCalendar }).first().click();
  await expect(page.getByRole('gridcell', { selected: true })).toBeFocused();
  await look('calendar');
  // By the keyboard: a popover finds its place anew some moments after a look has changed the window.
  await page.getByRole('button', { name: texts.dates.chooseYear }).press('Enter');
  await expect(page.getByRole('radio', { checked: true })).toBeInViewport();
  await look('years of the calendar');
  await page.keyboard.press('Escape');
  await expect(page.locator('.MuiModal-root')).toHaveCount(0);
  await page.getByRole('button', { name: filters.period }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await look('periods');
  await page.keyboard.press('Escape');
  await expect(page.locator('.MuiModal-root')).toHaveCount(0);
  const establishments = page.getByRole('combobox', { name: filters.establishments });
  await establishments.press('ArrowDown');
  await expect(page.getByRole('option').nth(4)).toBeVisible();
  for (const option of [1, 2, 3, 4]) await page.getByRole('option').nth(option).click();
  await look('statement with a list of options');
  await page.keyboard.press('Escape');
  await page.getByText('+2', { exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('what was chosen');
  await page.keyboard.press('Escape');
  await expect(page.locator('.MuiModal-root')).toHaveCount(0);
  await establishments.press('ArrowDown');
  await page.getByRole('option').first().click();
  await page.keyboard.press('Escape');
  // Before the shops open there is nothing of today.
  await page.getByLabel(filters.startDate).fill(addDays(todayIn('America/Sao_Paulo'), -1));
  await page.getByRole('button', { name: filters.create }).click();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByLabel(texts.statement.table).first()).toBeVisible();
  await look('statement with rows');
  await page.getByLabel(filters.startDate).fill(addDays(todayIn('America/Sao_Paulo'), -2));
  await page.getByLabel(filters.startDate).blur();
  await expect(page.getByText(texts.reports.results.outdated)).toBeVisible();
  await look('statement of other filters');
  await page.getByRole('button', { name: texts.common.export }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await look('export menu');
}

async function list(page: Page, language: Language, look: Look): Promise<void> {
  const texts: Catalogue = await loadCatalogue(language);
  const title = texts.screens['/bancos'].title;
  await signIn(page, '10000001', language);
  await open(page, '/bancos?filter=%7B%22name%22%3A%22zzz%22%7D', title);
  await look('list without a match');
  await open(page, '/bancos?filter=%7B%22status%22%3A1%7D', title);
  const bank = page.getByRole('link', { name: /Banco do Brasil$/ });
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

/** The accounts, the others of one, the question before one is switched off, and the details of one. */
async function accounts(page: Page, language: Language, look: Look): Promise<void> {
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
async function audit(page: Page, language: Language, look: Look): Promise<void> {
  const texts: Catalogue = await loadCatalogue(language);
  const title = texts.screens['/auditoria'].title;
  const filter = { entity: 'portal_user', record: '20000002', action: 'create' };
  await signIn(page, '10000001', language);
  await open(page, '/auditoria', title);
  await look('the audit trail');
  await open(page, `/auditoria?${new URLSearchParams({ filter: JSON.stringify(filter) })}`, title);
  await page.getByRole('button', { name: new RegExp(`^${texts.audit.fields.login}, `) }).click();
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
  // The dialog hides the page and its title from whoever asks by role.
  await page.goto('/bancos/editar/001');
  await page.getByRole('button', { name: texts.edit.history }).click();
  await expect(page.getByRole('region', { name: texts.edit.history })).toBeVisible();
  await look('the history of a record');
}

/** The bills, their filters, a month that is not billed yet, and the list without an answer. */
async function financial(page: Page, language: Language, look: Look): Promise<void> {
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
async function usage(page: Page, language: Language, look: Look): Promise<void> {
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

/** The requested codes, the popover of the others, the filters with a fault, and the list without an answer. */
async function codeRequests(page: Page, language: Language, look: Look): Promise<void> {
  const { screens, codeRequests: texts, list: lists } = await loadCatalogue(language);
  const { title } = screens['/codigos-solicitados'];
  await signIn(page, '10000001', language);
  await open(page, '/codigos-solicitados?sort=quantidade&order=DESC', title);
  await look('the requested codes');
  await page
    .locator('main button[aria-haspopup="dialog"]', { hasText: /^\+\d+$/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
  await look('the other codes of a request');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: lists.filters, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: lists.filters });
  await dialog.getByRole('textbox', { name: texts.filters.dateInit }).fill('2026-11-18');
  await dialog.getByRole('button', { name: lists.apply }).click();
  await expect(dialog.getByText(texts.problems.bothDates)).toBeVisible();
  await look('filters of the requested codes, with a date that is missing');
  await page.route('**/solicitacaocodigo/list*', (route) => route.abort());
  await page.reload();
  await expect(page.getByText(texts.failed).first()).toBeVisible();
  await look('requested codes that could not be loaded');
}

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

/** The list of work orders, its filters, the form of both types with faults and its question, and an order. */
async function workOrders(page: Page, language: Language, look: Look): Promise<void> {
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

/** The list of news, the last day in bulk, and the form: empty, with faults, of an item, and without a change. */
async function newsManagement(page: Page, language: Language, look: Look): Promise<void> {
  const { bulk, common, list: lists, marketing: texts, screens } = await loadCatalogue(language);
  const { title } = screens['/marketing'];
  await signIn(page, '10000001', language);
  await open(page, '/marketing', title);
  await expect(page.getByRole('link', { name: texts.new })).toBeVisible();
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

/** The list of users, its filters, and the form of a user with all its sections, and with faults. */
async function users(page: Page, language: Language, look: Look): Promise<void> {
  const { bulk, common, edit, list: lists, screens, shell, users: texts } = await loadCatalogue(language);
  await signIn(page, '10000001', language);
  await open(page, '/usuarios', screens['/usuarios'].title);
  await expect(page.getByRole('link', { name: texts.new })).toBeVisible();
  await look('users');
  if (!isPhone(page)) {
    await page.getByRole('button', { name: lists.columns.button }).click();
    await expect(page.getByText(lists.columns.title)).toBeVisible();
    await look('columns of users');
    await page.keyboard.press('Escape');
  }
  const choose = page.getByRole('button', { name: lists.selection.begin, exact: true });
  if (await choose.isVisible()) await choose.click();
  await page.getByRole('checkbox', { name: lists.selection.page }).click();
  await expect(page.getByRole('button', { name: lists.selection.clear })).toBeVisible();
  await look('users that are selected');
  await page.getByRole('button', { name: bulk.actions.addEstablishments }).click();
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeEnabled();
  await look('a choice before bulk work');
  await page.getByRole('dialog').getByRole('button', { name: common.cancel }).click();
  await page.getByRole('button', { name: bulk.actions.deactivate }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: common.cancel })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await look('a preview of bulk work');
  await page.getByRole('dialog').getByRole('button', { name: common.cancel }).click();
  await page.getByRole('button', { name: lists.selection.clear }).click();
  await page.getByRole('button', { name: lists.filters, exact: true }).click();
  await expect(page.getByRole('group', { name: texts.filters.profileAccess })).toBeVisible();
  await look('filters of users');
  await open(page, '/usuarios/adicionar', texts.new);
  await expect(page.getByRole('combobox', { name: texts.form.escopoAcessoAG })).toBeVisible();
  await page.getByRole('checkbox', { name: shell.profiles.manager }).check();
  await page.getByRole('switch', { name: texts.form.apiAccess }).click();
  await look('a new user');
  await page.getByRole('button', { name: common.save }).click();
  await expect(page.getByText(texts.problems.required).first()).toBeVisible();
  await look('a new user with faults');
  await page.getByRole('link', { name: common.back, exact: true }).click();
  await expect(page.getByRole('dialog', { name: edit.unsaved.title })).toBeVisible();
  await look('leaving a new user');
}

/** The list of report viewers, the form of one, and the dialog that links establishments. */
async function viewers(page: Page, language: Language, look: Look): Promise<void> {
  const { screens, viewers: texts } = await loadCatalogue(language);
  const { dialog } = texts;
  await signIn(page, '20000002', language);
  await open(page, '/visualizadores-relatorios', screens['/visualizadores-relatorios'].title);
  await look('report viewers');
  await open(page, '/visualizadores-relatorios/adicionar', texts.new);
  await page.getByRole('button', { name: texts.links.open }).click();
  await expect(page.getByRole('dialog', { name: dialog.title })).toBeVisible();
  await page.getByRole('button', { name: dialog.allRight }).click();
  await look('linking establishments');
  await page.getByRole('button', { name: dialog.confirm }).click();
  await expect(page.getByRole('table', { name: texts.links.table })).toBeVisible();
  await look('a new report viewer');
}

/** The list of operator codes, its filters, the form of one, and that of new ones with faults. */
async function operatorCodes(page: Page, language: Language, look: Look): Promise<void> {
  const { common, list: lists, operatorCodes: texts, screens } = await loadCatalogue(language);
  await signIn(page, '20000002', language);
  await open(page, '/codigos-operadores', screens['/codigos-operadores'].title);
  await expect(page.getByRole('link', { name: texts.new })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await look('operator codes');
  await page.getByRole('button', { name: lists.filters, exact: true }).click();
  await expect(page.getByRole('textbox', { name: texts.filters.code })).toBeVisible();
  await look('filters of operator codes');
  await page.keyboard.press('Escape');
  const first = isPhone(page) ? page.locator('a.name') : page.locator('tbody td a');
  await first.first().click();
  await expect(page.getByRole('textbox', { name: texts.form.name })).toBeVisible();
  await look('an operator code');
  await open(page, '/codigos-operadores/adicionar', texts.new);
  await page.getByRole('button', { name: common.save }).click();
  await expect(page.getByText(texts.problems.quantity)).toBeVisible();
  await look('new operator codes with faults');
}

async function help(page: Page, language: Language, look: Look): Promise<void> {
  const texts: Catalogue = await loadCatalogue(language);
  await signIn(page, '10000001', language);
  await open(page, '/ajuda', texts.screens['/ajuda'].title);
  await look('help');
  await page.route('**/portal/docs/manual/*', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: texts.help.manuals.EC.name }).click();
  await expect(page.getByText(texts.help.manuals.failed)).toBeVisible();
  await look('a manual that failed');
  await page.route('**/videos/finder.mp4', (route) => route.abort());
  await open(page, '/informativos', texts.screens['/informativos'].title);
  await expect(page.getByText(texts.bulletins.unplayable)).toBeVisible();
  await look('bulletins, one of which cannot be played');
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

/** The groupers, a form with faults, and the effects of a save and of a deletion. Nothing is saved. */
async function groupers(page: Page, language: Language, look: Look): Promise<void> {
  const { common, groupers: texts, effect, list: lists, screens } = await loadCatalogue(language);
  await signIn(page, '10000001', language);
  await open(page, '/agrupadores', screens['/agrupadores'].title);
  await expect(page.getByRole('link', { name: texts.new })).toBeVisible();
  await look('groupers');
  await page.getByRole('button', { name: lists.filters, exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeEnabled();
  await look('filters of groupers');
  await page.getByRole('dialog').getByRole('button', { name: common.cancel }).click();
  await page.getByRole('button', { name: texts.remove.replace('%{name}', 'Sul'), exact: true }).click();
  await expect(page.getByRole('list', { name: effect.people })).toBeVisible();
  await look('the deletion of a grouper that people hold');
  await page.getByRole('dialog').getByRole('button', { name: common.close }).click();
  await page.getByRole('link', { name: texts.open.replace('%{name}', 'Sul'), exact: true }).click();
  await page.getByRole('combobox', { name: texts.form.ecs }).press('ArrowDown');
  await page.getByRole('option', { selected: true }).first().click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: common.save, exact: true }).click();
  await expect(page.getByRole('list', { name: effect.people })).toBeVisible();
  await look('the effect of a change of a grouper');
  await open(page, '/agrupadores/adicionar', texts.new);
  await page.getByRole('button', { name: common.save, exact: true }).click();
  await expect(page.getByText(texts.problems.required).first()).toBeVisible();
  await look('a new grouper with faults');
  await page.getByRole('textbox', { name: texts.form.name }).fill('Zona');
  await page.getByRole('combobox', { name: texts.form.ecs }).click();
  await page.getByRole('option').first().click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: common.save, exact: true }).click();
  await expect(page.getByRole('dialog').getByText(effect.none)).toBeVisible();
  await look('the effect of a new grouper');
}

/** What becomes of a code: the table of names of a fresh batch, handing over, who has left, unused codes. Nothing is saved. */
async function codeLife(page: Page, language: Language, look: Look): Promise<void> {
  const { codeLife: texts, common, edit, errors, operatorCodes, screens } = await loadCatalogue(language);
  const { title } = screens['/codigos-operadores'];
  const dialog = page.getByRole('dialog');
  await signIn(page, '20000002', language);
  const made = ['007', '112', '845'].map((nrCartao, place) => ({ nrCartao, operatorCodeId: place + 1 }));
  await page.route(`**${createOperatorCodes.path}`, (route) => route.fulfill({ json: made }));
  await open(page, '/codigos-operadores/adicionar', operatorCodes.new);
  await page.getByRole('combobox', { name: operatorCodes.form.ec }).click();
  await page.getByRole('option').first().click();
  await page.getByRole('textbox', { name: operatorCodes.form.quantity }).fill('3');
  await page.getByRole('button', { name: common.save, exact: true }).click();
  await expect(dialog.getByRole('list', { name: operatorCodes.made.list })).toBeVisible();
  await look('codes that were made');
  await dialog.getByRole('button', { name: texts.names.open }).click();
  await dialog.getByRole('button', { name: texts.names.save }).click();
  await expect(dialog.getByText(texts.names.empty)).toBeVisible();
  await look('names of new codes, with a fault');
  await dialog.getByRole('button', { name: texts.names.later }).click();

  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  const [ask = ''] = texts.handover.openFor.split('%');
  await page
    .getByRole('button', { name: new RegExp(`^${ask}`) })
    .first()
    .click();
  await dialog.getByRole('button', { name: texts.handover.confirm }).click();
  await expect(dialog.getByText(texts.problems.person)).toBeVisible();
  await look('handing a code over, with a fault');
  await dialog.getByRole('button', { name: common.cancel }).click();
  await expect(dialog).toHaveCount(0);

  const more = page.getByRole('button', { name: texts.more });
  await more.click();
  await expect(page.getByRole('menu')).toBeVisible();
  await look('more about codes');
  await page.getByRole('menuitem', { name: texts.left.open }).click();
  const person = dialog.getByRole('region').first();
  await dialog.getByRole('searchbox').fill('ar');
  await expect(person).toBeVisible();
  await look('somebody who has left');
  await person.getByRole('button').click();
  await expect(person.getByRole('button', { name: common.cancel })).toBeVisible();
  await look('the question before the codes of somebody are switched off');
  await dialog.getByRole('button', { name: common.close, exact: true }).click();
  await expect(dialog).toHaveCount(0);

  // A shop whose name fits into any field, and is chosen because it is the only one.
  const setting = { ec: '7', action: 'off', unused: 3, version: 1 };
  await page.route(`**${listEcs.path}*`, (route) => route.fulfill({ json: [{ cdEc: '7', name: 'Bar' }] }));
  await page.route(`**${getUnusedSetting.path}*`, (route) => route.fulfill({ json: setting }));
  await open(page, '/codigos-operadores', title);
  await more.click();
  await page.getByRole('menuitem', { name: texts.setting.open }).click();
  await dialog.getByRole('radio', { name: texts.setting.tell, exact: true }).click();
  await look('what happens to unused codes');
  const overtaken = { code: 'CONFLICT', message: errors.changedMeanwhile };
  await page.route(`**${getUnusedSetting.path}*`, (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 409, json: overtaken })
      : route.fulfill({ json: { ...setting, action: 'switchOff', version: 2 } }),
  );
  await dialog.getByRole('button', { name: texts.setting.save, exact: true }).click();
  await expect(dialog.getByRole('button', { name: edit.anyway })).toBeVisible();
  await look('what somebody else has set meanwhile');
}

const receiverOfEvents = {
  id: 7,
  url: 'https://conciliacao.example.com/a-rather-long-address/of-an-integrator?tenant=mercado',
  events: ['day.closed', 'shop.silent'],
  establishments: null,
  active: true,
  createdDate: '2026-11-01T10:00:00',
  pausedDate: '2026-11-20T08:00:00',
  nextTryDate: null,
  waiting: 3,
  lastDelivered: '2026-11-19T06:00:01',
  previousSecretUntil: '2026-11-21T06:00:00',
  version: 1,
};

const deliveryOfAnEvent = {
  id: 12,
  eventId: 'evt_65d322d87e184e09a64078b017cc80c6',
  type: 'day.closed',
  establishment: '0001',
  state: 'failed',
  again: true,
  createdDate: '2026-11-20T06:00:01',
  tries: 10,
  triedDate: '2026-11-20T22:00:02',
  problem: 'status',
  message: '500',
  status: 500,
  latency: 1234,
  answer: 'maintenance',
};

/** The tabs of the API beside its documentation, and what opens over them. Nothing of the demo's own is changed. */
async function apiUser(page: Page, language: Language, look: Look): Promise<void> {
  const { api, apiDocs, screens, secrets, common } = await loadCatalogue(language);
  const { title } = screens['/swagger'];
  const dialog = page.getByRole('dialog');
  await signIn(page, '20000002', language);
  const credentials = {
    clientId: '7933bd74-22d5-4d5f-a546-df7cbb22288a',
    createdAt: '2026-11-01T10:00:00',
    renewedAt: null,
    previousUntil: '2026-11-20T10:00:00',
    revokedAt: null,
    startsOn: '2026-01-01',
    endsOn: null,
    lastUsedAt: '2026-11-19T10:00:00',
    lastUsedFrom: '203.0.113.9',
    days: Array.from({ length: 14 }, (_, ago) => ({
      day: addDays('2026-11-20', -ago),
      calls: 1000 - 70 * ago,
      errors: ago,
    })),
  };
  await page.route(`**${getApiCredentials.path}`, (route) => route.fulfill({ json: credentials }));
  await page.route(`**${renewOwnSecret.path}`, (route) =>
    route.fulfill({
      json: { codUsuario: 1, clientId: 'c', clientSecret: 'jU50wkiCqjjviZK_tZHjH3IbcB9dAhxq3dI' },
    }),
  );
  const tried = { position: 93, totals: [], follow: 'WzEsOTNd.k3b1ZkYlq0bq3o0Y5mZc2Q' };
  await page.route(`**${apiTotals.path}?*`, (route) => route.fulfill({ json: tried }));
  await open(page, '/swagger', title);
  const totals = page.getByRole('article', { name: 'Totals of an accounting day, by establishment' });
  await expect(totals).toBeVisible();
  await look('the documentation of the API');
  await totals.getByRole('button', { name: new RegExp(`^${apiDocs.try.open}`) }).click();
  await totals.getByRole('button', { name: apiDocs.try.fetch }).click();
  await expect(totals.getByText(apiDocs.try.missing).first()).toBeVisible();
  await look('trying a call without a token');
  await totals.getByRole('radio', { name: apiDocs.try.byToken }).click();
  await totals.getByLabel(apiDocs.try.token, { exact: true }).fill('no-token');
  await totals.getByRole('button', { name: apiDocs.try.useToken }).click();
  await totals.getByRole('button', { name: apiDocs.try.send }).click();
  await expect(totals.getByRole('group', { name: apiDocs.try.body })).toBeVisible();
  await look('a call that was tried');

  await open(page, '/swagger/credenciais', title);
  await expect(page.getByRole('textbox', { name: secrets.clientId })).toBeVisible();
  await look('the API user');
  await page.getByRole('button', { name: api.credentials.renew.action }).click();
  await look('renewing a secret');
  await dialog.getByRole('button', { name: api.credentials.renew.confirm, exact: true }).click();
  await expect(dialog.getByRole('textbox', { name: secrets.clientSecret })).toBeVisible();
  await look('a secret that is shown once');
  await dialog.getByRole('button', { name: common.close }).click();
  await expect(dialog).toHaveCount(0);

  await open(page, '/swagger/chamadas', title);
  await expect(page.getByRole('img', { name: /14/ })).toBeVisible();
  await look('calls of the API');
  await page.getByRole('button', { name: api.calls.asTable }).click();
  await look('calls of the API as a table');

  const dayClose = { time: '06:00', closedUntil: '2026-11-19', heldDate: '2026-11-21T06:00:00' };
  await page.route(`**${listWebhooks.path}`, (route) =>
    route.request().method() === createWebhook.method
      ? route.continue()
      : route.fulfill({ json: { content: [receiverOfEvents], dayClose } }),
  );
  await open(page, '/swagger/webhooks', title);
  await expect(page.getByRole('region', { name: receiverOfEvents.url })).toBeVisible();
  await look('receivers of events');
  await page.getByRole('link', { name: api.webhooks.add }).click();
  await dialog.getByRole('radio', { name: api.webhooks.form.some, exact: true }).click();
  await dialog.getByRole('button', { name: common.save }).click();
  await expect(dialog.getByText(api.webhooks.form.urlMissing)).toBeVisible();
  await look('a receiver of events with faults');

  const deliveries = `${listWebhooks.path}/${receiverOfEvents.id}/deliveries`;
  await page.route(`**${deliveries}?*`, (route) =>
    route.fulfill({
      json: { content: [deliveryOfAnEvent], totalElements: 1, totalPages: 1, number: 0, size: 10 },
    }),
  );
  const body = JSON.stringify({ type: 'day.closed', data: { checksum: '0'.repeat(64) } });
  await page.route(`**${deliveries}/${deliveryOfAnEvent.id}`, (route) =>
    route.fulfill({ json: { ...deliveryOfAnEvent, body } }),
  );
  await open(page, '/swagger/entregas', title);
  const rows = page.getByRole(isPhone(page) ? 'list' : 'table', { name: api.deliveries.table });
  await expect(rows).toBeVisible();
  await look('deliveries');
  await page.getByRole('button', { name: api.deliveries.since.action }).click();
  await expect(dialog.getByRole('checkbox')).toBeVisible();
  await look('sending events again');
  await dialog.getByRole('button', { name: common.cancel }).click();
  await expect(dialog).toHaveCount(0);
  await rows.getByRole('link').first().click();
  await expect(dialog.getByText(deliveryOfAnEvent.eventId)).toBeVisible();
  await look('a delivery');
}

/** An import: its file, the first rows, and the preview with errors. Nothing is imported. */
async function imports(page: Page, language: Language, look: Look): Promise<void> {
  const texts: Catalogue = await loadCatalogue(language);
  await signIn(page, '10000001', language);
  await open(page, '/usuarios/importar', texts.imports.titles.usuarios);
  await expect(page.getByRole('button', { name: texts.imports.file.template })).toBeEnabled();
  await page.getByText(texts.imports.file.help).click();
  await look('an import');
  await page.locator('input[type=file]').setInputFiles({
    name: 'people.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('login;name;colour\n12;x;blue\n13;y;red'),
  });
  const check = page.getByRole('button', { name: texts.imports.file.check });
  await expect(check).toBeEnabled();
  await look('the first rows of a file');
  await check.click();
  const rows = page.getByRole(isPhone(page) ? 'list' : 'table', { name: texts.imports.preview.table });
  await expect(rows).toBeVisible();
  await look('the preview of an import');
}

/** Everything that there is to see; a page that comes to the console comes here too. */
export const visits: Readonly<Record<string, Visit>> = {
  'the sign-in page': signInPage,
  'a forgotten password': forgottenPassword,
  'the own password': ownPassword,
  'the frame': frame,
  home,
  'the notifications': notifications,
  'the dashboard': dashboard,
  'the statement': statement,
  'the bills': financial,
  'the usage report': usage,
  'the requested codes': codeRequests,
  'a list': list,
  'the accounts': accounts,
  'the users': users,
  'the report viewers': viewers,
  'the operator codes': operatorCodes,
  'the audit trail': audit,
  'help and bulletins': help,
  'the groupers': groupers,
  'the work orders': workOrders,
  'the management of news': newsManagement,
  'an import': imports,
  'the export tray': tray,
  'the life of a code': codeLife,
  'the API user and its webhooks': apiUser,
};
