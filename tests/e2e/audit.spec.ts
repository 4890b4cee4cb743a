import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { signIn, test } from './support';

const ADMINISTRATOR = '10000001';
/** The registration of one of the demo's people, and nothing else. */
const REGISTRATION = { entity: 'portal_user', record: '20000002', action: 'create' };

const address = (filter: object) => `/auditoria?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;
const counted = (page: Page, text: string | RegExp) => expect(page.locator('output')).toHaveText(text);
const opener = (page: Page) => page.getByRole('button', { name: /^Login, Nome, E-mail, mais \d+$/ });
const details = (page: Page) => page.getByLabel('Detalhes da alteração');

async function openAudit(page: Page, filter: object): Promise<void> {
  await signIn(page, ADMINISTRATOR);
  await page.goto(address(filter));
  await expect(page.getByRole('heading', { level: 1, name: 'Trilha de auditoria' })).toBeVisible();
  await counted(page, /^[\d.]+ alteraç(ão|ões)$/);
}

test('LIST-04 the keyboard alone finds a change and opens it; Back and a reload keep the filter', async ({
  page,
}) => {
  await openAudit(page, { ...REGISTRATION, record: undefined });
  const search = page.getByRole('searchbox', { name: 'Buscar por quem fez a alteração' });
  await search.focus();
  await page.keyboard.type('demonstração que não existe');
  await expect(page.getByText('Não há dados para este filtro.')).toBeVisible();
  await page.goBack();
  await counted(page, /^\d+ alterações$/);
  await page.goto(address(REGISTRATION));
  await counted(page, '1 alteração');
  await page.getByRole('button', { name: 'Atualizar' }).focus();
  for (let step = 0; step < 10; step += 1) {
    await page.keyboard.press('Tab');
    if (await opener(page).evaluate((button) => button === document.activeElement)) break;
  }
  await expect(opener(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(details(page)).toContainText('Administrador de estabelecimento');
  await expect(opener(page)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(details(page)).toBeHidden();
  await page.reload();
  await counted(page, '1 alteração');
});

test('the trail leaves as CSV, with the rows of the list', async ({ page }) => {
  await openAudit(page, REGISTRATION);
  await counted(page, '1 alteração');
  await page.getByRole('button', { name: 'Exportar' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('auditoria.csv');
  const lines = (await readFile(await download.path(), 'utf8')).split('\r\n');
  const rows = lines.slice(
    1,
    lines.findIndex((line) => line.replaceAll(';', '') === ''),
  );
  expect(rows.length).toBeGreaterThan(4);
  for (const row of rows) expect(row).toContain('"Criação";"Usuário"');
  expect(rows.join('\n')).toContain('"Perfil";;"Administrador de estabelecimento"');
});
