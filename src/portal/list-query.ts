import { PAGE } from '../../contract/limits';
import type { ListQuery, PageSize } from './wire';

interface ListParams {
  pagination?: { page: number; perPage: number };
  sort?: { field: string; order: 'ASC' | 'DESC' };
  filter?: Record<string, unknown>;
}

const isSize = (size: number): size is PageSize => PAGE.sizes.some((known) => known === size);

/**
 * The only place where pages turn from react-admin's, which count from 1, into the wire's, which count from 0
 * (LIST-09). Sizes and sort fields come from the address, where a person can write anything: unknown ones fall
 * back to the default.
 */
export function listQuery<Field extends string>(
  { pagination, sort, filter = {} }: ListParams,
  sortable: readonly Field[],
): ListQuery<Record<string, unknown>, Field> {
  const { page, perPage } = pagination ?? { page: 1, perPage: PAGE.size };
  const field = sortable.find((known) => known === sort?.field);
  return {
    page: Math.max(0, page - 1),
    size: isSize(perPage) ? perPage : PAGE.size,
    ...(field !== undefined && { sort: sort?.order === 'DESC' ? `${field},desc` : `${field},asc` }),
    filter,
  };
}
