import { expect, type Response } from '@playwright/test';
import { loadCatalogue } from '../../i18n';
import { codeOf, kilobytesOf, MOST_KILOBYTES, signInPageCode, weigh } from '../support/weigh';
import { signIn, test } from './support';

test('the sign-in page with its robot check is light, and all of it is kept for ever', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('@language', 'en'));
  const code = await signInPageCode(page, '/login', 'Verified on this device');
  expect(code.length).toBeGreaterThan(2);
  expect(kilobytesOf(code)).toBeGreaterThan(20);
  expect(kilobytesOf(code)).toBeLessThanOrEqual(MOST_KILOBYTES.signInPage);
  for (const { path, headers, kilobytes } of code) {
    expect(headers['cache-control'], path).toBe('public, max-age=31536000, immutable');
    // Packing pays from a kilobyte on.
    if (kilobytes > 1) expect(headers['content-encoding'], path).toBe('br');
  }
});

test('the first list is light in all, and the next visit fetches no file again', async ({ page }) => {
  await signIn(page, '10000001');
  const weighed = weigh(page);
  const form = page.waitForResponse(/\/BankEdit-/);
  await page.goto('/bancos');
  await expect(page.getByRole('table')).toBeVisible();
  // The last to be fetched, some files with it: it is there when all of them are.
  const address = (await form).url();
  await page.evaluate((url) => import(url), address);
  await page.waitForLoadState('networkidle');
  const first = await weighed();
  expect(kilobytesOf(codeOf(first))).toBeGreaterThan(100);
  expect(kilobytesOf(first)).toBeLessThanOrEqual(MOST_KILOBYTES.firstList);

  const again = weigh(page);
  await page.reload();
  await expect(page.getByRole('table')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(kilobytesOf(codeOf(await again()))).toBe(0);
});

test('what a list runs at once is compiled while it comes, without what lodash tries for Internet Explorer', async ({
  page,
}) => {
  await signIn(page, '10000001');
  const scripts = new Map<string, Promise<string>>();
  page.on('response', (response) => {
    const [, group] = /\/(react|console|frame|lists)-[^/]*\.js$/.exec(response.url()) ?? [];
    if (group !== undefined) scripts.set(response.url(), response.text());
  });
  await page.goto('/bancos');
  await expect(page.getByRole('table')).toBeVisible();
  const large = (await Promise.all(scripts.values())).filter((script) => script.length > 50_000);
  expect(large).toHaveLength(4);
  for (const script of large) {
    // Behind a statement it would be a comment.
    expect(script.slice(0, 60)).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
    expect(script).not.toContain('[object Promise]');
  }
});

test('SHELL-21 a language is fetched by itself, Colombian Spanish too', async ({ page }) => {
  await signIn(page, '10000001', 'co');
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  await page.goto('/bancos');
  await expect(page.getByRole('table')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const fetched = (await Promise.all(scripts.map((script) => script.text()))).join('\n');
  const [co, es] = await Promise.all([loadCatalogue('co'), loadCatalogue('es')]);
  const inFetched = (text: string) => fetched.includes(text);
  expect([co.session.login, co.banks.edit.lengthWrong].filter(inFetched)).toHaveLength(2);
  const mexican = [es.session.login, es.banks.edit.lengthWrong, es.ra.message.access_denied];
  expect(mexican.filter(inFetched)).toEqual([]);
});
