import { CONTENT_ID } from './content-id';

/** Moves the focus to the content of the page, unless something in it has the focus already. */
export function focusContent(): void {
  const content = document.getElementById(CONTENT_ID);
  if (content && !content.contains(document.activeElement)) content.focus({ preventScroll: true });
}
