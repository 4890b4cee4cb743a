import { expect, type Page } from '@playwright/test';
import { getUnusedSetting } from '../../../contract/code-life';
import type { Language } from '../../../contract/languages';
import { createOperatorCodes } from '../../../contract/operator-codes';
import { listEcs } from '../../../contract/user-options';
import { loadCatalogue } from '../../../i18n';
import { signIn } from '../support';
import { isPhone, type Look, newOn, open } from './visit';

/** The list of operator codes, its filters, the form of one, and that of new ones with faults. */
export async function operatorCodes(page: Page, language: Language, look: Look): Promise<void> {
  const { common, list: lists, operatorCodes: texts, screens } = await loadCatalogue(language);
  await signIn(page, '20000002', language);
  await open(page, '/codigos-operadores', screens['/codigos-operadores'].title);
  await expect(page.getByRole('link', { name: newOn(screens['/codigos-operadores']) })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await look('operator codes');
  await page.getByRole('button', { name: lists.filters, exact: true }).click();
  await expect(page.getByRole('textbox', { name: texts.filters.code })).toBeVisible();
  await look('filters of operator codes');
  await page.keyboard.press('Escape');
  const first = isPhone(page) ? page.locator('main li a[data-opens]') : page.locator('tbody td a');
  await first.first().click();
  await expect(page.getByRole('textbox', { name: texts.form.name })).toBeVisible();
  await look('an operator code');
  await open(page, '/codigos-operadores/adicionar', newOn(screens['/codigos-operadores']));
  await expect(page.getByRole('textbox', { name: texts.form.name })).toBeVisible();
  await look('a new operator code');
  await page.getByRole('textbox', { name: texts.form.quantity }).fill('0');
  await page.getByRole('button', { name: common.save }).click();
  await expect(page.getByText(texts.problems.quantity)).toBeVisible();
  await look('new operator codes with faults');
}

/** The requested codes, the popover of the others, the filters with a fault, and the list without an answer. */
export async function codeRequests(page: Page, language: Language, look: Look): Promise<void> {
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

/** What becomes of a code: the table of names of a fresh batch, handing over, who has left, unused codes. Nothing is saved. */
export async function codeLife(page: Page, language: Language, look: Look): Promise<void> {
  const { codeLife: texts, common, edit, errors, operatorCodes, screens } = await loadCatalogue(language);
  const { title } = screens['/codigos-operadores'];
  const dialog = page.getByRole('dialog');
  await signIn(page, '20000002', language);
  const made = ['007', '112', '845'].map((nrCartao, place) => ({ nrCartao, operatorCodeId: place + 1 }));
  await page.route(`**${createOperatorCodes.path}`, (route) => route.fulfill({ json: made }));
  await open(page, '/codigos-operadores/adicionar', newOn(screens['/codigos-operadores']));
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
  await dialog.getByRole('button', { name: operatorCodes.made.ok }).click();

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
