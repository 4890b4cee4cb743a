import { readdir, readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { screens } from '../../contract/access';
import { depositBalance } from '../../contract/balance';
import { listBanks } from '../../contract/banks';
import { getConfig } from '../../contract/config';
import type { FirstCall } from '../../contract/first-calls';
import { listNews } from '../../contract/news';
import { listNotifications } from '../../contract/notifications';
import { validateSession } from '../../contract/session';
import { listToday } from '../../contract/today';
import { signIn, test } from './support';

const ADMINISTRATOR = '10000001';
const VIEWER = '30000003';
const BANK_USER = '50000005';
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

for (const missing of ['@token', '@refreshToken']) {
  test(`SES-21 nobody who is about to be sent to the sign-in page sees a frame before: there is no ${missing}`, async ({
    page,
  }) => {
    await signIn(page, ADMINISTRATOR);
    await page.addInitScript((key) => localStorage.removeItem(key), missing);
    await openWithoutScript(page);
    await expect(page.locator('.frame-bar')).toBeHidden();
    await expect(page.locator('.frame-menu')).toBeHidden();
  });
}

test('what runs before anything is drawn is below a kilobyte', async () => {
  const files = (await readdir('dist/console/assets')).filter((name) => /^before-paint.*\.js$/.test(name));
  expect(files).toHaveLength(1);
  expect((await readFile(`dist/console/assets/${files[0]}`)).length).toBeLessThan(1024);
});

/** Delays the reply of an address until `go` is called. */
async function hold(page: Page, address: string | RegExp): Promise<() => void> {
  let go = () => {};
  const waiting = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(address, async (route) => {
    await waiting;
    await route.continue();
  });
  return go;
}

/** Whether it brings a file of code into the browser's cache, from where the import that follows reads it. */
const isCodeAhead = (request: Request) =>
  request.resourceType() === 'fetch' && new URL(request.url()).pathname.startsWith('/assets/');

/** Where the letters of an element stand. */
const lettersOf = (locator: Locator) =>
  locator.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { x, y, width, height } = range.getBoundingClientRect();
    return { x, y, width, height };
  });

for (const size of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`SHELL-19 the console takes the place of the frame without a move at ${size.width} px`, async ({
    page,
  }) => {
    const desk = size.width > 1000;
    await page.setViewportSize(size);
    await signIn(page, ADMINISTRATOR);
    const go = await hold(page, '**/assets/console-*.js');
    await page.goto('/bancos', { waitUntil: 'commit' });
    const named = page.locator('.frame-bar b');
    const search = page.locator('.frame-search');
    await expect(named).toHaveText('Bancos');
    await expect(search).toHaveText('Buscar por nome ou código');
    await page.evaluate(() => document.fonts.ready);
    const bar = await page.locator('.frame-bar').boundingBox();
    const mark = page.locator('svg:visible').first();
    const drawn = await mark.boundingBox();
    const title = await lettersOf(named);
    const box = await search.boundingBox();
    const letters = await lettersOf(search.locator('span'));
    go();
    await expect(page.getByRole(desk ? 'table' : 'list').first()).toBeVisible();
    expect(await page.getByRole('banner').boundingBox()).toEqual(bar);
    if (desk) expect(await mark.boundingBox()).toEqual(drawn);
    expect(await lettersOf(page.getByRole('heading', { level: 1 }))).toEqual(title);
    const input = page.getByRole('searchbox', { name: 'Buscar por nome ou código' });
    const field = await input.locator('..').boundingBox();
    for (const side of ['x', 'y', 'width', 'height'] as const)
      expect(field?.[side]).toBeCloseTo(box?.[side] ?? 0, 0);
    expect((await input.boundingBox())?.x).toBe(letters.x);
    await expect(page.locator('.frame')).toHaveCount(0);
  });
}

/** Collects the titles that the frame ever shows, from the next page load on; each load begins anew. */
async function collectTitles(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const titles: string[] = [];
    Object.assign(window, { titles });
    new MutationObserver(() => {
      const title = document.querySelector('.frame-bar b')?.textContent;
      if (title !== undefined && title !== null && !titles.includes(title)) titles.push(title);
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { titles: string[] }).titles);
}

test('SES-04, SES-16 the frame says which page comes once the session stands and opens it, in the language of the person', async ({
  page,
}) => {
  await signIn(page, VIEWER, 'en');
  const titles = await collectTitles(page);
  const open = await hold(page, `**${validateSession.path}*`);
  await page.goto('/informativos', { waitUntil: 'commit' });
  // The console runs, and so the texts are there.
  await expect(page.getByRole('status', { name: 'Loading…' })).toBeAttached();
  expect(await titles()).toEqual([]);
  open();
  await expect(page.getByRole('heading', { level: 1, name: 'Bulletins' })).toBeVisible();
  const go = await hold(page, '**/assets/console-*.js');
  await page.goto('/informativos', { waitUntil: 'commit' });
  await expect(page.locator('.frame-bar b')).toHaveText('Bulletins');
  go();
  await page.goto('/bancos');
  await expect(page.getByRole('heading', { name: 'Page not authorized' })).toBeVisible();
  expect(await titles()).toEqual([]);
});

