import { readdir, readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { getConfig } from '../../contract/config';
import { validateSession } from '../../contract/session';
import { signIn, test } from './support';

const ADMINISTRATOR = '10000001';
const LIGHT = { canvas: 'rgb(242, 245, 246)', bar: 'rgb(255, 255, 255)' };
const DARK = { canvas: 'rgb(12, 20, 23)', bar: 'rgb(19, 29, 33)' };

/** Opens a page whose scripts never come, but for the small one that runs before anything is drawn. */
async function openWithoutScript(page: Page, path = '/bancos'): Promise<void> {
  await page.route(/\/assets\/(?!before-paint).*\.js$/, () => {});
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('.frame-bar')).toBeAttached();
}

const colours = (page: Page) =>
  page.evaluate(() => {
    const background = (selector: string) =>
      getComputedStyle(document.querySelector(selector) as Element).backgroundColor;
    return { canvas: background('body'), bar: background('.frame-bar') };
  });

test('SHELL-19 the frame stands before any script is there: the menu from 1000 px, its button below', async ({
  page,
}) => {
  await signIn(page, ADMINISTRATOR);
  await openWithoutScript(page);
  const bar = page.locator('.frame-bar');
  const menu = page.locator('.frame-menu');
  const button = bar.locator('svg');
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expect(menu).toContainText('Cofre');
  await expect(menu).toBeInViewport();
  await expect(button).toBeHidden();
  await page.setViewportSize({ width: 999, height: 844 });
  await expect(menu).toBeHidden();
  await expect(button).toBeInViewport({ ratio: 1 });
});

for (const { scheme, chosen, seen } of [
  { scheme: 'light', chosen: null, seen: LIGHT },
  { scheme: 'dark', chosen: null, seen: DARK },
  { scheme: 'light', chosen: 'dark', seen: DARK },
  { scheme: 'dark', chosen: 'light', seen: LIGHT },
] as const) {
  test(`the first frame of a ${scheme} device is in its colours, or in those of the choice (${chosen ?? 'none'})`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await signIn(page, ADMINISTRATOR);
    if (chosen !== null) await page.addInitScript((mode) => localStorage.setItem('@theme', mode), chosen);
    await openWithoutScript(page);
    expect(await colours(page)).toEqual(seen);
  });
}

test('SES-21 nobody who is about to be sent to the sign-in page sees a frame before', async ({ page }) => {
  await openWithoutScript(page);
  await expect(page.locator('.frame-bar')).toBeHidden();
  await expect(page.locator('.frame-menu')).toBeHidden();
});

test('what runs before anything is drawn is below a kilobyte', async () => {
  const files = (await readdir('dist/console/assets')).filter((name) => /^before-paint.*\.js$/.test(name));
  expect(files).toHaveLength(1);
  expect((await readFile(`dist/console/assets/${files[0]}`)).length).toBeLessThan(1024);
});

test('the console takes the place of the frame without a move', async ({ page }) => {
  await signIn(page, ADMINISTRATOR);
  let go = () => {};
  const waiting = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route('**/assets/index-*.js', async (route) => {
    await waiting;
    await route.continue();
  });
  await page.goto('/bancos', { waitUntil: 'commit' });
  const drawn = await page.locator('.frame-bar').boundingBox();
  const menu = await page.locator('.frame-menu').boundingBox();
  const brand = await page.locator('.frame-menu p').boundingBox();
  go();
  await expect(page.getByRole('table')).toBeVisible();
  expect(await page.getByRole('banner').boundingBox()).toEqual(drawn);
  const side = page
    .getByRole('navigation')
    .locator('xpath=ancestor-or-self::*[contains(@class,"MuiPaper")][1]');
  expect(await side.boundingBox()).toEqual(menu);
  expect(brand?.height).toBe(64);
  await expect(page.locator('.frame-bar')).toHaveCount(0);
});

test('a list is there after at most twenty requests, and asks for nothing twice', async ({ page }) => {
  await signIn(page, ADMINISTRATOR);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await page.goto('/bancos');
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  const untilRows = [...asked];
  expect(untilRows.length, untilRows.join('\n')).toBeLessThanOrEqual(20);
  expect(new Set(untilRows).size).toBe(untilRows.length);
});

test('SES-04 session, configuration and texts are asked for while the script is still on its way, each once', async ({
  page,
}) => {
  await signIn(page, ADMINISTRATOR);
  let go = () => {};
  const waiting = new Promise<void>((resolve) => {
    go = resolve;
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.route('**/assets/index-*.js', async (route) => {
    await waiting;
    await route.continue();
  });
  await page.goto('/bancos', { waitUntil: 'commit' });
  const early = [validateSession.path, getConfig.path];
  await expect.poll(() => asked).toEqual(expect.arrayContaining(early));
  await expect.poll(() => asked.filter((path) => /\/pt[-\w]*\.js$/.test(path)).length).toBeGreaterThan(0);
  await expect(page.getByRole('table')).toBeHidden();
  go();
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  for (const path of early) expect(asked.filter((one) => one === path)).toHaveLength(1);
});
