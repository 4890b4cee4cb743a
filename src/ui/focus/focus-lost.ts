import { focusContent } from './focus-content';

/** Gives the focus to the content of the page where what had it is gone. */
export function focusLost(): void {
  if (document.activeElement === document.body) focusContent();
}
