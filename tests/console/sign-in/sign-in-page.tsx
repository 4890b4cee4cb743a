import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import { getConfig, type PortalConfig } from '../../../contract/config';
import type { Language } from '../../../contract/languages';
import { call } from '../../../src/portal/client';
import { storeLanguage } from '../../../src/portal/language';
import { SignInPage } from '../../../src/sign-in/SignInPage';
import { loadTexts } from '../../../src/sign-in/texts';

interface Options {
  language?: Language;
  /** The configuration where it differs from that of the test server; `null`: it cannot be fetched. */
  config?: Partial<PortalConfig> | null;
}

/**
 * Shows the sign-in page with the portal's configuration; the test server requires no robot check, and by itself the page
 * knows of no provider.
 */
export async function openSignIn({ language = 'en', config = {} }: Options = {}) {
  storeLanguage(language);
  const texts = await loadTexts[language]();
  const known = config && { ...(await call(getConfig, {})), signOn: [], ...config };
  const onSignedIn = vi.fn();
  render(<SignInPage spoken={{ language, texts }} config={known} onSignedIn={onSignedIn} />);
  const person = userEvent.setup({ delay: null });
  return {
    person,
    onSignedIn,
    texts,
    field: (name: string) => screen.getByLabelText(name),
    fillIn: async (user: string, password: string) => {
      await person.type(screen.getByLabelText(texts.session.login), user);
      await person.type(screen.getByLabelText(texts.session.password), password);
    },
    submit: () => person.click(screen.getByRole('button', { name: texts.session.signIn })),
  };
}

/** The message under the button; empty where there is none. */
export const message = () => screen.getAllByRole('alert')[0]?.textContent ?? '';

/**
 * Records the moment of the reply to the next call; returns a function that waits for that moment on the tests' clock.
 */
export function noteAnswer(): () => Promise<number> {
  const realFetch = globalThis.fetch;
  let at = Number.NaN;
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
    const answer = await realFetch(...request);
    at = Date.now();
    return answer;
  });
  return async () => {
    await vi.waitFor(() => expect(at).not.toBeNaN(), 10_000);
    spy.mockRestore();
    return at;
  };
}

/** Lets the clock run, faster than real time, until a condition holds; returns how many milliseconds that took. */
export async function msUntil(holds: () => boolean): Promise<number> {
  const start = Date.now();
  while (!holds()) {
    if (Date.now() - start > 20_000) throw new Error('It did not happen within 20 s');
    await act(() => vi.advanceTimersByTimeAsync(20));
  }
  return Date.now() - start;
}

export function expectBetween(value: number, least: number, most: number): void {
  expect(value).toBeGreaterThanOrEqual(least);
  expect(value).toBeLessThan(most);
}
