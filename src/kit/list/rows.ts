import type { MouseEvent } from 'react';

const MARK = 'data-opens';

/** The attribute of what opens the record of a row: the link of its name, the button at its end. */
export const OPENS = { [MARK]: '' };

const SELECTING = 'data-selects';

/** The attribute of the checkbox that selects a row. */
export const SELECTS = { [SELECTING]: '' };

/** Selectors of what opens the record of a row, and of the checkbox of a selected one. */
export const OPENING = `[${MARK}]`;
export const TICKED = `[${SELECTING}]:checked`;

/** The checkbox of a row; `null` where nothing can be selected. */
export const checkboxOf = (row: Element) => row.querySelector<HTMLElement>(`[${SELECTING}]`);

/** A press on these does not open their row: controls, and the cells around them, which are easily hit instead. */
const CONTROLS =
  'a, button, input, label, select, textarea, summary, [role="button"], [role="combobox"], .select, .actions, .opened';

const rowOf = (element: Element) => element.closest('tr, li');

/** The rows in an element that can be opened, in their order, and what opens each: its first mark, which is its name. */
export function openableRows(within: Element): ReadonlyMap<Element, HTMLElement> {
  const rows = new Map<Element, HTMLElement>();
  for (const opener of within.querySelectorAll<HTMLElement>(OPENING)) {
    const row = rowOf(opener);
    if (row !== null && !rows.has(row)) rows.set(row, opener);
  }
  return rows;
}

/** The link of the row at which an event happened; `undefined` where it meant something else, as a control. */
function openerAt({ currentTarget, target, defaultPrevented, shiftKey, altKey }: MouseEvent<HTMLElement>) {
  // What a row has opened is a child of it for React, and stands elsewhere in the document.
  const onRow = target instanceof Element && currentTarget.contains(target);
  if (!onRow || defaultPrevented || shiftKey || altKey || target.closest(CONTROLS)) return undefined;
  const [row, opener] = [...openableRows(currentTarget)].find(([one]) => one.contains(target)) ?? [];
  const selection = getSelection();
  const selects = row !== undefined && selection?.isCollapsed === false && selection.containsNode(row, true);
  return selects ? undefined : opener;
}

/** As a link does: with Ctrl or Cmd, or by the middle button, in a tab of its own. */
function openRow(event: MouseEvent<HTMLElement>): void {
  const opener = openerAt(event);
  if (opener === undefined) return;
  if (event.button === 1 || event.ctrlKey || event.metaKey) {
    if (opener instanceof HTMLAnchorElement) window.open(opener.href, '_blank', 'noopener');
  } else if (event.button === 0) {
    // A dialog gives the focus back to what had it.
    opener.focus({ preventScroll: true });
    opener.click();
  }
}

/** The handlers of an element around rows: a row opens by a click on it, as by one on its name. */
export const openingRows = {
  onClick: openRow,
  onAuxClick: openRow,
  onMouseDown: (event: MouseEvent<HTMLElement>) => {
    // The middle button would begin to scroll the page.
    if (event.button === 1 && openerAt(event) !== undefined) event.preventDefault();
  },
};
