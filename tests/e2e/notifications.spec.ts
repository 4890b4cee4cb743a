import { expect, type Page } from '@playwright/test';
import { openEyes } from './eyes';
import { tabTo, visibleFocus, walk } from './focus';
import { signIn, test } from './support';

const MANAGER = '20000003';
const bell = (page: Page) => page.getByRole('button', { name: /^Notificações/ });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notificações' });
const entries = (page: Page) => panel(page).getByRole('listitem');

async function openHome(page: Page, user = MANAGER): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, user);
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1, name: 'Início' })).toBeVisible();
}

async function openList(page: Page): Promise<void> {
  await openHome(page);
  await bell(page).click();
  await expect(entries(page).first()).toBeVisible();
}

const unread = async (page: Page) =>
  Number(/\d+/.exec((await bell(page).getAttribute('aria-label')) ?? '')?.[0] ?? 0);

test('NOTE-04 SHELL-15 the list is 400x400 px, under the bell and inside the window', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openList(page);
  const box = await panel(page).boundingBox();
  // Behind the list it is out of reach and has no role.
  const button = await page.getByLabel(/^Notificações,/).boundingBox();
  expect([box?.width, box?.height]).toEqual([400, 400]);
  expect(box?.y).toBeGreaterThanOrEqual((button?.y ?? 0) + (button?.height ?? 0));
  expect((box?.x ?? 0) + 400).toBeLessThanOrEqual(1440);
});

for (const width of [390, 320, 520]) {
  test(`NOTE-04 SHELL-20 at ${width} px the list fills the width, and nothing scrolls sideways`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openList(page);
    const box = await panel(page).boundingBox();
    expect([box?.x, box?.width, box?.height]).toEqual([0, width, 400]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const wide = await panel(page).evaluate(
      (element) =>
        [element, ...element.querySelectorAll('ul, button')].filter(
          ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1,
        ).length,
    );
    expect(wide).toBe(0);
  });
}

test('SHELL-20 at 521 px it is 400 px wide again', async ({ page }) => {
  await page.setViewportSize({ width: 521, height: 844 });
  await openList(page);
  expect((await panel(page).boundingBox())?.width).toBe(400);
});

test('NOTE-05 NOTE-06 the keyboard opens the list and a notification, and the focus goes back each time', async ({
  page,
}) => {
  await openEyes(page);
  await openHome(page);
  await expect(bell(page)).toHaveAttribute('aria-label', /\d/);
  const before = await unread(page);
  await tabTo(page, bell(page));
  await page.keyboard.press('Enter');
  await expect(entries(page).first()).toBeVisible();
  await walk(page);
  const entry = entries(page).filter({ hasText: 'Não lida' }).first().getByRole('button');
  const text = (await entry.locator('.text').textContent()) ?? '';
  const same = entries(page).filter({ hasText: text }).getByRole('button');
  await tabTo(page, entry);
  await page.keyboard.press('Enter');
  const detail = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Fechar' }) });
  await expect(detail).toBeVisible();
  await walk(page);
  await page.keyboard.press('Escape');
  await expect(detail).toBeHidden();
  await expect(same).toBeFocused();
  await visibleFocus(page);
  await expect(same).not.toContainText('Não lida');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(bell(page)).toBeFocused();
  expect(await unread(page)).toBe(before - 1);
  await page.reload();
  await expect(bell(page)).toHaveAttribute('aria-label', /^Notificações/);
  await expect.poll(() => unread(page)).toBe(before - 1);
});

test('NOTE-02 whoever signs in after somebody else in the same browser sees nothing of them', async ({
  page,
}) => {
  await openList(page);
  const hers = (await entries(page).allTextContents()).filter((text) => text.includes('Chamado'));
  expect(hers.length).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await page.getByRole('navigation').getByRole('link', { name: 'Sair' }).click();
  await page.waitForURL('**/login');
  await page.getByLabel('CPF ou login').fill('30000003');
  await page.getByLabel('Senha', { exact: true }).fill('Demo@2026');
  await page.getByRole('checkbox', { name: 'Não sou um robô' }).check();
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.waitForURL('**/home');
  await bell(page).click();
  await expect(entries(page).first()).toBeVisible();
  const theirs = await entries(page).allTextContents();
  for (const text of hers) expect(theirs).not.toContain(text);
});

test('NOTE-01 two tabs show the same number: what is viewed in one is viewed in the other', async ({
  page,
  context,
}) => {
  await openHome(page, '50000005');
  const other = await context.newPage();
  await other.goto('/home');
  await expect(bell(other)).toHaveAttribute('aria-label', /\d/);
  const before = await unread(other);
  await bell(page).click();
  await panel(page).getByRole('button', { name: 'Marcar todas como lidas' }).click();
  await expect.poll(() => unread(other)).toBe(0);
  expect(before).toBeGreaterThan(0);
});
