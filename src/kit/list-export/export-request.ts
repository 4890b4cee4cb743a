import type { SortPayload } from 'react-admin';
import type { ListFormat } from '../../../contract/list-exports';
import { sortQuery } from '../../portal/list-query';
import type { Selection } from '../list/selection';

interface ExportOptions {
  format: ListFormat;
  /** As the wire has it. */
  filter: object;
  sort: SortPayload;
  sorts: readonly string[];
  columns: readonly string[];
  selection: Selection | undefined;
  /** A sheet to be edited and imported again. */
  edit?: boolean;
}

/**
 * What the call of a list's export sends; what is not asked for is left out. Records that were selected one by one
 * leave whether or not they match the filter of now.
 */
export function exportRequest({ format, filter, sort, sorts, columns, selection, edit }: ExportOptions) {
  return {
    format,
    filter: selection?.kind === 'some' ? {} : filter,
    ...sortQuery(sorts, sort),
    columns,
    ...(edit === true && { edit }),
    ...(selection?.kind === 'some' && { ids: selection.ids }),
    ...(selection?.kind === 'all' && selection.except.length > 0 && { except: selection.except }),
  };
}
