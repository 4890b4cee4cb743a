import { expect, type Locator, type Page } from '@playwright/test';
import { languages } from '../../contract/languages';
import { listNews } from '../../contract/news';
import type { ReplyOf } from '../../contract/operation';
import { validateSession } from '../../contract/session';
import { listToday } from '../../contract/today';
import { loadCatalogue } from '../../i18n';
import { signIn, test } from './support';

const MANAGER = '20000002';

const cards = (page: Page) => page.getByRole('list', { name: 'Notícias' }).getByRole('listitem');
const withPicture = (page: Page) => cards(page).filter({ has: page.locator('img') });

async function openHome(page: Page, person = MANAGER): Promise<void> {
  await signIn(page, person);
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1, name: 'Início' })).toBeVisible();
  await expect(cards(page)).toHaveCount(6);
}

const isLoaded = (picture: Locator) =>
  expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBe(1200);

test('HOME-04 API-10 the pictures come from the server once, and are kept for ever', async ({ page }) => {
  const answers: { url: string; status: number; headers: Record<string, string> }[] = [];
  page.on('response', (answer) => {
    if (!answer.url().includes('/portal/files/images/')) return;
    answers.push({ url: answer.url(), status: answer.status(), headers: answer.headers() });
  });
  await openHome(page);
  for (const card of await withPicture(page).all()) {
    await card.scrollIntoViewIfNeeded();
    await isLoaded(card.locator('img'));
  }
  expect(answers.length).toBeGreaterThan(1);
  for (const { url, status, headers } of answers) {
    expect(status).toBe(200);
    expect(headers, url).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
  }
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const fetched: string[] = [];
  const kept: string[] = [];
  session.on('Network.requestServedFromCache', ({ requestId }) => kept.push(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (!response.url.includes('/portal/files/images/')) return;
    if (!response.fromDiskCache && !kept.includes(requestId)) fetched.push(response.url);
  });
  await page.reload();
  await isLoaded(withPicture(page).first().locator('img'));
  expect(fetched).toEqual([]);
});

test('HOME-04 a picture that does not come is the rosette of the house, and nothing moves for it', async ({
  page,
  complaints,
}) => {
  complaints.expect(/ERR_FAILED/);
  await page.route('**/portal/files/images/*', (route) => route.abort());
  await openHome(page);
  for (const card of await cards(page).all()) {
    await card.scrollIntoViewIfNeeded();
    await expect(card.locator('svg')).toBeVisible();
    await expect(card.locator('img')).toHaveCount(0);
  }
});

test('HOME-03 the keyboard opens a news item and is back where it was; Back closes it, a reload keeps it', async ({
  page,
}) => {
  await openHome(page);
  const title = cards(page).nth(2).getByRole('button');
  const name = await title.innerText();
  await title.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Fechar' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(title).toBeFocused();
  expect(new URL(page.url()).pathname).toBe('/home');

  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(title).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  expect(new URL(page.url()).pathname).toMatch(/^\/home\/noticias\/\d+$/);
  await page.reload();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  expect(new URL(page.url()).pathname).toBe('/home');
});

