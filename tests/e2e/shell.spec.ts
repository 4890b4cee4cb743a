import { type BrowserContext, expect, type Page } from '@playwright/test';
import { listNotifications } from '../../contract/notifications';
import { violationsOf } from './looks';
import { test } from './support';

const people = {
  provider: '10000001',
  manager: '20000002',
  otherManager: '20000003',
  viewer: '30000003',
  bankUser: '50000005',
};
const PASSWORD = 'Demo@2026';

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    if (localStorage.getItem('@language') === null) localStorage.setItem('@language', 'en');
  }),
);

const title = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();

/** Signs in as a person does, from wherever the console has sent them. */
async function signIn(page: Page, login: string): Promise<void> {
  await page.getByLabel('Tax ID or login').fill(login);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox', { name: 'I am not a robot' }).check();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((address) => address.pathname !== '/login');
}

async function openHome(page: Page, login: string): Promise<void> {
  await page.goto('/');
  await signIn(page, login);
  await title(page, 'Home');
}

async function another(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

const expectNoViolation = async (page: Page) => expect(await violationsOf(page)).toEqual([]);

test('SES-21 nobody sees the console without signing in, and comes back to the requested page', async ({
  page,
}) => {
  await page.goto('/transacoes-extrato');
  await page.waitForURL('**/login?next=%2Ftransacoes-extrato');
  await signIn(page, people.viewer);
  await title(page, 'Transaction statement');
  expect(new URL(page.url()).pathname).toBe('/transacoes-extrato');
});

test('SES-20 the root leads home', async ({ page }) => {
  await openHome(page, people.viewer);
  await page.goto('/');
  await page.waitForURL('**/home');
  await title(page, 'Home');
});

test('SES-06 SES-07 after signing out nothing is left, and going back shows nothing', async ({ page }) => {
  await openHome(page, people.manager);
  await page.getByRole('link', { name: 'Statement', exact: true }).click();
  await title(page, 'Transaction statement');
  await page.getByRole('button', { name: /^Profile of/ }).click();
  const farewell = page.waitForRequest('**/portal/auth/logout');
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await farewell;
  await page.waitForURL('**/login');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['@language']);
  await page.goBack();
  await page.waitForURL('**/login**');
  await expect(page.getByLabel('Tax ID or login')).toBeVisible();
});

