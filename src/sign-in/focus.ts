import { type RefObject, useEffect, useRef } from 'react';

/** Focuses a field of a form, by its name. */
export function focusOn(form: HTMLFormElement | null, name: string | undefined): void {
  const field = name === undefined ? null : form?.elements.namedItem(name);
  if (field instanceof HTMLInputElement) field.focus();
}

/**
 * Focuses the field to correct, unless the person has moved on to something else, for example the phone numbers.
 * @param state of an attempt; another one that was refused is another object
 * @returns the `ref` of the form
 */
export function useLeadBack(state: {
  readonly status: string;
  readonly fields?: readonly string[];
}): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const { activeElement, body } = document;
    if (activeElement === body || form.current?.contains(activeElement))
      focusOn(form.current, state.fields?.[0]);
  }, [state]);
  return form;
}

/** For the `ref` of an element that replaces the one that had the focus. */
export const focusAtOnce = (element: HTMLElement | null): void => element?.focus();
