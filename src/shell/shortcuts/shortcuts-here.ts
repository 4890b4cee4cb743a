import { checkboxOf, openableRows } from '../../kit/list/rows';
import { CONTENT_ID } from '../../ui/focus/content-id';
import type { PageKey } from './shortcut-of';

/** Returns what each key does on the page that is shown; what it has no control or row for is absent. */
export function shortcutsHere(): Partial<Record<PageKey, () => void>> {
  const content = document.getElementById(CONTENT_ID);
  if (content === null) return {};
  const control = (key: PageKey) => content.querySelector<HTMLElement>(`[data-shortcut="${key}"]`);
  const [search, create] = [control('/'), control('n')];
  const rows = [...openableRows(content)];
  const at = rows.findIndex(([row]) => row.contains(document.activeElement));
  const go = (index: number) => rows[Math.max(0, Math.min(rows.length - 1, index))]?.[1].focus();
  const current = rows[Math.max(0, at)];
  const box = current && checkboxOf(current[0]);
  return {
    ...(search && { '/': () => search.focus() }),
    ...(create && { n: () => create.click() }),
    ...(rows.length > 0 && { j: () => go(at + 1), k: () => go(at - 1) }),
    ...(box && { x: () => at !== -1 && box.click() }),
  };
}
