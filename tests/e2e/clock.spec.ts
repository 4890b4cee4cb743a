import { expect, type Page } from '@playwright/test';
import { addDays } from '../../contract/calendar';
import { todayIn } from '../../contract/dates';
import { ROBOT_CHECK, refreshToken, robotCheck } from '../../contract/session';
import { signIn, test } from './support';

/* Devices whose clock is wrong. What is too old or still good is the server's to say; the console only counts. */

test.describe.configure({ timeout: 120_000 });

const HOUR = 3_600_000;
const PERSON = '30000003';

/** A device whose clock is wrong by so much from the start, and runs on. */
const wrongBy = (page: Page, hours: number) => page.clock.install({ time: Date.now() + hours * HOUR });

/** Counts the calls of a path from now on. */
function callsOf(page: Page, path: string): () => number {
  let calls = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) calls += 1;
  });
  return () => calls;
}

async function fillIn(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('@language', 'en'));
  await page.goto('/login');
  await page.getByLabel('Tax ID or login').fill(PERSON);
  await page.getByLabel('Password', { exact: true }).fill('Demo@2026');
  await page.getByRole('checkbox', { name: 'I am not a robot' }).check();
  await expect(page.getByText('Verified on this device, without tracking')).toBeVisible({ timeout: 60_000 });
}
const submit = (page: Page) => page.getByRole('button', { name: 'Sign in' }).click();

for (const hours of [-2, 2]) {
  const clock = `a clock that is two hours ${hours < 0 ? 'slow' : 'fast'}`;

  test(`LOG-02 SES-09 with ${clock} one signs in with one robot check, works, and refreshes nothing`, async ({
    page,
  }) => {
    await wrongBy(page, hours);
    const [checks, refreshes] = [callsOf(page, robotCheck.path), callsOf(page, refreshToken.path)];
    await fillIn(page);
    await submit(page);
    await page.waitForURL('**/home');
    expect(checks()).toBe(1);

    await page.getByRole('link', { name: 'Statement', exact: true }).click();
    const rows = page.getByRole('table', { name: 'Statement rows' }).locator('tbody tr');
    await page.getByLabel('Start date').fill(addDays(todayIn('America/Sao_Paulo'), -7));
    await page.getByRole('button', { name: 'Create report' }).click();
    await expect(rows.first()).toBeVisible();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page
        .getByRole('button', { name: 'Export' })
        .click()
        .then(() => page.getByRole('menuitem', { name: 'CSV' }).click()),
    ]);
    expect(file.suggestedFilename()).toBe('relatorio.csv');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Transaction statement' })).toBeVisible();
    expect(refreshes()).toBe(0);
  });

  test(`LOG-02 with ${clock} a robot check that rested too long is made anew before it is sent`, async ({
    page,
  }) => {
    await wrongBy(page, hours);
    const checks = callsOf(page, robotCheck.path);
    await fillIn(page);
    await page.clock.fastForward((ROBOT_CHECK.validMinutes + 1) * 60_000);
    await submit(page);
    await page.waitForURL('**/home');
    expect(checks()).toBe(2);
  });
}

test('SES-09 a clock that jumps ahead by a day ends no session: only the server says when a token has run out', async ({
  page,
}) => {
  await page.clock.install();
  const refreshes = callsOf(page, refreshToken.path);
  await signIn(page, PERSON, 'en');
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  await page.clock.fastForward(24 * HOUR);
  await page.getByRole('link', { name: 'Statement', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Transaction statement' })).toBeVisible();
  expect(refreshes()).toBe(0);
});
