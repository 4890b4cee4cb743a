import { z } from 'zod';
import { PAGE } from './limits';

/**
 * Query keys that every paged call takes: `page` counts from 0 (LIST-09); `size` and `sort=field,asc` are
 * additive. `fields` are the record's own names that one may sort by.
 */
export function pageQuery<const Field extends string>(fields: readonly [Field, ...Field[]]) {
  const directions = fields.flatMap((field) => [`${field},asc`, `${field},desc`] as const);
  return {
    page: z.int().min(0).max(PAGE.last).optional(),
    size: z.literal(PAGE.sizes).optional(),
    sort: z.enum(directions as [`${Field},asc` | `${Field},desc`]).optional(),
  };
}

/** LIST-09: one page of records. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.strictObject({
    content: z.array(item),
    pageable: z.strictObject({ pageNumber: z.int().min(0) }),
    totalPages: z.int().min(0),
    totalElements: z.int().min(0),
  });
}

/** Wraps rows as a page. */
export function asPage<Item>(content: Item[], total: number, { page, size }: { page: number; size: number }) {
  return {
    content,
    pageable: { pageNumber: page },
    totalPages: Math.ceil(total / size),
    totalElements: total,
  };
}
