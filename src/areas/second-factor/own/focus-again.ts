import { focusContent } from '../../../ui/focus/focus-content';

/** The button that opened a dialog is gone where there is a second factor now, and the focus with it. */
export function focusAgain(): void {
  if (document.activeElement === document.body) focusContent();
}
