import type { KeyboardEvent } from 'react';

/**
 * VIEW-15: Enter in a field of the form itself submits it. Browsers do not, where the form's button is disabled, and a
 * person is to be told what is missing.
 */
export function submitsByEnter(event: KeyboardEvent): void {
  const { key, target } = event;
  if (key !== 'Enter' || !(target instanceof HTMLInputElement) || target.closest('[role="dialog"]')) return;
  event.preventDefault();
  target.form?.requestSubmit();
}
