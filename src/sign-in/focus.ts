/** Gives a field of a form the focus, by the field's name. */
export function focusOn(form: HTMLFormElement | null, name: string | undefined): void {
  const field = name === undefined ? null : form?.elements.namedItem(name);
  if (field instanceof HTMLInputElement) field.focus();
}

/** To the field to mend; somebody who went on to something else, the phones say, is not pulled back. */
export function leadBack(form: HTMLFormElement | null, name: string | undefined): void {
  const stayed = form?.contains(document.activeElement) || document.activeElement === document.body;
  if (stayed) focusOn(form, name);
}

/** For the `ref` of what takes the place of something that had the focus. */
export const focusAtOnce = (element: HTMLElement | null): void => element?.focus();
