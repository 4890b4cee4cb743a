import { expect, type Page } from '@playwright/test';
import type { Language } from '../../../contract/languages';
import type { ScreenText } from '../../../i18n/area-parts';

/** What the browser complains of on a visit, because the visit has it happen. */
export const ON_PURPOSE = /net::ERR_FAILED|status of (409|500)/;

/** Looks at the page as it is now. */
export type Look = (what: string) => Promise<void>;

/** One part of the console: its pages one after the other, and everything that opens over them. */
export type Visit = (page: Page, language: Language, look: Look) => Promise<void>;

export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1000;

/** Returns what the button of a list says that makes a new record. */
export const newOn = ({ create, new: shorter = create }: ScreenText): string => shorter ?? '';

export async function open(page: Page, address: string, title: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}