test('SES-06 SES-07 whoever signs in next in this browser never sees anything of the person before', async ({
  page,
}) => {
  await openHome(page, people.viewer);
  // The total stands before what it is compared with.
  const balance = page.getByRole('region', { name: 'Deposit balance' }).getByText(/\d\.\d\d$/);
  await expect(balance.first()).toBeVisible();
  const hers = [String(await page.evaluate(() => localStorage.getItem('@name')))];
  const amount = String(await balance.first().textContent());
  // Nothing, as before the shops open, may be others' as well.
  if (!/(?<!\d)0\.00$/.test(amount)) hers.push(amount);
  await page.getByRole('navigation').getByRole('link', { name: 'Statement', exact: true }).click();
  // Of a week: before the shops open, today has no rows.
  await page.getByRole('button', { name: 'Period: Today' }).click();
  await page.getByRole('menuitemradio', { name: 'Last 7 days' }).click();
  await page.getByRole('button', { name: 'Create report' }).click();
  const row = page.getByRole('row').nth(1);
  await expect(row.getByRole('cell').first()).toBeVisible();
  // Establishment and operator; banks and accounts may be others' as well.
  hers.push(...(await row.getByRole('cell').allTextContents()).slice(2, 4));
  expect(hers.length).toBeGreaterThanOrEqual(3);
  expect(hers.filter((text) => text.length <= 4)).toEqual([]);

  // Every text that the pages show from now on, however shortly.
  const seen: string[] = [];
  await page.exposeFunction('tellText', (text: string) => seen.push(text));
  await page.addInitScript(() => {
    const tell = () =>
      (window as unknown as { tellText(text: string): void }).tellText(document.body?.innerText ?? '');
    new MutationObserver(tell).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await page.getByRole('navigation').getByRole('link', { name: 'Sign out' }).click();
  await page.waitForURL('**/login');
  await signIn(page, people.otherManager);
  await title(page, 'Home');
  await expect(balance.first()).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Statement', exact: true }).click();
  await title(page, 'Transaction statement');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
  expect(seen.some((text) => text.includes('Deposit balance'))).toBe(true);
  expect(hers.filter((text) => seen.some((shown) => shown.includes(text)))).toEqual([]);
});

test('SES-06 a tab that signs out takes the other one along', async ({ page, context, complaints }) => {
  // Calls that the other tab still makes when the session ends are refused, as they should be.
  complaints.expect(/status of 401/);
  await openHome(page, people.viewer);
  const other = await another(context, '/transacoes-extrato');
  await title(other, 'Transaction statement');
  await page.getByRole('navigation').getByRole('link', { name: 'Sign out' }).click();
  await other.waitForURL('**/login?ended=1');
  await expect(other.getByText('Your session has ended. Sign in again.')).toBeVisible();
});

test('SES-11 SES-12 a session that ends under a form is signed in to over it, and the save is repeated', async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 401/);
  await openHome(page, people.provider);
  await page.goto('/bancos/editar/001');
  const form = page.getByRole('dialog', { name: 'Edit bank' });
  const digits = form.getByLabel('Deposit code length');
  const before = Number(await digits.inputValue());
  const typed = String(before === 20 ? 19 : before + 1);
  await digits.fill(typed);
  const leftBehind = await page.evaluate(() => {
    for (const key of ['@token', '@refreshToken', '@login', '@name', '@accessProfile'])
      localStorage.removeItem(key);
    return document.activeElement?.id;
  });

  const again = page.getByRole('dialog', { name: 'Sign in again' });
  await expect(again.getByLabel('Password', { exact: true })).toBeFocused();
  await expect(digits).toBeHidden();
  await expect(page.getByRole('table')).toBeHidden();
  await expectNoViolation(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(again).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(again).toBeVisible();

  await page.keyboard.type(PASSWORD);
  await again.getByRole('checkbox', { name: 'I am not a robot' }).check();
  await expect(again.getByText('Verified on this device')).toBeVisible();
  await again.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(again).toBeHidden();
  await expect(digits).toHaveValue(typed);
  await expect(digits).toBeFocused();
  expect(leftBehind).toBe(await digits.getAttribute('id'));
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Bank saved successfully!')).toBeVisible();
});

test('SES-12 tokens that vanish lead to the sign-in page, which says so; discarding a form there needs no confirmation', async ({
  page,
}) => {
  page.on('dialog', (dialog) => expect(dialog.type(), 'the browser asks').toBe('none'));
  await openHome(page, people.viewer);
  // A call without a token is refused, and browsers report that as an error; the last such call is that for the
  // notifications.
  await bellHasAsked(page);
  await page.evaluate(() => localStorage.removeItem('@token'));
  await page.waitForURL('**/login?ended=1');
  await expect(page.getByText('Your session has ended. Sign in again.')).toBeVisible();

  await signIn(page, people.viewer);
  await page.goto('/alterar-senha-perfil');
  await page.getByLabel('New password', { exact: true }).pressSequentially('Caminho&42');
  await bellHasAsked(page);
  await page.evaluate(() => localStorage.removeItem('@token'));
  await page.getByRole('button', { name: 'Discard and leave' }).click();
  await page.waitForURL('**/login?next=%2Falterar-senha-perfil');
});

/** Who may not open a screen may open nothing below it either. */
const closed: [keyof typeof people, string[]][] = [
  ['manager', ['/usuarios/adicionar', '/usuarios/editar/2', '/usuarios/importar', '/bancos/editar/001']],
  [
    'viewer',
    ['/usuarios/adicionar', '/visualizadores-relatorios/adicionar', '/visualizadores-relatorios/importar'],
  ],
  ['bankUser', ['/usuarios/editar/2', '/visualizadores-relatorios/editar/4', '/bancos/editar/001']],
];
for (const [person, addresses] of closed) {
  test(`SES-19 SES-25 SES-26 what is closed to the ${person} is closed with all that is below it`, async ({
    page,
  }) => {
    await openHome(page, people[person]);
    for (const address of addresses) {
      await page.goto(address);
      await title(page, 'Page not authorized');
    }
  });
}

/** The notifications are fetched when the page itself is there. */
async function bellHasAsked(page: Page): Promise<void> {
  const asked = () =>
    page.evaluate(
      (path) => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(path)),
      listNotifications.path,
    );
  await expect.poll(asked).toBe(true);
}

