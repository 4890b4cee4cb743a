/** Focuses a field of a form, by its name. */
export function focusOn(form: HTMLFormElement | null, name: string | undefined): void {
  const field = name === undefined ? null : form?.elements.namedItem(name);
  if (field instanceof HTMLInputElement) field.focus();
}

/** Focuses the field to correct, unless the person has moved on to something else, for example the phone numbers. */
export function leadBack(form: HTMLFormElement | null, name: string | undefined): void {
  const stayed = form?.contains(document.activeElement) || document.activeElement === document.body;
  if (stayed) focusOn(form, name);
}

/** For the `ref` of an element that replaces the one that had the focus. */
export const focusAtOnce = (element: HTMLElement | null): void => element?.focus();
