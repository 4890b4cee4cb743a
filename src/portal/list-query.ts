import { PAGE } from '../../contract/limits';
import type { AnyAdapter, ListQuery } from './resource-adapter';

interface ListParams {
  pagination?: { page: number; perPage: number };
  sort?: { field: string; order: 'ASC' | 'DESC' };
  filter?: Record<string, unknown>;
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
  const field = sortable.find((known) => known === sort?.field);
  return {
    page: Math.max(0, page - 1),
    size: sizes.find((known) => known === perPage) ?? sizes[0],
    ...(field !== undefined && { sort: sort?.order === 'DESC' ? `${field},desc` : `${field},asc` }),
    filter,
  };
}
