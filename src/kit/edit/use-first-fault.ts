import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives the first field that is refused the focus, in a form that react-hook-form does not keep.
 * @param refusal another one with each try that was refused, also where it says the same as the last
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