test('SES-09 SES-10 two tabs, five calls each, whose token has run out cause one refresh', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expect(/status of 401/);
  await openHome(page, people.viewer);
  await title(page, 'Home');
  await bellHasAsked(page);
  const tabs = [page, await another(context, '/home')];
  for (const tab of tabs) await title(tab, 'Home');
  for (const tab of tabs) await bellHasAsked(tab);

  const old = await page.evaluate(() => localStorage.getItem('@token'));
  const refused = new Map<Page, number>();
  let refreshes = 0;
  let tellSecond = () => {};
  const second = new Promise<void>((resolve) => {
    tellSecond = resolve;
  });
  await context.route('**/portal/**', async (route) => {
    const request = route.request();
    if ((await request.headerValue('authorization')) === `Bearer ${old}`) {
      const tab = request.frame().page();
      refused.set(tab, (refused.get(tab) ?? 0) + 1);
      await route.fulfill({ status: 401, json: { code: 'UNAUTHENTICATED', message: 'Run out.' } });
      return;
    }
    if (request.url().endsWith('/portal/auth/refreshToken')) {
      refreshes += 1;
      if (refreshes > 1) tellSecond();
      // Held until both tabs need it, and a second longer: a tab that does not wait for the other one would call now.
      await expect.poll(() => refused.size).toBe(2);
      await Promise.race([second, new Promise((resolve) => setTimeout(resolve, 1000))]);
    }
    await route.continue();
  });

  for (const tab of tabs) await tab.getByRole('link', { name: 'Statement', exact: true }).click();
  for (const tab of tabs) {
    await title(tab, 'Transaction statement');
    await expect(tab.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(tab.getByRole('button', { name: 'Create report' })).toBeEnabled();
  }
  expect(refreshes).toBe(1);
  expect([...refused.values()]).toEqual([5, 5]);
  expect(await page.evaluate(() => localStorage.getItem('@token'))).not.toBe(old);
});

test('SES-19 a page of another profile is not authorized, also by its address', async ({ page }) => {
  await openHome(page, people.bankUser);
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Statement' })).toBeHidden();
  await page.goto('/transacoes-extrato');
  await title(page, 'Page not authorized');
  await expectNoViolation(page);
  await page.getByRole('contentinfo').getByRole('button', { name: /^PT/ }).click();
  await title(page, 'Página não autorizada');
});

test('SES-05 a server that does not answer keeps the session and offers to try again', async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 503 .*validateSession/);
  await openHome(page, people.viewer);
  await page.route('**/portal/users/validateSession', (route) => route.fulfill({ status: 503, body: '' }));
  await page.reload();
  await title(page, 'Could not verify your session.');
  await expectNoViolation(page);
  await page.unroute('**/portal/users/validateSession');
  await page.getByRole('button', { name: 'Try again' }).click();
  await title(page, 'Home');
});

