import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the first faulty field of a form that is not managed by react-hook-form.
 * @param refusal changes with each attempt that was refused, also where the faults are the same as before
 * @returns the `ref` of the form
 */
export function useFirstFault(refusal: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const before = useRef(refusal);
  useEffect(() => {
    if (before.current === refusal) return;
    before.current = refusal;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusal]);
  return form;
}
