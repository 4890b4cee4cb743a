import { expect, type Locator, type Page } from '@playwright/test';
import { tabTo, visibleFocus, walk } from './focus';

/** Goes to a control with Tab and presses a key on it. */
export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** A dialog holds the focus, closes with Escape, and gives the focus back to what it belongs to. */
export async function throughDialog(page: Page, opener: Locator, owner = opener): Promise<void> {
  await press(page, opener);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await walk(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(owner).toBeFocused();
  await visibleFocus(page);
}

/** The option that Enter would choose has a line around it and is in sight, though the focus stays in the field. */
export async function visibleOption(page: Page): Promise<void> {
  const { fault, line } = await page.evaluate(() => {
    const named = document.activeElement?.getAttribute('aria-activedescendant') ?? '';
    const option = document.getElementById(named) ?? document.body;
    const { outlineStyle, outlineWidth } = getComputedStyle(option);
    return { fault: window.eyes.hidden(option), line: `${outlineStyle} ${outlineWidth}` };
  });
  expect(fault).toBeNull();
  expect(line).toBe('solid 2px');
}

/** Walks through the open list to an option and chooses it. */
export async function chooseOption(page: Page, name: string): Promise<void> {
  const option = page.getByRole('option', { name, exact: true });
  await expect(option).toBeVisible();
  await page.keyboard.press('Home');
  for (let step = 0; step < 20; step += 1) {
    await visibleFocus(page);
    if (await option.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toHaveCount(0);
}