test('HOME-01 HOME-07 Back walks through the pages; the carousel turns by key and stands still by itself', async ({
  page,
}) => {
  await openHome(page);
  await page.getByRole('button', { name: 'Próxima página' }).click();
  await expect(page.getByText(/^7–/)).toBeVisible();
  const titles = await cards(page).getByRole('heading').allInnerTexts();
  await cards(page).first().getByRole('button').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(cards(page).getByRole('heading')).toHaveText(titles);
  await page.goBack();
  await expect(page.getByText(/^1–6/)).toBeVisible();

  const slide = page.getByRole('region', { name: 'Destaques' }).getByRole('group');
  await expect(slide).toHaveAccessibleName('1 de 3');
  await page.getByRole('button', { name: 'Próximo destaque' }).focus();
  await page.keyboard.press('Enter');
  await expect(slide).toHaveAccessibleName('2 de 3');
  await page.getByRole('region', { name: 'Notícias' }).hover();
  await page.waitForTimeout(1500);
  await expect(slide).toHaveAccessibleName('2 de 3');
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`HOME-02 nothing jumps while news and pictures arrive at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.route(`**${listNews.path}*`, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await page.route(`**${listToday.path}*`, async (route) => {
      const today: ReplyOf<typeof listToday> = await (await route.fetch()).json();
      const items = [...today.items, ...today.items].slice(0, 7);
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.fulfill({ json: { ...today, items } });
    });
    await page.route('**/portal/files/images/*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    await page.addInitScript(() => {
      const shifts = { sum: 0 };
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.sum += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await openHome(page);
    await isLoaded(page.locator('main img').first());
    await page.waitForTimeout(300);
    const moved = await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);
    // Of Lighthouse's scale, on which 0.1 is good.
    expect(moved).toBeLessThan(0.03);
  });
}

test('HOME-12 the whole balance stands on one line in the narrowest card, and can be hidden', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.route('**/portal/reports/balance', (route) =>
    route.fulfill({
      json: {
        reportData: { balance: { deposit: 1_234_567_890.12 } },
        error: false,
        establishments: 4800,
        at: '2026-11-20T09:42:10',
      },
    }),
  );
  await openHome(page, '10000001');
  const figure = page.getByText('R$ 1.234.567.890,12');
  await expect(figure).toBeVisible();
  const card = page.getByRole('region', { name: 'Saldo de depósitos' });
  const [inner, outer] = [await figure.boundingBox(), await card.boundingBox()];
  if (inner === null || outer === null) throw new Error('The balance is not there');
  expect(inner.x + inner.width).toBeLessThanOrEqual(outer.x + outer.width - 16);
  expect(inner.height).toBeLessThan(56);
  await card.getByRole('button', { name: 'Ocultar o saldo' }).click();
  await expect(figure).toHaveCount(0);
  await page.reload();
  await expect(card.getByText('Saldo oculto')).toBeAttached();
  await expect(figure).toHaveCount(0);
});

for (const language of languages) {
  test(`HOME-06 a long name takes nothing sideways, at the narrowest too (${language})`, async ({ page }) => {
    const name = 'Wanderleyson-Maximiliano';
    await page.route(`**${validateSession.path}`, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), name } });
    });
    const { screens } = await loadCatalogue(language);
    await signIn(page, MANAGER, language);
    await page.addInitScript((told) => localStorage.setItem('@name', told), name);
    await page.goto('/home');
    await expect(page.getByRole('heading', { level: 1, name: screens['/home'].title })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: new RegExp(`, ${name}$`) })).toBeVisible();
    for (const width of [320, 390, 600, 1000, 1199, 1440]) {
      await page.setViewportSize({ width, height: 768 });
      const [outer, inner] = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.documentElement.clientWidth,
      ]);
      expect(outer, `at ${width} px`).toBeLessThanOrEqual(inner ?? 0);
    }
  });
}

for (const { width, height, most } of [
  { width: 1440, height: 900, most: 1700 },
  { width: 390, height: 844, most: 2400 },
]) {
  test(`what needs the manager and the balance stand above the fold at ${width} px, all other news below it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openHome(page);
    const today = page.getByRole('region', { name: 'Para hoje' });
    await expect(today.getByRole('listitem').first()).toBeVisible();
    const bottomOf = async (part: Locator) => {
      const box = await part.boundingBox();
      return (box?.y ?? Number.NaN) + (box?.height ?? 0);
    };
    expect(await bottomOf(page.getByRole('region', { name: 'Saldo de depósitos' }))).toBeLessThan(height);
    expect(await bottomOf(today)).toBeLessThan(height);
    const news = await page.getByRole('heading', { name: 'Notícias' }).boundingBox();
    expect(news?.y).toBeGreaterThanOrEqual(height);
    // It was 3,283 px long on a phone.
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(most);
  });
}

test('the keyboard goes through what needs the manager, and a button opens the list of exactly that', async ({
  page,
}) => {
  await openHome(page);
  const today = page.getByRole('region', { name: 'Para hoje' });
  const row = today.getByRole('listitem').filter({ hasText: /fora do prazo/ });
  const [, count] = /^(\d+) chamado/.exec(await row.getByRole('heading').innerText()) ?? [];
  await row.getByRole('link', { name: /^Ver chamados/ }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/chamados?filter=*');
  await expect(page.getByText(new RegExp(`^${count} chamados?$`))).toBeVisible();
  await page.goBack();
  await expect(today).toBeVisible();
});
