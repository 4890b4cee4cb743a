import { type RefObject, use, useEffect, useRef } from 'react';
import { CONTENT_ID } from '../../ui/focus/content-id';
import { PageLeftContext, type Place } from '../../ui/page-left';
import { openableRows } from './rows';

/**
 * Back in a list, the focus is on the row that was opened: the one whose link leads to the page that was left, however
 * somebody came back from it. It is scrolled into sight for whoever sees the focus; for a pointer nothing moves. A focus
 * that somebody has put elsewhere meanwhile stays.
 * @param rows change whenever rows come or go; `undefined` before the first
 * @param settled whether no other rows are on their way: those may move the row, which then loses the focus
 * @returns the ref for the element around the rows
 */
export function useReturnToRow<Box extends HTMLElement>(
  rows: unknown,
  settled: boolean,
): RefObject<Box | null> {
  const box = useRef<Box>(null);
  const left = use(PageLeftContext);
  const returned = useRef<Place>(null);
  useEffect(() => {
    if (rows === undefined || box.current === null || left === null || returned.current === left) return;
    const found = rowTo(box.current, left);
    if (found === undefined) return;
    const [row, opener] = found;
    if (isFree() && !row.contains(document.activeElement)) {
      opener.focus({ preventScroll: true });
      if (opener.matches(':focus-visible')) opener.scrollIntoView({ block: 'nearest' });
    }
    if (settled) returned.current = left;
  }, [rows, settled, left]);
  return box;
}

/** Nobody has put the focus anywhere on the page. */
const isFree = () =>
  [null, document.body, document.getElementById(CONTENT_ID)].includes(document.activeElement as HTMLElement);

/** The row that leads to a page, which may have other filters by now if no other row leads to it. */
function rowTo(box: Element, { pathname, search }: Place) {
  const rows = [...openableRows(box)].filter(
    ([, opener]) => opener instanceof HTMLAnchorElement && opener.pathname === pathname,
  );
  const exact = rows.find(([, opener]) => (opener as HTMLAnchorElement).search === search);
  return exact ?? (rows.length === 1 ? rows[0] : undefined);
}
