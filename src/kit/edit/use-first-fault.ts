import { type RefObject, useRef } from 'react';
import { useOnChange } from '../../ui/use-on-change';

/**
 * Moves the focus to the first faulty field of a form that is not managed by react-hook-form.
 * @param refusal changes with each attempt that was refused, also where the faults are the same as before
 * @returns the `ref` of the form
 */
export function useFirstFault(refusal: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useOnChange(refusal, () => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  return form;
}
