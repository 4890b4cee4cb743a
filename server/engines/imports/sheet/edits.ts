import type { ImportColumn } from '../../../../contract/import-columns';
import type { Cells } from '../cells';
import type { ImportInput } from '../target';
import { plain } from './plain';
import type { SheetPart, SheetTarget } from './target';

/** The columns in which a row says something else than it did; a cell that was emptied says nothing. */
export const editsOf = (columns: readonly ImportColumn[], cells: Cells, was: Cells): ImportColumn[] =>
  columns.filter((column) => cells[column] !== undefined && plain(cells[column]) !== (was[column] ?? ''));

/** What the import is told of a row: which record it is, and the cells that were edited. */
export function inputOf(
  { editable, named }: SheetTarget,
  { line, cells }: ImportInput,
  part: SheetPart | null,
): ImportInput {
  if (part === null) return { line, cells };
  const edited = editsOf(editable, cells, part.was).map((column) => [column, cells[column]]);
  return { line, cells: { [named]: part.was[named], ...Object.fromEntries(edited) } };
}

/** What somebody else has changed of a record since its row was exported. */
export function changedBy({ was, now }: SheetPart): { column: ImportColumn; was: string; now: string }[] {
  if (now === null) return [];
  const columns = [...new Set([...Object.keys(was), ...Object.keys(now)])] as ImportColumn[];
  return columns.flatMap((column) => {
    const sides = { column, was: was[column] ?? '', now: now[column] ?? '' };
    return sides.was === sides.now ? [] : [sides];
  });
}
