import { expect, type Page } from '@playwright/test';
import { apiDocument, issueToken } from '../../contract/api';
import { SANDBOX } from '../../server/demo/sandbox';
import { openEyes } from './eyes';
import { tabTo } from './focus';
import { signIn, test } from './support';

test.describe.configure({ timeout: 120_000 });

const TOTALS = 'Totals of an accounting day, by establishment';
const articleOf = (page: Page, name: string) => page.getByRole('article', { name });

test('HELP-07 SES-28 an integrator reads, searches and goes to a call by the keyboard, and its address leads back there', async ({
  page,
}) => {
  await signIn(page, SANDBOX.manager);
  await openEyes(page);
  await page.goto('/swagger');
  await expect(
    page.getByRole('heading', { level: 2, name: 'Primeira conciliação em cinco minutos' }),
  ).toBeVisible();
  await tabTo(page, page.getByRole('searchbox', { name: 'Buscar chamadas e campos' }));
  await page.keyboard.type('checksum');
  await expect(page.getByText('1 chamada encontrada')).toBeVisible();
  const link = page.getByRole('link', { name: 'GET /api/v1/totals' });
  await tabTo(page, link);
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 3, name: TOTALS });
  await expect(heading).toBeFocused();
  await expect(page).toHaveURL(/\/swagger#GET-\/api\/v1\/totals$/);
  await page.reload();
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
});

test('HELP-07 API-20 the document is downloaded, and nothing of the page breaks the policy of the server', async ({
  page,
}) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  await signIn(page, SANDBOX.manager);
  await page.goto('/swagger');
  const button = page.getByRole('button', { name: 'Baixar como OpenAPI 3.1' });
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(download.suggestedFilename()).toBe('cofre-api.json');
  await page
    .getByRole('group', { name: `Linguagem: ${TOTALS}` })
    .getByRole('button', { name: 'Python' })
    .click();
  await expect(page.getByRole('group', { name: `${TOTALS}, Python` })).toContainText(
    new URL(page.url()).origin,
  );
  expect(refused).toEqual([]);
});

/** Everything that the browser keeps of this site. */
const keptBy = (page: Page) =>
  page.evaluate(async () => {
    const databases = await Promise.all(
      (await indexedDB.databases()).map(
        ({ name = '' }) =>
          new Promise<unknown[]>((resolve) => {
            const opening = indexedDB.open(name);
            opening.onsuccess = async () => {
              const stores = [...opening.result.objectStoreNames].map(
                (store) =>
                  new Promise((done) => {
                    const all = opening.result.transaction(store).objectStore(store).getAll();
                    all.onsuccess = () => done([store, all.result]);
                  }),
              );
              const rows = await Promise.all(stores);
              opening.result.close();
              resolve(rows);
            };
          }),
      ),
    );
    const caches_ = await Promise.all(
      (await caches.keys()).map(async (key) => (await caches.open(key)).keys()),
    );
    return JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      databases,
      caches_.flat().map(({ url }) => url),
      document.cookie,
      history.state,
      location.href,
    ]);
  });

test('HELP-07 API-20 trying a call on a phone shows its response, and neither address nor store has token or secret', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url(), request.headers().referer ?? ''));
  await signIn(page, SANDBOX.manager);
  await openEyes(page);
  await page.goto('/swagger#GET-/api/v1/totals');
  const call = articleOf(page, TOTALS);
  await call.getByRole('button', { name: `Testar: ${TOTALS}` }).click();
  await call.getByRole('textbox', { name: 'ID do cliente' }).fill(SANDBOX.clientId);
  await call.getByLabel('Segredo do cliente').fill(SANDBOX.clientSecret);
  const [answer] = await Promise.all([
    page.waitForResponse(`**${issueToken.path}`),
    call.getByRole('button', { name: 'Obter um token' }).click(),
  ]);
  const { access_token: token } = await answer.json();
  await call.getByRole('button', { name: 'Enviar' }).click();
  await expect(call.getByText(/^Status 200 após/)).toBeVisible();
  await expect(call.getByRole('group', { name: 'Corpo da resposta' })).toContainText('"checksum"');
  const kept = (await keptBy(page)) + addresses.join('\n');
  expect(kept).toContain('@token');
  for (const secret of [token, SANDBOX.clientSecret]) expect(kept).not.toContain(secret);
  // Leaving the tab forgets it.
  await page.getByRole('tab', { name: 'Credenciais' }).click();
  await expect(page.getByRole('button', { name: 'Renovar o segredo' })).toBeVisible();
  await page.getByRole('tab', { name: 'Documentação' }).click();
  await call.getByRole('button', { name: `Testar: ${TOTALS}` }).click();
  await expect(call.getByRole('button', { name: 'Obter um token' })).toBeVisible();
});

test('SES-28 API-20 without API access neither the page nor the document is there', async ({ page }) => {
  await signIn(page, '20000003');
  await page.goto('/swagger');
  await expect(page.getByRole('heading', { level: 1, name: /não autorizad/i })).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('@token'));
  const answer = await page.request.get(apiDocument.path, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status()).toBe(403);
});
