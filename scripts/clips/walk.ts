import { expect, type Page } from '@playwright/test';
import type { Language } from '../../contract/languages';
import { loadCatalogue } from '../../i18n';
import type { Catalogue } from '../../i18n/catalogue';
import { SCREEN, type Step, type Tour } from './tour';

/** The password of everybody in the demo network. */
export const PASSWORD = 'Demo@2026';

/** A picture shows a page, the texts that its caption names, and a marked place in pixels. */
export interface Shown {
  title: string;
  named: readonly string[];
  marked: readonly [x: number, y: number, width: number, height: number];
}

/**
 * Takes a tour through the real screens, in a page of a new context.
 * @param at called at each step, with the page as it is then
 */
export async function walk(
  page: Page,
  tour: Tour,
  language: Language,
  at: (step: Step, shown: Shown) => Promise<void>,
): Promise<void> {
  const texts = await loadCatalogue(language);
  await page.setViewportSize(SCREEN);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.addInitScript((code) => localStorage.setItem('@language', code), language);
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (tour.person !== null) await signIn(page, tour.person, texts);
  for (const step of tour.steps) {
    await step.act(page, texts);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await page.evaluate(() => document.fonts.ready);
    await at(step, await shownBy(page, step, texts));
  }
}

/** Signs a person in by the page, robot check and all. */
export async function signIn(page: Page, person: string, { session, screens }: Catalogue): Promise<void> {
  await page.getByLabel(session.login).fill(person);
  await page.getByLabel(session.password, { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox', { name: session.robotCheck.label }).check();
  await expect(page.getByText(session.robotCheck.passed)).toBeVisible();
  await page.getByRole('button', { name: session.signIn, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: screens['/home'].title })).toBeVisible();
}

async function shownBy(page: Page, step: Step, texts: Catalogue): Promise<Shown> {
  const mark = step.mark(page, texts);
  await expect(mark).toBeVisible();
  await expect(mark).toBeInViewport({ ratio: 0.9 });
  const named = Object.values(step.names(texts));
  // The caption's words have to be on the screen, as a text or as the name of a field or button.
  for (const name of named)
    await expect(page.getByText(name).or(page.getByLabel(name)).first(), name).toBeAttached();
  const box = await mark.boundingBox();
  if (box === null) throw new Error('What is marked is not there');
  const title = await page.locator('h1').first().innerText();
  const marked = [box.x, box.y, box.width, box.height].map(Math.round) as unknown as Shown['marked'];
  return { title, named, marked };
}
