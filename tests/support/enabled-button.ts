import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** A button, once it can be pressed: one that confirms an effect on access waits for it. */
export function enabledButton(name: string | RegExp): Promise<HTMLElement> {
  return waitFor(() => {
    const button = screen.getByRole('button', { name });
    expect(button).toBeEnabled();
    return button;
  });
}
