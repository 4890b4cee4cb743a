import { expect, type Page } from '@playwright/test';
import type { Language } from '../../../contract/languages';
import { loadCatalogue } from '../../../i18n';
import type { Catalogue } from '../../../i18n/catalogue';
import { signIn } from '../support';
import { isPhone, type Look, open } from './visit';

export async function frame(page: Page, language: Language, look: Look): Promise<void> {
  const { screens, shell } = await loadCatalogue(language);
  await signIn(page, '30000003', language);
  await open(page, '/home', screens['/home'].title);
  await look('home');
  await page.getByRole('button', { name: shell.profile.split('%')[0] ?? '' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await look('profile menu');
  await page.keyboard.press('Escape');
  await expect(page.locator('.MuiModal-root')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('e');
  await expect(page.getByRole('option').first()).toBeVisible();
  await look('finder');
  if (isPhone(page)) {
    await open(page, '/home', screens['/home'].title);
    await page.getByRole('button', { name: shell.openMenu }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await look('menu');
  }
  await open(page, '/bancos', shell.notAuthorized.title);
  await look('a page that one may not see');
  await open(page, '/nowhere', shell.notFound.title);
  await look('no page');
}

export async function home(page: Page, language: Language, look: Look): Promise<void> {
  const texts: Catalogue = await loadCatalogue(language);
  const title = texts.screens['/home'].title;
  await signIn(page, '20000002', language);
  await open(page, '/home', title);
  await page.getByRole('button', { name: texts.home.balance.hide }).click();
  await page.mouse.move(0, 0);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await look('home with a hidden balance');
  await page.getByRole('list', { name: texts.home.news.title }).getByRole('button').first().click();
  await expect(page.getByRole('dialog').getByRole('heading')).toBeVisible();
  await look('a news item');
  await open(page, '/home?page=99', title);
  await look('a page of news that there is not');
  await page.route(/\/portal\/(news\/list|reports\/balance)/, (route) => route.fulfill({ body: 'none' }));
  await open(page, '/home', title);
  await expect(page.getByText(texts.home.balance.failed)).toBeVisible();
  await look('home without answers');
}

/** The list of notifications and an open one, with notifications and without, and when it cannot be loaded. */
export async function notifications(page: Page, language: Language, look: Look): Promise<void> {
  const { common, notifications: texts, screens } = await loadCatalogue(language);
  const bell = page.getByRole('button', { name: new RegExp(`^${texts.title}`) });
  const openList = async () => {
    await open(page, '/home', screens['/home'].title);
    await bell.click();
    await expect(page.getByRole('dialog', { name: texts.title })).toBeVisible();
  };
  await signIn(page, '20000003', language);
  await openList();
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
  await look('notifications');
  await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click();
  await expect(page.getByRole('dialog').getByRole('button', { name: common.close })).toBeVisible();
  await look('a notification');
  const answer = '**/portal/users/notification';
  await page.route(answer, (route) => route.fulfill({ json: [] }));
  await openList();
  await expect(page.getByText(texts.empty)).toBeVisible();
  await look('no notifications');
  await page.unroute(answer);
  await page.route(answer, (route) => route.abort());
  await openList();
  await expect(page.getByRole('alert')).toBeVisible();
  await look('notifications that could not be loaded');
}

export async function help(page: Page, language: Language, look: Look): Promise<void> {
  const texts: Catalogue = await loadCatalogue(language);
  await signIn(page, '10000001', language);
  await open(page, '/ajuda', texts.screens['/ajuda'].title);
  await look('help');
  await page.route('**/portal/docs/manual/*', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: texts.help.manuals.EC.name }).click();
  await expect(page.getByText(texts.help.manuals.failed)).toBeVisible();
  await look('a manual that failed');
  await page.route('**/videos/finder.*.mp4', (route) => route.abort());
  await open(page, '/informativos', texts.screens['/informativos'].title);
  await expect(page.getByText(texts.bulletins.unplayable)).toBeVisible();
  await look('bulletins, one of which cannot be played');
}
