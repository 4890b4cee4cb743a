import { expect, type Page } from '@playwright/test';
import { addDays } from '../../contract/calendar';
import { todayIn } from '../../contract/dates';
import { loadCatalogue } from '../../i18n';
import { formatDate, formatLongDate } from '../../i18n/format';
import { openEyes } from './eyes';
import { visibleFocus, walk } from './focus';
import { press } from './keys';
import { filterChip } from './report-filters';
import { signIn, test } from './support';
import { isPhone } from './visits/visit';

const TODAY = todayIn('America/Sao_Paulo');
const YESTERDAY = addDays(TODAY, -1);
const named = (date: string) => formatLongDate(date, 'en');

const opener = (page: Page) => page.getByRole('button', { name: 'Open calendar' }).first();
const calendar = (page: Page) => page.getByRole('dialog', { name: 'Start date' });

async function openStatement(page: Page): Promise<void> {
  await signIn(page, '20000002', 'en');
  await page.goto('/transacoes-extrato');
  if (isPhone(page)) await filterChip(page, 'period', await loadCatalogue('en')).click();
  await expect(page.getByLabel('Start date')).toHaveValue(formatDate(TODAY, 'en'));
}

for (const timezoneId of ['America/Sao_Paulo', 'Pacific/Apia', 'America/Los_Angeles']) {
  test.describe(`a browser in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('STMT-03 SHELL-21 the calendar speaks the portal’s language, and its days are the network’s', async ({
      page,
    }) => {
      await openStatement(page);
      await opener(page).click();
      await expect(calendar(page).getByRole('columnheader', { name: 'Sunday' })).toBeVisible();
      await expect(calendar(page).locator('[aria-current="date"]')).toHaveAccessibleName(named(TODAY));
      await calendar(page)
        .getByRole('gridcell', { name: named(YESTERDAY) })
        .click();
      await expect(page.getByLabel('Start date')).toHaveValue(formatDate(YESTERDAY, 'en'));
      await expect(opener(page)).toBeFocused();
    });
  });
}

test('STMT-03 the calendar is fetched when somebody opens it, and typing needs none', async ({
  page,
  complaints,
}) => {
  complaints.expect(/net::ERR_FAILED/);
  const asked: string[] = [];
  await page.route('**/assets/CalendarDialog-*.js', (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  // As if the page had just been reloaded for its code.
  await page.addInitScript(() => sessionStorage.setItem('reloaded-for-code', String(Date.now())));
  await openStatement(page);
  expect(asked).toEqual([]);
  await opener(page).click();
  await expect(page.getByText('The calendar could not be loaded. Type the date.')).toBeVisible();
  expect(asked.length).toBeGreaterThan(0);
  await page.getByLabel('Start date').fill(YESTERDAY);
  await page.getByLabel('Start date').blur();
  await expect(page.getByLabel('Start date')).toHaveValue(formatDate(YESTERDAY, 'en'));
});

test('STMT-03 in the filters of a list Escape closes the calendar and leaves the filters open', async ({
  page,
}) => {
  await openEyes(page);
  await signIn(page, '10000001', 'en');
  await page.goto('/auditoria');
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const filters = page.getByRole('dialog', { name: 'Filters' });
  await press(page, filters.getByRole('button', { name: 'Open calendar' }).first());
  await expect(page.getByRole('grid')).toBeVisible();
  await walk(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('grid')).toBeHidden();
  await expect(filters).toBeVisible();
  await expect(filters.getByRole('button', { name: 'Open calendar' }).first()).toBeFocused();
  await visibleFocus(page);
});

for (const width of [390, 320]) {
  test.describe(`a phone of ${width} px`, () => {
    test.use({ viewport: { width, height: 640 }, hasTouch: true });

    test('SHELL-19 SHELL-20 the calendar is a dialog with all of it in sight, and days that a thumb hits', async ({
      page,
    }) => {
      await openStatement(page);
      await opener(page).tap();
      const dialog = calendar(page);
      await expect(dialog.getByRole('heading', { name: 'Start date' })).toBeVisible();
      const box = await dialog.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThanOrEqual(width);
      expect(await dialog.evaluate((node) => node.scrollHeight - node.clientHeight)).toBe(0);
      const day = await dialog.getByRole('gridcell', { name: named(TODAY) }).boundingBox();
      // WCAG 2.5.8 requires 24; seven of 44 do not fit into 320.
      expect(day?.width).toBeGreaterThanOrEqual(width === 390 ? 44 : 36);
      await dialog.getByRole('button', { name: 'Cancel' }).tap();
      await expect(dialog).toBeHidden();
      await expect(opener(page)).toBeFocused();
    });
  });
}
