import type { KeyboardEvent } from 'react';

/**
 * VIEW-15: submits the form with Enter in one of its fields. Browsers do not do so where the submit button is disabled,
 * and the person has to see what is missing.
 */
export function submitsByEnter(event: KeyboardEvent): void {
  const { key, target } = event;
  if (key !== 'Enter' || !(target instanceof HTMLInputElement) || target.closest('[role="dialog"]')) return;
  event.preventDefault();
  target.form?.requestSubmit();
}
