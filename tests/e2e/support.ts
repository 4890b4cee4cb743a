import { type Browser, type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { getConfig } from '../../contract/config';
import type { Language } from '../../contract/languages';
import { login as loginCall, robotCheck } from '../../contract/session';
import { solveRobotCheck } from '../support/robot-check';

/** What the browser complains about in a test: it fails with whatever it does not expect. */
interface Complaints {
  /** For example a refusal that is a reply: the browser reports its status as an error all the same. */
  expect(pattern: RegExp): void;
}

/** Playwright's `test`, but no page may break the Content-Security-Policy, throw, or write errors to its console. */
export const test = base.extend<{ complaints: Complaints }>({
  complaints: [
    // Needs no context, so that it collects all errors, from the first page to the end of the last.
    async ({ browser }, use) => {
      const expected: RegExp[] = [];
      const { found, stop } = collectComplaints(browser);
      await use({ expect: (pattern) => expected.push(pattern) });
      stop();
      expect(found.filter((complaint) => !expected.some((pattern) => pattern.test(complaint)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Collects from all pages that open from now on, of every context. */
export function collectComplaints(browser: Browser): { readonly found: string[]; stop: () => void } {
  const found: string[] = [];
  const watch = (context: BrowserContext) => {
    context.on('console', (message) => {
      if (message.type() === 'error') found.push(`${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (thrown) => found.push(String(thrown.error())));
    void context.addInitScript(tellViolations);
  };
  browser.on('context', watch);
  return { found, stop: () => browser.off('context', watch) };
}

/** Runs in the page. The browser itself is silent about some violations: a refused `eval` is only thrown. */
function tellViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    console.error(`Content-Security-Policy: ${effectiveDirective} refuses ${blockedURI}`);
  });
}

/** How many logins a worker may hand out; a second attempt runs in a worker of its own. */
const LOGINS = 10_000;
let handedOut = 0;

/**
 * The first of some logins that no other test of the run has.
 * @param first the caller's own first login
 * @param count how many follow one another
 */
export function newLogin(first: number, count = 1): string {
  const login = first + Number(process.env.TEST_WORKER_INDEX) * LOGINS + handedOut;
  handedOut += count;
  return String(login);
}

/** The password of everybody in the demo network. */
export const PASSWORD = 'Demo@2026';

/**
 * Signs a person of the demo network in without the sign-in page: the browser starts with the tokens that a
 * sign-in has stored, and asks the server for the level.
 */
export async function signIn(
  page: Page,
  user: string,
  language: Language = 'pt',
  password = PASSWORD,
): Promise<void> {
  const { robotCheck: asked } = await (await page.request.get(getConfig.path)).json();
  const payload = asked
    ? await solveRobotCheck(await (await page.request.get(robotCheck.path)).json())
    : undefined;
  const answer = await page.request.post(loginCall.path, {
    data: { user, password, ...(payload !== undefined && { robotCheck: payload }) },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  const { token, refreshToken, login, name } = await answer.json();
  const stored = {
    '@token': token,
    '@refreshToken': refreshToken,
    '@login': login,
    '@name': name,
    '@language': language,
  };
  await page.addInitScript((entries) => {
    if (localStorage.getItem('@token') !== null) return;
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, String(value));
  }, stored);
}
