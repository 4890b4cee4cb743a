import { expect, type Page } from '@playwright/test';
import { depositBreakdown } from '../../contract/breakdown';
import { violationsOf } from './looks';
import { statementRows } from './report-filters';
import { signIn, test } from './support';

/** `+R$ 1.234,50` as cents. */
const cents = (text: string) => Number(text.replaceAll(/[^\d]/g, '')) * (text.includes('−') ? -1 : 1);

const table = (page: Page) => page.getByRole('table', { name: 'Detalhamento do extrato' });

async function openBreakdown(page: Page): Promise<void> {
  await signIn(page, '10000001');
  const filter = encodeURIComponent(JSON.stringify({ period: 'thirtyDays' }));
  await page.goto(`/transacoes-extrato?filter=${filter}&aba=detalhamento`);
  await expect(table(page)).toBeVisible();
}

/** The amounts of a column, as cents. */
const amountsOf = async (page: Page, rows: string, place: number) =>
  (await table(page).locator(`${rows} > :nth-child(${place})`).allTextContents()).map(cents);

test('STMT-12 the breakdown ranks the shops, adds up to the totals, and leads to the rows of a shop and back', async ({
  page,
}) => {
  await openBreakdown(page);
  const deposits = await amountsOf(page, 'tbody tr:not(.last)', 3);
  expect(deposits.length).toBeGreaterThan(3);
  expect(deposits).toEqual(deposits.toSorted((one, other) => other - one));
  const [total] = await amountsOf(page, 'tbody tr.last', 3);
  expect(deposits.reduce((sum, amount) => sum + amount, 0)).toBe(total);
  expect(cents((await page.locator('dd').first().textContent()) ?? '')).toBe(total);
  const violations = await violationsOf(page);
  expect(violations).toEqual([]);

  const line = table(page).locator('tbody tr').first();
  const count = Number(((await line.locator('td').first().textContent()) ?? '').replaceAll('.', ''));
  await line.getByRole('link').click();
  await expect(statementRows(page).first()).toBeVisible();
  await expect(
    page.getByText(new RegExp(`de ${count.toLocaleString('pt-BR')} que correspondem|^${count} de `)),
  ).toBeVisible();
  await page.goBack();
  await expect(table(page)).toBeVisible();
  await page.reload();
  await expect(table(page)).toBeVisible();
});

test('the breakdown is sorted by a heading with the keyboard, and opens the lines of a group', async ({
  page,
}) => {
  await openBreakdown(page);
  await page.getByRole('combobox', { name: 'Depois por' }).click();
  await page.getByRole('option', { name: 'Tipo', exact: true }).click();
  await expect(table(page).locator('tbody tr.inner').first()).toBeVisible();
  const reply = page.waitForResponse(
    (response) => new URL(response.url()).pathname === depositBreakdown.path,
  );
  await table(page).getByRole('button', { name: 'Ordenar por Saldo' }).press('Enter');
  await reply;
  await expect(table(page).getByRole('columnheader', { name: 'Saldo' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  const first = table(page).locator('tbody button[aria-expanded]').first();
  await first.press('Enter');
  await expect(first).toHaveAttribute('aria-expanded', 'false');
});