test('LIST-08 the frame draws no empty search box where a list was left with a search', async ({ page }) => {
  await signIn(page, ADMINISTRATOR);
  await page.goto('/bancos');
  await page.getByRole('searchbox').fill('Brasil');
  await page.getByRole('searchbox').press('Enter');
  await expect
    .poll(() =>
      page.evaluate(() => Object.keys(localStorage).some((key) => key.endsWith('.bancos.listParams'))),
    )
    .toBe(true);
  await hold(page, '**/assets/console-*.js');
  await page.goto('/bancos', { waitUntil: 'commit' });
  await expect(page.locator('.frame-bar b')).toHaveText('Bancos');
  await expect(page.locator('.frame-search')).toHaveCount(0);
});

test('a list has its rows after at most twenty requests, fetches nothing twice, and the rest afterwards', async ({
  page,
}) => {
  await signIn(page, ADMINISTRATOR);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!isCodeAhead(request)) asked.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  const list = 'GET /portal/bancos/';
  const go = await hold(page, '**/portal/bancos/?*');
  await page.goto('/bancos');
  await expect.poll(() => asked).toContain(list);
  // Long enough for whatever does not wait for the rows.
  await page.waitForTimeout(1000);
  const untilRows = [...asked];
  go();
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  expect(untilRows.length, untilRows.join('\n')).toBeLessThanOrEqual(20);
  expect(new Set(untilRows).size).toBe(untilRows.length);
  // The number of notifications has arrived, and the form can be used.
  await expect.poll(() => asked).toContain(`GET ${listNotifications.path}`);
  await expect.poll(() => asked.some((one) => one.includes('/BankEdit-'))).toBe(true);
  expect(new Set(asked).size, asked.join('\n')).toBe(asked.length);
});

test('SES-04 session, configuration, texts and the first page of a list are requested while the script is still on its way, each once', async ({
  page,
}) => {
  await signIn(page, ADMINISTRATOR);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!isCodeAhead(request)) asked.push(new URL(request.url()).pathname);
  });
  const go = await hold(page, '**/assets/console-*.js');
  await page.goto('/bancos', { waitUntil: 'commit' });
  const early = [validateSession.path, getConfig.path, listBanks.path];
  await expect.poll(() => asked).toEqual(expect.arrayContaining(early));
  // The document names its script, but not the language.
  const named = await page
    .locator('script[src], link[rel=modulepreload]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('src') ?? one.getAttribute('href')));
  const texts = () => asked.filter((path) => path.endsWith('.js') && !named.includes(path));
  await expect.poll(() => texts().length).toBeGreaterThan(0);
  await expect(page.getByRole('table')).toBeHidden();
  go();
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  for (const path of [...early, ...texts()]) expect(asked.filter((one) => one === path)).toHaveLength(1);
});

/** The calls that a page makes from now on, except those for its session and the notifications. */
function asksOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/portal/')) asked.push(pathname + search);
  });
  return asked;
}

/** Waits for the end of the first sight, after which replies that were requested ahead would be discarded. */
const overFirstSight = (asked: string[]) => expect.poll(() => asked).toContainEqual(listNotifications.path);

/**
 * Watches the next page loads for the first appearance of a page.
 * @param part what it is recognised by
 * @param content what has to be there at the same time
 * @returns how much of it there was
 */
async function watchFirstDrawing(page: Page, part: string, content: string): Promise<() => Promise<number>> {
  await page.addInitScript(
    ([part, content]) => {
      const watch = new MutationObserver(() => {
        if (document.querySelector(part) === null) return;
        Object.assign(window, { drawn: document.querySelectorAll(content).length });
        watch.disconnect();
      });
      watch.observe(document, { childList: true, subtree: true });
    },
    [part, content] as const,
  );
  return () => page.evaluate(() => (window as unknown as { drawn: number }).drawn);
}

/** Reads the calls that the server has written into the document of a page. */
async function firstCallsOf(page: Page, path: string): Promise<FirstCall[]> {
  const document = await (await page.request.get(path)).text();
  return [...document.matchAll(/<meta name="first-call" content="([^"]+)">/g)].map(
    ([, call = '']) => JSON.parse(call.replaceAll('&quot;', '"').replaceAll('&amp;', '&')) as FirstCall,
  );
}

