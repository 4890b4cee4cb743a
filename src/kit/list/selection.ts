import type { FilterValues } from './list-filter';

/** What is selected of a list: some records, or all that match a filter but those that were unticked. Keys are texts. */
export type Selection =
  | { readonly kind: 'some'; readonly ids: readonly string[] }
  | { readonly kind: 'all'; readonly filter: FilterValues; readonly except: readonly string[] };

export const NOTHING: Selection = { kind: 'some', ids: [] };

export const onlyThese = (ids: readonly string[]): Selection => ({ kind: 'some', ids: [...new Set(ids)] });

export function isSelected(selection: Selection, id: string): boolean {
  return selection.kind === 'some' ? selection.ids.includes(id) : !selection.except.includes(id);
}

/** The selection with these records in it, or without them. */
export function withThese(selection: Selection, ids: readonly string[], selected: boolean): Selection {
  const added = (to: readonly string[]) => [...new Set([...to, ...ids])];
  const removed = (from: readonly string[]) => from.filter((id) => !ids.includes(id));
  if (selection.kind === 'some') {
    return { kind: 'some', ids: selected ? added(selection.ids) : removed(selection.ids) };
  }
  return { ...selection, except: selected ? removed(selection.except) : added(selection.except) };
}

/** How many records a selection holds. @param total how many match the filter of the list */
export function sizeOf(selection: Selection, total: number): number {
  return selection.kind === 'some' ? selection.ids.length : Math.max(0, total - selection.except.length);
}

/** A selection of all records belongs to one filter: under another one nothing is selected. */
export function under(selection: Selection, filter: FilterValues): Selection {
  if (selection.kind === 'some') return selection;
  return JSON.stringify(selection.filter) === JSON.stringify(filter) ? selection : NOTHING;
}
