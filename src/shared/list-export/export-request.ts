import type { ListFormat } from '../../../contract/list-exports';

interface Wish {
  format: ListFormat;
  /** As the wire has it. */
  filter: object;
  sort: { field: string; order: string };
  sorts: readonly string[];
  columns: readonly string[] | undefined;
  ids: readonly (string | number)[] | undefined;
}

/** What the call of a list's export sends: what is not asked for is left out. */
export function exportRequest({ format, filter, sort, sorts, columns, ids }: Wish) {
  const { field, order } = sort;
  return {
    format,
    filter,
    ...(sorts.includes(field) && { sort: `${field},${order === 'DESC' ? 'desc' : 'asc'}` }),
    ...(columns !== undefined && { columns }),
    ...(ids !== undefined && { ids }),
  };
}