test('LIST-01 every list uses the page that was requested ahead of it: it is fetched once, and shown with its rows', async ({
  page,
}) => {
  await signIn(page, ADMINISTRATOR);
  const rowsDrawn = await watchFirstDrawing(page, 'main [role=search]', 'main tbody tr');
  let lists = 0;
  for (const { path } of screens) {
    const [call] = await firstCallsOf(page, path);
    if (call === undefined || path === '/home') continue;
    lists += 1;
    const first = call.address;
    const asked = asksOf(page);
    const go = await hold(page, '**/assets/console-*.js');
    const answered = page.waitForResponse((response) => response.url().endsWith(first));
    await page.goto(path, { waitUntil: 'commit' });
    await answered;
    go();
    await overFirstSight(asked);
    const list = first.replace(/\?.*/, '?');
    expect(asked.filter((address) => address.startsWith(list))).toEqual([first]);
    expect(await rowsDrawn(), path).toBeGreaterThan(0);
    page.removeAllListeners('request');
    await page.unrouteAll();
  }
  // With which part of the work orders a person begins differs by the profile.
  expect(lists).toBe(8);
});

for (const { login, who, balance } of [
  { login: ADMINISTRATOR, who: 'an administrator', balance: true },
  { login: BANK_USER, who: 'a bank user', balance: false },
]) {
  test(`HOME-01, HOME-13 home uses what was requested ahead of it, once, and the news are there when it is first shown: ${who}`, async ({
    page,
  }) => {
    await signIn(page, login);
    const newsDrawn = await watchFirstDrawing(page, 'main h2', 'main section[aria-roledescription] h3');
    const asked = asksOf(page);
    const go = await hold(page, '**/assets/console-*.js');
    const expected = (await firstCallsOf(page, '/home'))
      .map(({ address }) => address)
      .filter((address) => balance || address !== depositBalance.path);
    const answered = expected.map((address) =>
      page.waitForResponse((response) => response.url().endsWith(address)),
    );
    await page.goto('/home', { waitUntil: 'commit' });
    await Promise.all(answered);
    go();
    await overFirstSight(asked);
    const ofHome = [listNews.path, listToday.path, depositBalance.path];
    expect(asked.filter((address) => ofHome.some((path) => address.startsWith(path))).sort()).toEqual(
      expected.sort(),
    );
    expect(await newsDrawn()).toBeGreaterThan(0);
  });
}

test('BANK-08 HOME-15 what was requested ahead and fails is told without another try, and "Try again" brings it', async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 500/);
  await signIn(page, ADMINISTRATOR);
  for (const { path, failing, shown } of [
    { path: '/bancos', failing: listBanks.path, shown: page.getByRole('table').getByRole('row').nth(1) },
    { path: '/home', failing: listNews.path, shown: page.getByRole('heading', { level: 3 }).first() },
  ]) {
    const asked = asksOf(page);
    await page.route(`**${failing}*`, (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto(path);
    await overFirstSight(asked);
    const retry = page.getByRole('main').getByRole('button', { name: 'Tentar novamente' });
    await expect(retry).toBeVisible();
    const calls = asked.filter((address) => address.startsWith(failing));
    expect(calls).toEqual([...new Set(calls)]);
    await page.unrouteAll();
    await retry.click();
    await expect(shown).toBeVisible();
    page.removeAllListeners('request');
  }
});

test('the browser refuses no style rule of a list, each of which would be an exception', async ({ page }) => {
  await signIn(page, ADMINISTRATOR);
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused, rules: 0 });
    CSSStyleSheet.prototype.insertRule = new Proxy(Reflect.get(CSSStyleSheet.prototype, 'insertRule'), {
      apply(insert, sheet, [rule, index]: [string, number?]) {
        try {
          const position = Reflect.apply(insert, sheet, [rule, index]);
          (window as unknown as { rules: number }).rules += 1;
          return position;
        } catch (error) {
          refused.push(rule);
          throw error;
        }
      },
    });
  });
  await page.goto('/bancos');
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  const { refused, rules } = await page.evaluate(() => {
    const { refused, rules } = window as unknown as { refused: string[]; rules: number };
    return { refused, rules };
  });
  expect(rules).toBeGreaterThan(100);
  expect(refused).toEqual([]);
});

test('LIST-08 a list that was left on another page is fetched as it was left, once', async ({ page }) => {
  await signIn(page, ADMINISTRATOR);
  const before = asksOf(page);
  await page.goto('/bancos?page=2&perPage=10&sort=nome&order=ASC&filter={}');
  await overFirstSight(before);
  const asked = asksOf(page);
  await page.goto('/bancos');
  await overFirstSight(asked);
  const lists = asked.filter((address) => address.startsWith(listBanks.path));
  expect(lists).toEqual([`${listBanks.path}?page=1&size=10&sort=nome%2Casc`]);
});

test('SES-16 the first page of a list is not requested for people who may not open it', async ({ page }) => {
  await signIn(page, VIEWER);
  const asked = asksOf(page);
  await page.goto('/bancos');
  await overFirstSight(asked);
  expect(asked.filter((address) => address.startsWith(listBanks.path))).toEqual([]);
});
