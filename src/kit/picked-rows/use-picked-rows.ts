import { useCallback, useEffect, useRef, useState } from 'react';
import { type PickedTable, readTable } from './read-table';
import { isSum } from './sum-rows';

/** The rows of a table that are picked, and what is done with them. */
interface PickedRows {
  /** What they show; absent: nothing is picked. */
  readonly picked: PickedTable | null;
  readonly pickAll: () => void;
}

const ROW_KEYS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, last) => last,
};

/**
 * Makes the rows of the table in a section pickable for as long as it is used: by clicks (with Shift up to one, else one
 * by one) and by the keyboard (arrows, Space, with Shift up to one, Ctrl+A). It works on what stands in the page, so that it
 * serves every table; rows that leave the page are picked no more.
 * @param onEnd is called for Escape
 */
export function usePickedRows(section: HTMLElement, comma: boolean, onEnd: () => void): PickedRows {
  const [picked, setPicked] = useState<PickedTable | null>(null);
  const chosen = useRef(new Set<HTMLTableRowElement>());
  /** From which row Shift picks, and which one the keyboard is at. */
  const anchor = useRef<HTMLTableRowElement>(null);

  const read = useCallback(() => {
    const table = tableIn(section);
    const rows = rowsOf(table);
    for (const row of chosen.current) if (!rows.includes(row)) chosen.current.delete(row);
    const current = anchor.current !== null && rows.includes(anchor.current) ? anchor.current : rows[0];
    for (const row of rows) {
      row.tabIndex = row === current ? 0 : -1;
      row.ariaSelected = String(chosen.current.has(row));
    }
    const some = rows.filter((row) => chosen.current.has(row));
    setPicked(table === null || some.length === 0 ? null : readTable(table, some, comma));
  }, [section, comma]);

  const pickAll = useCallback(() => {
    const rows = rowsOf(tableIn(section));
    chosen.current = new Set(rows);
    read();
    // The button that was pressed gives way to the next one.
    currentOf(rows)?.focus({ preventScroll: true });
  }, [section, read]);

  useEffect(() => {
    const choose = (row: HTMLTableRowElement, upTo: boolean) => {
      const rows = rowsOf(tableIn(section));
      const from = rows.indexOf(anchor.current ?? row);
      const to = rows.indexOf(row);
      if (upTo && from >= 0) {
        for (const one of rows.slice(Math.min(from, to), Math.max(from, to) + 1)) chosen.current.add(one);
      } else {
        if (!chosen.current.delete(row)) chosen.current.add(row);
        anchor.current = row;
      }
      read();
    };
    const rowAt = (target: EventTarget | null) => {
      const row = target instanceof Element ? target.closest('tr') : null;
      return row !== null && rowsOf(tableIn(section)).includes(row) ? row : null;
    };
    const click = (event: MouseEvent) => {
      const row = rowAt(event.target);
      if (row === null) return;
      // While rows are picked none of them opens.
      event.preventDefault();
      event.stopPropagation();
      row.focus({ preventScroll: true });
      choose(row, event.shiftKey);
    };
    const unmarked = (event: MouseEvent) => {
      // With Shift a browser would mark the texts in between.
      if (event.shiftKey && rowAt(event.target) !== null) event.preventDefault();
    };
    const press = (event: KeyboardEvent) => {
      const rows = rowsOf(tableIn(section));
      // A button that was pressed may be gone, and the focus with it: the keyboard goes on where it was.
      const nowhere = event.target === document.body;
      const row = nowhere ? currentOf(rows) : rowAt(event.target);
      if (event.key === 'Escape' && (row !== null || nowhere)) return onEnd();
      if (row === null || (event.target !== row && !nowhere)) return;
      const move = ROW_KEYS[event.key];
      if (move !== undefined) {
        const next = rows[move(rows.indexOf(row), rows.length - 1)] ?? row;
        if (event.shiftKey) {
          anchor.current ??= row;
          choose(next, true);
        }
        for (const one of rows) one.tabIndex = one === next ? 0 : -1;
        next.focus();
      } else if (event.key === ' ') choose(row, event.shiftKey);
      else if (event.key === 'a' && (event.ctrlKey || event.metaKey)) pickAll();
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    section.addEventListener('click', click, { capture: true });
    section.addEventListener('mousedown', unmarked, { capture: true });
    document.addEventListener('keydown', press, { capture: true });
    // Pages, filters and newer rows draw the table anew.
    const changes = new MutationObserver(read);
    changes.observe(section, { childList: true, characterData: true, subtree: true });
    read();
    return () => {
      section.removeEventListener('click', click, { capture: true });
      section.removeEventListener('mousedown', unmarked, { capture: true });
      document.removeEventListener('keydown', press, { capture: true });
      changes.disconnect();
      for (const row of rowsOf(tableIn(section))) {
        row.removeAttribute('tabindex');
        row.ariaSelected = null;
      }
    };
  }, [section, read, pickAll, onEnd]);

  // The keyboard begins in the table, and not at what began it.
  useEffect(() => currentOf(rowsOf(tableIn(section)))?.focus({ preventScroll: true }), [section]);

  return { picked, pickAll };
}

/** The row that the keyboard is at. */
const currentOf = (rows: readonly HTMLTableRowElement[]): HTMLTableRowElement | null =>
  rows.find((row) => row.tabIndex === 0) ?? null;

const tableIn = (section: HTMLElement) => section.querySelector('table');

const rowsOf = (table: HTMLTableElement | null): HTMLTableRowElement[] =>
  [...(table?.tBodies ?? [])].flatMap((body) => [...body.rows]).filter((row) => !isSum(row));
