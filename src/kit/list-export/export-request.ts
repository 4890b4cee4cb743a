import type { ListFormat } from '../../../contract/list-exports';
import type { Selection } from '../list/selection';

interface Wish {
  format: ListFormat;
  /** As the wire has it. */
  filter: object;
  sort: { field: string; order: string };
  sorts: readonly string[];
  columns: readonly string[];
  selection: Selection | undefined;
}

/**
 * What the call of a list's export sends; what is not asked for is left out. Records that were selected one by one
 * leave whether or not they match the filter of now.
 */
export function exportRequest({ format, filter, sort: { field, order }, sorts, columns, selection }: Wish) {
  return {
    format,
    filter: selection?.kind === 'some' ? {} : filter,
    ...(sorts.includes(field) && { sort: `${field},${order === 'DESC' ? 'desc' : 'asc'}` }),
    columns,
    ...(selection?.kind === 'some' && { ids: selection.ids }),
    ...(selection?.kind === 'all' && selection.except.length > 0 && { except: selection.except }),
  };
}
