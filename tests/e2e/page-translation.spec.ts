import { expect, type Page, type Request, type Route } from '@playwright/test';
import { screens } from '../../contract/access';
import { loadCatalogue } from '../../i18n';
import { signIn, test } from './support';

const ADMINISTRATOR = '10000001';
const MANAGER = '20000002';

/**
 * Runs in the page: what a browser's page translation does to it. Each text stands in two elements of the browser's own,
 * from now on; only what says that it must not be translated is left alone.
 */
function translate(): void {
  const LEFT = '[translate=no], svg, script, style, textarea, noscript, font';
  const wrap = (text: Node) => {
    if (!text.nodeValue?.trim() || text.parentElement === null || text.parentElement.closest(LEFT)) return;
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    text.parentElement.replaceChild(outer, text);
    inner.append(text.nodeValue);
  };
  const textsIn = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    return texts;
  };
  textsIn(document.body).forEach(wrap);
  new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof Text) wrap(node);
      else textsIn(node).forEach(wrap);
    }
  }).observe(document.body, { childList: true, subtree: true });
}

/** Without white space, which stands between elements. */
const textOf = async (page: Page) => (await page.getByRole('main').innerText()).replace(/\s+/g, '');

/** Answers the calls of one page as those of another one were answered: what both show is of the same moment. */
async function sameAnswers(from: Page, to: Page): Promise<void> {
  const key = (request: Request) => `${request.method()} ${request.url()} ${request.postData() ?? ''}`;
  const answers = new Map<string, Promise<Parameters<Route['fulfill']>[0]>>();
  const isCall = (request: Request) => request.method() === 'GET' && request.resourceType() === 'fetch';
  from.on('response', (response) => {
    if (!isCall(response.request())) return;
    const body = response.body().then((bytes) => ({
      status: response.status(),
      headers: response.headers(),
      body: bytes,
    }));
    answers.set(key(response.request()), body);
    body.catch(() => answers.delete(key(response.request())));
  });
  await to.route('**/portal/**', async (route) => {
    const answer = isCall(route.request()) ? await answers.get(key(route.request())) : undefined;
    await (answer === undefined ? route.continue() : route.fulfill(answer));
  });
}

for (const user of [ADMINISTRATOR, MANAGER]) {
  test(`SHELL-21 every page of ${user} says the same while the browser translates it`, async ({
    page,
    browser,
  }) => {
    test.setTimeout(240_000);
    const { errors } = await loadCatalogue('pt');
    await signIn(page, user);
    await page.goto('/home');
    const other = await (await browser.newContext(test.info().project.use)).newPage();
    await signIn(other, user);
    await other.addInitScript({ content: `addEventListener('DOMContentLoaded', ${translate.toString()})` });
    // Both pages have to tell the same of how long ago something was.
    const now = Date.now();
    for (const one of [page, other]) await one.clock.setFixedTime(now);
    await sameAnswers(page, other);
    let same = 0;
    for (const { path } of screens.filter(({ path: at }) => at !== '/logout')) {
      for (const one of [page, other]) {
        await one.goto(path);
        await expect(one.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(one.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
        await one.waitForLoadState('networkidle');
      }
      await expect.poll(() => textOf(page), path).not.toBe('');
      await expect(async () => expect(await textOf(other), path).toBe(await textOf(page))).toPass({
        timeout: 10_000,
      });
      expect(await textOf(other), path).not.toContain(errors.unexpected);
      same += 1;
    }
    expect(same).toBeGreaterThan(10);
    expect(await other.locator('font').count()).toBeGreaterThan(10);
  });
}

test('a form keeps what was typed while its page is translated, and the sign-in page says what is wrong', async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 401/);
  await page.addInitScript(() => localStorage.setItem('@language', 'pt'));
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(translate);
  await page.locator('input[name=login]').fill('1');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  await page.getByRole('button', { name: /English/ }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page.locator('input[name=login]')).toHaveValue('1');
});
