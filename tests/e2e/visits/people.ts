import { expect, type Page } from '@playwright/test';
import type { Language } from '../../../contract/languages';
import { loadCatalogue } from '../../../i18n';
import type { Catalogue } from '../../../i18n/catalogue';
import { signIn } from '../support';
import { isPhone, type Look, newOn, open } from './visit';

/** The list of users, its filters, and the form of a user with all its sections, and with faults. */
export async function users(page: Page, language: Language, look: Look): Promise<void> {
  const { bulk, common, edit, list: lists, screens, shell, users: texts } = await loadCatalogue(language);
  await signIn(page, '10000001', language);
  await open(page, '/usuarios', screens['/usuarios'].title);
  await expect(page.getByRole('link', { name: newOn(screens['/usuarios']) })).toBeVisible();
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
  await open(page, '/usuarios/adicionar', newOn(screens['/usuarios']));
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
export async function viewers(page: Page, language: Language, look: Look): Promise<void> {
  const { screens, reportViewers: texts } = await loadCatalogue(language);
  const { dialog } = texts;
  await signIn(page, '20000002', language);
  await open(page, '/visualizadores-relatorios', screens['/visualizadores-relatorios'].title);
  await look('report viewers');
  await open(page, '/visualizadores-relatorios/adicionar', newOn(screens['/visualizadores-relatorios']));
  await page.getByRole('button', { name: texts.links.open }).click();
  await expect(page.getByRole('dialog', { name: dialog.title })).toBeVisible();
  await page.getByRole('button', { name: dialog.allRight }).click();
  await look('linking establishments');
  await page.getByRole('button', { name: dialog.confirm }).click();
  await expect(page.getByRole('table', { name: texts.links.table })).toBeVisible();
  await look('a new report viewer');
}

/** The groupers, a form with faults, and the effects of a save and of a deletion. Nothing is saved. */
export async function groupers(page: Page, language: Language, look: Look): Promise<void> {
  const { common, groupers: texts, effect, list: lists, screens } = await loadCatalogue(language);
  await signIn(page, '10000001', language);
  await open(page, '/agrupadores', screens['/agrupadores'].title);
  await expect(page.getByRole('link', { name: newOn(screens['/agrupadores']) })).toBeVisible();
  await look('groupers');
  await page.getByRole('button', { name: lists.filters, exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeEnabled();
  await look('filters of groupers');
  await page.getByRole('dialog').getByRole('button', { name: common.cancel }).click();
  await page.getByRole('button', { name: texts.remove.replace('%{name}', 'Sul'), exact: true }).click();
  await expect(page.getByRole('list', { name: effect.people })).toBeVisible();
  await look('the deletion of a grouper that people hold');
  await page.getByRole('dialog').getByRole('button', { name: common.close }).click();
  await page.getByRole('link', { name: 'Sul', exact: true }).click();
  await page.getByRole('combobox', { name: texts.form.ecs }).press('ArrowDown');
  await page.getByRole('option', { selected: true }).first().click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: common.save, exact: true }).click();
  await expect(page.getByRole('list', { name: effect.people })).toBeVisible();
  await look('the effect of a change of a grouper');
  await open(page, '/agrupadores/adicionar', newOn(screens['/agrupadores']));
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

/** An import: its file, the first rows, and the preview with errors. Nothing is imported. */
export async function imports(page: Page, language: Language, look: Look): Promise<void> {
  const texts: Catalogue = await loadCatalogue(language);
  await signIn(page, '10000001', language);
  await open(page, '/usuarios/importar', texts.screens['/usuarios'].import ?? '');
  await expect(page.getByRole('button', { name: texts.imports.file.template })).toBeEnabled();
  await page.getByText(texts.imports.file.help).click();
  await look('an import');
  await page.locator('input[type=file]').setInputFiles({
    name: 'people.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      [
        'login;name;email;colour',
        '12;x;;blue',
        '000071-00001;Maria;maria.aparecida.de-souza@encontro-das-aguas.com.br.example;red',
      ].join('\n'),
    ),
  });
  const check = page.getByRole('button', { name: texts.imports.file.check });
  await expect(check).toBeEnabled();
  await look('the first rows of a file');
  await check.click();
  const rows = page.getByRole(isPhone(page) ? 'list' : 'table', { name: texts.imports.preview.table });
  await expect(rows).toBeVisible();
  await look('the preview of an import');
}

/** A list that was exported to be edited and comes back as it left: the menu, the first rows and the preview. */
export async function sheet(page: Page, language: Language, look: Look): Promise<void> {
  const texts: Catalogue = await loadCatalogue(language);
  await signIn(page, '10000001', language);
  await open(page, '/bancos', texts.screens['/bancos'].title);
  await page.getByRole('button', { name: texts.common.export }).click();
  await expect(page.getByText(texts.exports.edit.heading)).toBeVisible();
  await look('the export of a list that is edited');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: texts.exports.edit.xlsx }).click(),
  ]);
  await page.goto('/bancos/importar');
  await page.locator('input[type=file]').setInputFiles(await download.path());
  await expect(page.getByText(texts.imports.sheet.recognised)).toBeVisible();
  await look('the first rows of a sheet that came back');
  await page.getByRole('button', { name: texts.imports.file.check }).click();
  await expect(page.getByText(texts.imports.preview.idle)).toBeVisible();
  await look('the preview of a sheet that came back');
}
