import { type Browser, expect, type Page } from '@playwright/test';
import { filterEcs } from '../../contract/reports';
import { violationsOf } from './looks';
import { signIn, test } from './support';

/* Saved views in a real browser: saved, shared, opened by another person within its own scope, on a phone too. */

const ADMINISTRATOR = '10000001';
const MANAGER = '20000003';

const menu = (page: Page) => page.getByRole('menu', { name: 'Views of this screen' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Save as a view' });

async function opened(browser: Browser, login: string, size = { width: 1440, height: 900 }): Promise<Page> {
  const page = await (await browser.newContext({ viewport: size })).newPage();
  await signIn(page, login, 'en');
  return page;
}

/** The codes of establishments that a person sees. */
async function codesOf(page: Page): Promise<string[]> {
  await page.goto('/home');
  const token = await page.evaluate(() => localStorage.getItem('@token'));
  const reply = await page.request.get(filterEcs.path, { headers: { authorization: `Bearer ${token}` } });
  const options = (await reply.json()) as { key: string }[];
  return options.map(({ key }) => key).filter((key) => key !== '*');
}

async function saveAs(page: Page, name: string, button = 'Views'): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await menu(page).getByRole('menuitem', { name: 'Save as a view' }).click();
  await dialog(page).getByRole('textbox', { name: /^Name/ }).fill(name);
}

test('a shared statement shows its reader the shops of their own, and says that others were left out', async ({
  browser,
}) => {
  const reader = await opened(browser, MANAGER);
  const [own] = await codesOf(reader);
  const author = await opened(browser, ADMINISTRATOR);
  const foreign = (await codesOf(author)).find((code) => code !== own);
  const filter = { period: 'thirtyDays', ecs: [own, foreign] };
  await author.goto(`/transacoes-extrato?filter=${encodeURIComponent(JSON.stringify(filter))}`);
  const name = `Two shops ${MANAGER}`;
  await saveAs(author, name);
  await expect(dialog(author).getByRole('radio').first()).toBeChecked();
  await dialog(author).getByRole('combobox', { name: 'Share with people' }).fill(MANAGER);
  await author.getByRole('option', { name: new RegExp(`\\(${MANAGER}\\)$`) }).click();
  expect(await violationsOf(author)).toEqual([]);
  await dialog(author).getByRole('button', { name: 'Save' }).click();
  await expect(author.getByRole('button', { name })).toBeVisible();

  await reader.goto('/home');
  await expect(reader.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  await reader.keyboard.press('Control+k');
  await expect(reader.getByRole('combobox', { name: 'Find anything' })).toBeFocused();
  await reader.keyboard.type(name);
  await expect(reader.getByRole('option').first()).toContainText(name);
  await reader.keyboard.press('Enter');
  await expect(reader.getByText(/^Some establishments, accounts, operators or groups/)).toBeVisible();
  await expect(reader.getByRole('button', { name })).toBeVisible();
  const scope = reader.getByRole('region', { name: 'Results' }).getByRole('list').first();
  await expect(scope).toContainText(`${own}`);
  await expect(scope).not.toContainText(`${foreign}`);
  await expect(reader.getByText(`${foreign}`, { exact: false })).toHaveCount(0);

  // Back leads home, and forward to the view again; a reload keeps it.
  await reader.goBack();
  await expect(reader).toHaveURL(/\/home$/);
  await reader.goForward();
  await expect(reader.getByRole('button', { name })).toBeVisible();
  await reader.reload();
  await expect(reader.getByRole('button', { name })).toBeVisible();
  await expect(scope).toContainText(`${own}`);

  await author.getByRole('button', { name }).click();
  await menu(author).getByRole('menuitem', { name: 'Delete the view' }).click();
  await author
    .getByRole('dialog', { name: /^Delete the view/ })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(author.getByText('View deleted.')).toBeVisible();
  await reader.goto('/home');
  await author.context().close();
  await reader.context().close();
});

test('on a phone a list is saved from its head, and opened again from there', async ({ browser }) => {
  const page = await opened(browser, MANAGER, { width: 390, height: 844 });
  await page.goto(`/codigos-operadores?filter=${encodeURIComponent('{"status":1}')}`);
  await expect(page.getByRole('list', { name: 'Operator codes' })).toBeVisible();
  const name = 'Active on the phone';
  await saveAs(page, name);
  expect(await violationsOf(page)).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('View saved.')).toBeVisible();
  await page.goto('/codigos-operadores?filter={}');
  await page.getByRole('button', { name: 'Views' }).click();
  expect(await violationsOf(page)).toEqual([]);
  await menu(page).getByRole('menuitemradio', { name }).click();
  await expect(page).toHaveURL(/vista=[\w-]{22}/);
  await expect(page.getByRole('button', { name: 'Remove the filter Status Active' })).toBeVisible();
  await page.getByRole('button', { name: 'Views' }).click();
  await menu(page).getByRole('menuitem', { name: 'Delete the view' }).click();
  await page
    .getByRole('dialog', { name: /^Delete the view/ })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(page.getByText('View deleted.')).toBeVisible();
  await page.context().close();
});

test('Back goes through the reports that were run', async ({ page }) => {
  await signIn(page, MANAGER, 'en');
  await page.goto('/transacoes-extrato');
  const results = page.getByRole('region', { name: 'Results' });
  // The first report has an entry of the history of its own once it is there.
  await expect(results.getByText(/^Total balance/)).toBeVisible();
  await expect(results.getByText('Transaction date', { exact: false }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Accounting date' }).first().click();
  await page.getByRole('button', { name: 'Create report' }).click();
  await expect(page).toHaveURL(/filter=.*%22dateType%22%3A%22dc%22/);
  await expect(results.getByText('Accounting date', { exact: false }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Accounting date' }).first()).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.goBack();
  await expect(page).toHaveURL(/\/transacoes-extrato$/);
});