test('SHELL-17 Ctrl+K finds a page and Enter opens it', async ({ page }) => {
  await openHome(page, people.provider);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Find anything' })).toBeFocused();
  await page.keyboard.type('state');
  await expect(page.getByRole('option').first()).toHaveText('Transaction statement');
  await expectNoViolation(page);
  await page.keyboard.press('Enter');
  await title(page, 'Transaction statement');
});

test('SHELL-18 SHELL-22 the language at the foot is spoken at once and after a reload', async ({ page }) => {
  await openHome(page, people.viewer);
  for (const [code, lang, heading] of [
    ['CO', 'es-CO', 'Inicio'],
    ['ES', 'es-MX', 'Inicio'],
    ['PT', 'pt-BR', 'Início'],
  ] as const) {
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: new RegExp(`^${code}`) })
      .click();
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await title(page, heading);
  }
  await page.reload();
  await title(page, 'Início');
});

test('SHELL-19 the menu is there from 1000 px and behind a button below', async ({ page }) => {
  await openHome(page, people.viewer);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await page.setViewportSize({ width: 1000, height: 800 });
  await expect(menu).toBeVisible();
  await page.setViewportSize({ width: 999, height: 800 });
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(menu).toBeVisible();
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
});

test('the keyboard skips bar and menu, and light and dark survive a reload', async ({ page }) => {
  await openHome(page, people.viewer);
  await page.reload();
  await title(page, 'Home');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const canvas = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.getByRole('button', { name: /^Profile of/ }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect.poll(canvas).toBe('rgb(12, 20, 23)');
  await page.reload();
  await title(page, 'Home');
  expect(await canvas()).toBe('rgb(12, 20, 23)');
});

test('SHELL-20 at 520, 500, 360 and 300 px what is listed for them changes, and not a pixel before', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHome(page, people.provider);
  const at = (width: number) => page.setViewportSize({ width, height: 844 });
  const list = async () => {
    await page.goto('/usuarios');
    await expect(page.getByRole('list', { name: 'Users' })).toBeVisible();
  };

  await at(521);
  await list();
  await page.getByRole('button', { name: 'Filters' }).click();
  const dialog = page.getByRole('dialog', { name: 'Filters' });
  const width = async () => (await dialog.boundingBox())?.width;
  await expect.poll(width).toBeLessThan(521);
  await at(520);
  await expect.poll(width).toBe(520);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  const pages = page.getByRole('navigation', { name: 'Pages' }).getByRole('button', { name: /^Page \d/ });
  const title = page.getByRole('heading', { level: 1 });
  const size = () => title.evaluate((heading) => getComputedStyle(heading).fontSize);
  await at(361);
  await expect(pages.first()).toBeVisible();
  await expect.poll(size).toBe('15px');
  await at(360);
  await expect(pages.first()).toBeHidden();
  await expect(page.getByRole('button', { name: 'Next page' })).toBeVisible();
  await expect.poll(size).toBe('14px');

  const inset = () => page.getByRole('main').evaluate((main) => getComputedStyle(main).paddingLeft);
  await at(301);
  await expect.poll(inset).not.toBe('8px');
  await at(300);
  await expect.poll(inset).toBe('8px');

  await at(500);
  await page.goto('/usuarios/adicionar');
  const fields = [/^Name/, /^Login/, /^E-mail/].map((name) => page.getByRole('textbox', { name }));
  for (const field of fields) await expect(field).toBeVisible();
  const lefts = () => Promise.all(fields.map(async (field) => (await field.boundingBox())?.x));
  // One below the other, once what comes with them has its place.
  await expect.poll(async () => new Set(await lefts()).size).toBe(1);
});

test('on paper there is a page and its title: no menu, no way to skip it, and no empty sheet', async ({
  page,
}) => {
  await page.goto('/bancos');
  await signIn(page, people.provider);
  await expect(page.getByRole('table')).toBeVisible();
  const paper = await page.pdf({ format: 'A4' });
  expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1, name: 'Banks' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
  await expect(page.getByText('Skip to content')).toBeHidden();
});
