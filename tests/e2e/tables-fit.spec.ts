import { expect, type Page } from '@playwright/test';
import { screens } from '../../contract/access';
import { addDays } from '../../contract/calendar';
import { todayIn } from '../../contract/dates';
import { defaultFilters } from '../../contract/default-filters';
import { languages } from '../../contract/languages';
import { statementPath } from '../../src/network/reports/statement-path';
import { lists } from './lists';
import { signIn, test } from './support';

/* Tables fit from 1000 px: no word is broken, and the last column is in sight. */

const ADMINISTRATOR = '10000001';
const MANAGER = '20000002';
const WIDTHS = [1000, 1024, 1279, 1280, 1366, 1440];
const full = process.env.PORTAL_TEST_FULL !== undefined;

const today = todayIn('America/Sao_Paulo');
/** A week: today alone has no row for some time after midnight. */
const statement = statementPath({ ...defaultFilters(today), dtInit: addDays(today, -6) });
/** The screens that open with a table. */
const tables = [...lists, statement];

/** Finds what does not fit of the table on the page. */
function faultsOf(page: Page): Promise<string[]> {
  return page.getByRole('table').evaluate((table) => {
    const faults: string[] = [];
    const right = Math.min(
      innerWidth,
      table.parentElement?.closest('div')?.getBoundingClientRect().right ?? 0,
    );
    for (const row of table.querySelectorAll('tbody tr')) {
      const end = row.querySelector('td:last-of-type')?.getBoundingClientRect().right ?? 0;
      if (end > right + 1) faults.push(`a row ends ${end - right} px outside`);
    }
    if (document.documentElement.scrollWidth > innerWidth) faults.push('the page scrolls sideways');
    const walker = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      for (const { index, 0: word } of (node.textContent ?? '').matchAll(/[^\s\u00A0-]+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (node.parentElement?.checkVisibility() === true && lines.size > 1) faults.push(`broken: ${word}`);
      }
    }
    return faults;
  });
}

for (const [at, address] of tables.entries()) {
  const path = screens.map((screen) => screen.path).find((one) => address.startsWith(one));
  // Each screen in one language, in turn; all of them in the long run.
  for (const language of full
    ? languages
    : languages.filter((_one, turn) => turn === at % languages.length)) {
    test(`SHELL-19 the table of ${path} fits from 1000 px in ${language}`, async ({ page }) => {
      await signIn(page, address === statement ? MANAGER : ADMINISTRATOR, language);
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(address);
      await expect(page.getByRole('table').locator('tbody td').first()).toBeVisible({ timeout: 30_000 });
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(() => faultsOf(page), { message: `${width} px` }).toEqual([]);
      }
    });
  }
}

test('SHELL-19 what a table has no room for stands in another cell, and is back where there is room', async ({
  page,
}) => {
  await signIn(page, ADMINISTRATOR, 'pt');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/chamados');
  const column = page.getByRole('columnheader', { name: 'Última modificação' });
  const first = page.locator('tbody tr').first();
  await expect(column).toBeVisible();
  const modified = await first.locator('.column-modifiedDate').innerText();
  const moved = first.getByRole('definition').filter({ hasText: modified.replaceAll('\n', ' ') });
  await page.setViewportSize({ width: 1000, height: 900 });
  await expect(column).toBeHidden();
  await expect(moved).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(column).toBeVisible();
  await expect(first.getByRole('definition')).toHaveCount(0);
});

test('SHELL-19 below 1280 px the menu is a rail: it names its pages to the pointer and the focus, and can stay open', async ({
  page,
}) => {
  await signIn(page, ADMINISTRATOR, 'en');
  await page.setViewportSize({ width: 1279, height: 800 });
  await page.goto('/bancos');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const users = menu.getByRole('link', { name: 'Users', exact: true });
  const width = async () => (await menu.boundingBox())?.width;
  await expect(users).toBeVisible();
  expect(await width()).toBe(64);
  await users.hover();
  await expect(page.getByRole('tooltip', { name: 'Users' })).toBeVisible();
  await menu.getByRole('link', { name: 'Banks', exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tooltip', { name: 'Accounts' })).toBeVisible();
  await page.getByRole('button', { name: 'Keep menu open' }).click();
  expect(await width()).toBe(232);
  await page.reload();
  await expect(users).toBeVisible();
  expect(await width()).toBe(232);
  await page.getByRole('button', { name: 'Fold menu' }).click();
  expect(await width()).toBe(64);
  await page.getByRole('button', { name: 'Keep menu open' }).press('Enter');
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole('button', { name: 'Fold menu' })).toHaveCount(0);
  expect(await width()).toBe(232);
});

test('digits have one width where they stand below one another, and their own in a sentence', async ({
  page,
}) => {
  await signIn(page, ADMINISTRATOR, 'pt');
  await page.goto('/usuarios');
  await expect(page.locator('td.terse').first()).toBeVisible();
  const widths = await page.evaluate(() => {
    const widthIn = (parent: Element, text: string) => {
      const probe = document.createElement('span');
      probe.textContent = text;
      // Beside what the place has already.
      probe.style.position = 'absolute';
      parent.append(probe);
      const { width } = probe.getBoundingClientRect();
      probe.remove();
      return width;
    };
    const column = document.querySelector('td.terse') ?? document.body;
    const sentence = document.querySelector('main') ?? document.body;
    return [column, sentence].map((place) => [
      widthIn(place, '1'.repeat(20)),
      widthIn(place, '0'.repeat(20)),
    ]);
  });
  const [[ones, noughts] = [0, 0], [narrow, wide] = [0, 0]] = widths;
  expect(ones).toBeGreaterThan(0);
  expect(ones).toBe(noughts);
  expect(narrow).toBeLessThan(Number(wide));
});
