import type { KeyboardEvent } from 'react';

/**
 * VIEW-15: Enter in a field submits the form also while its button is disabled, when the browser would do nothing,
 * so that a person is told what is missing.
 */
export function submitOnEnter(disabled: boolean, submit: () => void) {
  return (event: KeyboardEvent) => {
    const { target } = event;
    if (!disabled || event.key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
    if (target.closest('[role="dialog"]') !== null) return;
    event.preventDefault();
    submit();
  };
}
