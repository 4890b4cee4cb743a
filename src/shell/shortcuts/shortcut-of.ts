/** The keys that do something where a page has a control or rows for it, in the order of their list. */
export const pageKeys = ['/', 'n', 'j', 'k', 'x'] as const;
export type PageKey = (typeof pageKeys)[number];

/** In these, letters are typed or choose by what they begin. */
const TAKES_LETTERS =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable], [role="combobox"]';

/** A dialog, a menu or a list of choices over the page. */
const OVER_THE_PAGE = '.MuiModal-root:not(.MuiModal-hidden)';

/**
 * The key of a shortcut; `null` for whatever a person means otherwise: what is typed into a field, chosen in a menu,
 * composed by an input method, or pressed with Ctrl, Alt or Cmd. Signs stand behind Shift or AltGr on some keyboards.
 */
export function shortcutOf(event: KeyboardEvent): PageKey | '?' | null {
  const { target, ctrlKey, altKey, metaKey, shiftKey } = event;
  const key = [...pageKeys, '?' as const].find((one) => one === event.key.toLowerCase());
  if (key === undefined || event.defaultPrevented || event.isComposing) return null;
  const sign = key === '?' || key === '/';
  const modified = metaKey || ((ctrlKey || altKey) && !(sign && event.getModifierState('AltGraph')));
  if (modified || (shiftKey && !sign)) return null;
  if (target instanceof Element && target.closest(TAKES_LETTERS)) return null;
  return document.querySelector(OVER_THE_PAGE) === null ? key : null;
}
