import type { SortPayload } from 'react-admin';
import { PAGE } from '../../contract/limits';
import type { AnyAdapter, ListQuery } from './resource-adapter';

interface ListParams {
  pagination?: { page: number; perPage: number };
  sort?: SortPayload;
  filter?: Record<string, unknown>;
}

/**
 * The `sort` of a list on the wire, to be spread into a query; empty where the list cannot be sorted by that field.
 */
export function sortQuery<Field extends string>(
  sortable: readonly Field[],
  sort: SortPayload | undefined,
): { sort?: `${Field},asc` | `${Field},desc` } {
  const field = sortable.find((known) => known === sort?.field);
  if (field === undefined) return {};
  return { sort: sort?.order === 'DESC' ? `${field},desc` : `${field},asc` };
}

/**
 * Turns react-admin's list parameters into a query; the only place where pages, which react-admin counts from 1,
 * become those of the wire, which counts from 0 (LIST-09). Sizes and sort fields come from the address, where a
 * person can write anything: unknown ones become the default.
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
