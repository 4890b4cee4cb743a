import { expect, type Page } from '@playwright/test';
import { test } from './support';

const PERSON = '10000001';
const PASSWORD = 'Demo@2026';

/** Opens the page in a language, as somebody who chose it before. */
async function open(page: Page, language: 'en' | 'co' | 'es' | 'pt', address = '/login') {
  await page.addInitScript((code) => {
    if (localStorage.getItem('@language') === null) localStorage.setItem('@language', code);
  }, language);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function passRobotCheck(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'Não sou um robô' }).check();
  await expect(page.getByText('Verificado neste dispositivo, sem rastreamento')).toBeVisible();
}

test('LOG-02 LOG-05 SES-02 signing in passes the real robot check and lands on /home', async ({ page }) => {
  await open(page, 'pt');
  await page.getByLabel('CPF ou login').fill(PERSON);
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await passRobotCheck(page);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.waitForURL('**/home');
  const stored = await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));
  expect(stored).toMatchObject({ '@login': PERSON, '@language': 'pt' });
  expect(stored['@token']).toBeTruthy();
  expect(stored['@refreshToken']).toBeTruthy();
  // AES-GCM: a nonce of 12 bytes, one of text and a tag of 16.
  expect(atob(stored['@accessProfile'] ?? '')).toHaveLength(29);
});

test('LOG-05 a person whose session ended returns to where it ended', async ({ page }) => {
  await open(page, 'pt', '/login?next=%2Fajuda%3Ffrom%3Dmail');
  await page.getByLabel('CPF ou login').fill(PERSON);
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await passRobotCheck(page);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/ajuda?from=mail');
});

/** In the page, by its own clock: how many milliseconds after the answer of a call a text shows. */
function toldAfter({ text, path }: { text: string; path: string }): Promise<number> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.body.textContent.includes(text)) return;
      observer.disconnect();
      const answer = performance.getEntriesByType('resource').findLast(({ name }) => name.includes(path));
      resolve(performance.now() - (answer as PerformanceResourceTiming).responseEnd);
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}

test('LOG-04 LOG-09 a wrong password is reported about 2 s later; the next attempt needs no new click', async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 401 .*\/portal\/auth\/login/);
  await open(page, 'pt');
  await page.getByLabel('CPF ou login').fill('99000001');
  await page.getByLabel('Senha', { exact: true }).fill('wrong');
  await passRobotCheck(page);
  const text = 'Usuário ou senha incorretos.';
  const told = page.evaluate(toldAfter, { text, path: '/portal/auth/login' });
  await page.getByRole('button', { name: 'Entrar' }).click();
  const message = page.getByText(text);
  await expect(message).toBeVisible();
  expect(await told).toBeGreaterThan(1900);
  await expect(page.getByLabel('Senha', { exact: true })).toBeFocused();
  await expect(message).toBeHidden();

  await page.getByLabel('CPF ou login').fill(PERSON);
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.waitForURL('**/home');
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key !== '@language'))).toEqual(
    [],
  );
});

test('SHELL-18 SHELL-21 SHELL-22 the languages at the foot change the page at once and are kept', async ({
  page,
}) => {
  await open(page, 'pt');
  await page.getByLabel('CPF ou login').fill(PERSON);
  for (const [name, label, lang, title] of [
    ['English', 'Tax ID or login', 'en', 'Sign in – Cofre'],
    ['Colombia', 'Cédula o usuario', 'es-CO', 'Ingresar – Cofre'],
    ['México', 'RFC o usuario', 'es-MX', 'Iniciar sesión – Cofre'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('button', { name }).click();
    await expect(page.getByLabel(label)).toHaveValue(PERSON);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page).toHaveTitle(title);
  }
  await page.reload();
  await expect(page.getByLabel('RFC o usuario')).toBeVisible();
});

test('LOG-01 LOG-02 LOG-05 the keyboard alone is enough', async ({ page }) => {
  await open(page, 'pt');
  await expect(page.getByLabel('CPF ou login')).toBeFocused();
  await page.keyboard.type(PERSON);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Mostrar senha' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Senha', { exact: true })).toHaveValue(PASSWORD);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox', { name: 'Não sou um robô' })).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/home');
});

test('HELP-01 the phones open over the page and give the keyboard back', async ({ page }) => {
  await open(page, 'pt');
  const support = page.getByRole('button', { name: 'atendimento' });
  await support.click();
  const dialog = page.getByRole('dialog', { name: 'Atendimento' });
  await expect(dialog.getByRole('link', { name: '+55 555-0100' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(support).toBeFocused();
});

test('LOG-05 the console is on its way while the person types', async ({ page }) => {
  await open(page, 'pt');
  const fetched = page.waitForResponse((response) => /\/assets\/index-.*\.js$/.test(response.url()));
  await page.getByLabel('CPF ou login').fill('1');
  expect((await fetched).ok()).toBe(true);
});
