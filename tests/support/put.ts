import type { UserEvent } from '@testing-library/user-event';

/** Fills a field at once: for what a test does not look at while it is typed, since each letter draws the whole form. */
export async function put(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
