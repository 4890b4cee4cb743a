import { type RefObject, useEffect, useRef } from 'react';

/**
 * Gives the first field that is refused the focus, in a form that react-hook-form does not keep.
 * @param refusal another one with each try that was refused, also where it says the same as the last
 * @returns the `ref` of the form
 */
export function useFirstFault(refusal: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: of each refusal, whose faults stand in the form by now
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusal]);
  return form;
}
