import { expect, type Page } from '@playwright/test';
import { PASSWORD, signIn, test } from './support';

const VIEWER = '30000003';

const title = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

test('a phone can put the portal on its home screen', async ({ page, context, request }) => {
  for (const address of ['/login', '/home']) {
    if (address === '/home') await signIn(page, VIEWER);
    await page.goto(address);
    const browser = await context.newCDPSession(page);
    const { errors, data, url } = await browser.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect(new URL(url).pathname).toBe('/cofre.webmanifest');
    expect(JSON.parse(data ?? '')).toMatchObject({
      name: 'Cofre',
      display: 'standalone',
      start_url: '/?app',
    });
    const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
    expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual([]);
  }
  const answer = await request.get('/cofre.webmanifest');
  expect(answer.headers()['content-type']).toMatch(/^application\/manifest\+json/);
  const { icons } = await answer.json();
  const sizes = new Set<string>();
  for (const { src, sizes: said, type } of icons) {
    const icon = await request.get(src);
    expect(icon.headers()['content-type'], src).toBe(type);
    if (type === 'image/png') {
      const bytes = await icon.body();
      expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, src).toBe(said);
      sizes.add(said);
    }
  }
  expect([...sizes]).toEqual(['192x192', '512x512']);
  expect((await request.get('/apple-touch-icon.png')).headers()['content-type']).toBe('image/png');
});

/** Opens the portal as a tap on the home screen does, where the session has ended meanwhile. */
async function openSignedOut(page: Page): Promise<void> {
  await page.goto('/?app');
  await page.waitForURL('**/login?next=*');
  await page.getByLabel('CPF ou login').fill(VIEWER);
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox', { name: 'Não sou um robô' }).check();
  await expect(page.getByText('Verificado neste dispositivo, sem rastreamento')).toBeVisible();
  await page.keyboard.press('Enter');
}

test('LOG-05 from the home screen the portal opens where the person was last, also after a sign-in', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('@language', 'pt'));
  await openSignedOut(page);
  await page.waitForURL('**/home');
  await page.goto('/transacoes-extrato?page=2');
  await title(page, 'Extrato de transações');
  await page.goto('/?app');
  await page.waitForURL('**/transacoes-extrato?page=2');
  await title(page, 'Extrato de transações');
  await page.goto('/');
  await page.waitForURL('**/home');
  await title(page, 'Início');

  await page.goto('/ajuda');
  await title(page, 'Ajuda');
  // The session runs out while the portal is closed.
  await page.goto('/mark.svg');
  await page.evaluate(() => {
    for (const key of ['@token', '@refreshToken', '@login']) localStorage.removeItem(key);
  });
  await openSignedOut(page);
  await page.waitForURL('**/ajuda');
  await title(page, 'Ajuda');
});

test('SES-19 a last page that is open to the person no longer is home', async ({ page }) => {
  await signIn(page, VIEWER);
  await page.goto('/home');
  await title(page, 'Início');
  await page.evaluate((login) => {
    const key = Object.keys(localStorage).find(
      (name) => name.includes(`/${login}/`) && name.endsWith('lastPage'),
    );
    if (key === undefined) throw new Error('Nothing is remembered');
    localStorage.setItem(key, JSON.stringify('/bancos'));
  }, VIEWER);
  await page.goto('/?app');
  await page.waitForURL('**/home');
  await title(page, 'Início');
});
