import { expect, type Page } from '@playwright/test';
import { type IdentityProvider, identityProvider } from '../support/identity-provider';
import { freePort } from '../support/postgres';
import { CARLOS, clientAt, deployment, OF_OTHERS, providersOf, signInThere } from './deployment';
import { test } from './support';

/* A deployment with a provider of OpenID Connect, which others wrote. */

test.describe.configure({ mode: 'default' });

let provider: IdentityProvider;
let end: () => Promise<void>;
let url: string;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  // The provider is told of the portal's address before the portal is there, and the portal of the provider's.
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  provider = await identityProvider(clientAt(url));
  end = await deployment(port, { PORTAL_OIDC: providersOf(provider) });
  provider.accounts.set('carlos', CARLOS);
  provider.accounts.set('stranger', { ...CARLOS, email: 'nobody@elsewhere.example' });
});
test.afterAll(async () => {
  await end();
  await provider.close();
});

/** A browser that has been nowhere yet, at an address of the portal. */
async function visitor(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('@language', 'en'));
  await page.goto(url + path);
}

test('LOG-05 a person signs in at the provider, and is then on the page that was wanted', async ({
  page,
  complaints,
}) => {
  complaints.expect(OF_OTHERS);
  await visitor(page, '/ajuda');
  await signInThere(page, provider.issuer, 'carlos');
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  expect(page.url()).toBe(`${url}/ajuda`);
  expect(await page.evaluate(() => localStorage.getItem('@login'))).toBe('20000002');
  // What the provider led back with is told to no page after it.
  expect(await page.evaluate(() => document.referrer)).not.toContain('code=');
});

test('whom the provider may not let in is told so on the way back, and can try again or go back', async ({
  page,
  complaints,
}) => {
  complaints.expect(OF_OTHERS);
  await visitor(page, '/login?next=%2Fajuda');
  await signInThere(page, provider.issuer, 'stranger');
  await expect(page.getByRole('alert').filter({ hasText: 'may not sign in people' })).toBeVisible();
  expect(page.url()).toBe(`${url}/login/banco`);
  await expect(page.getByRole('button', { name: 'Try again with Banco Modelo' })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('alert').filter({ hasText: 'started in another window' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the sign-in page' }).click();
  await expect(page.getByLabel('Tax ID or login')).toBeVisible();
});
