import type { SortPayload } from 'react-admin';
import { PAGE } from '../../contract/limits';
import type { AnyAdapter, ListQuery } from './resource-adapter';

interface ListParams {
  pagination?: { page: number; perPage: number };
  sort?: SortPayload;
  filter?: Record<string, unknown>;
}

/** The order of a list as the wire has it, to be spread into a query; nothing where no such field is sorted by. */
export function sortQuery<Field extends string>(
  sortable: readonly Field[],
  sort: SortPayload | undefined,
): { sort?: `${Field},asc` | `${Field},desc` } {
  const field = sortable.find((known) => known === sort?.field);
  if (field === undefined) return {};
  return { sort: sort?.order === 'DESC' ? `${field},desc` : `${field},asc` };
}

/**
 * The only place where pages turn from react-admin's, which count from 1, into the wire's, which count from 0
 * (LIST-09). Sizes and sort fields come from the address, where a person can write anything: unknown ones fall
 * back to the default.
 */
export function listQuery(
  { pagination = { page: 1, perPage: 0 }, sort, filter = {} }: ListParams,
  { sortable, sizes = PAGE.sizes }: Pick<AnyAdapter, 'sortable' | 'sizes'>,
): ListQuery<Record<string, unknown>, string, number> {
  const { page, perPage } = pagination;
  return {
    page: Math.max(0, page - 1),
    size: sizes.find((known) => known === perPage) ?? sizes[0],
    ...sortQuery(sortable, sort),
    filter,
  };
}
