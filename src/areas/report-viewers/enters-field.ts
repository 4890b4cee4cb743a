import type { KeyboardEvent } from 'react';

/**
 * VIEW-15: whether Enter was pressed in a field of the form itself. Browsers do not submit a form whose button is
 * disabled, so the form does, and a person is told what is missing.
 */
export function entersField({ key, target }: KeyboardEvent): boolean {
  return key === 'Enter' && target instanceof HTMLInputElement && target.closest('[role="dialog"]') === null;
}
