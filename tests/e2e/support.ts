import { expect, type Page } from '@playwright/test';
import { getConfig } from '../../contract/config';
import type { Language } from '../../contract/languages';
import { login as loginCall, robotCheck } from '../../contract/session';
import { solveRobotCheck } from '../support/robot-check';

/** The password of everybody in the demo network. */
const PASSWORD = 'Demo@2026';

/**
 * Signs a person of the demo network in without the sign-in page: the browser starts with the tokens that a
 * sign-in has stored, and asks the server for the level.
 */
export async function signIn(page: Page, user: string, language: Language = 'pt'): Promise<void> {
  const { robotCheck: asked } = await (await page.request.get(getConfig.path)).json();
  const payload = asked
    ? await solveRobotCheck(await (await page.request.get(robotCheck.path)).json())
    : undefined;
  const answer = await page.request.post(loginCall.path, {
    data: { user, password: PASSWORD, ...(payload !== undefined && { robotCheck: payload }) },
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
