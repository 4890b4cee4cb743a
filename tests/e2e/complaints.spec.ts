import { expect, type Page } from '@playwright/test';
import { collectComplaints, test } from './support';

/* The tests of the browser watch over the Content-Security-Policy; these watch over them. */

const wrongs = {
  'an inline script': () => {
    document.body.append(Object.assign(document.createElement('script'), { text: 'window.ran = true' }));
  },
  'an inline handler': () => {
    document.body.setAttribute('onclick', 'window.ran = true');
    // Some browsers look at a handler when it is written, others when it is to run.
    document.body.click();
  },
  'a style without the nonce': () => {
    document.head.append(Object.assign(document.createElement('style'), { textContent: 'body{}' }));
  },
  'text that is made a program, and nobody hears of it': () => {
    // Later, because what Playwright itself evaluates is above the policy.
    setTimeout(() => {
      try {
        // oxlint-disable-next-line typescript/no-implied-eval
        new Function('window.ran = true')();
      } catch {}
    });
  },
  'a picture from elsewhere': () => {
    document.body.append(Object.assign(document.createElement('img'), { src: 'https://example.com/a.png' }));
  },
  'an error that nobody catches': () => {
    setTimeout(() => {
      throw new Error('Thrown by the test');
    });
  },
  'an error in the console': () => console.error('Written by the test'),
} satisfies Record<string, () => void>;

const openSignIn = async (page: Page) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

for (const [what, wrong] of Object.entries(wrongs)) {
  test(`${what} is noticed, in any context`, async ({ browser, complaints }) => {
    complaints.expect(/./);
    const { found, stop } = collectComplaints(browser);
    const context = await browser.newContext();
    const page = await context.newPage();
    await openSignIn(page);
    expect(found).toEqual([]);
    await page.evaluate(wrong);
    await expect.poll(() => found).not.toEqual([]);
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    await context.close();
    stop();
  });
}

test.fail('a test that does not expect it fails', async ({ page }) => {
  await openSignIn(page);
  await page.evaluate(wrongs['an inline script']);
});
