import type { Identifier, RaRecord } from 'react-admin';
import type { PAGE } from '../../contract/limits';
import { understood } from './answer';

export type PageSize = (typeof PAGE.sizes)[number];

/** What a list asks for, in the terms of the wire: pages count from 0 (LIST-09). */
export interface ListQuery<Filter extends object, Field extends string, Size extends number = PageSize> {
  page: number;
  size: Size;
  sort?: `${Field},asc` | `${Field},desc`;
  filter: Partial<Filter>;
}

export interface Records<Row extends RaRecord> {
  data: Row[];
  total: number;
  /** What else the list says of itself, for react-admin's `meta`. */
  meta?: Readonly<Record<string, unknown>>;
}

/**
 * How one resource travels: a query goes out as one call of the contract, records come in. What a resource
 * cannot do, its adapter leaves out. `Row` is what react-admin sees, `Filter` what its list filters by and `Field`
 * what it may be sorted by.
 */
export interface ResourceAdapter<
  Row extends RaRecord = RaRecord,
  Filter extends object = Record<string, unknown>,
  Field extends string = string,
  Size extends number = PageSize,
> {
  /** Fields that the server sorts by; an address that names another one is not sent. */
  readonly sortable: readonly Field[];
  /** The sizes of its pages, the usual one first; absent: those of every list (LIST-10). */
  readonly sizes?: readonly [Size, ...Size[]];
  list(query: ListQuery<Filter, Field, Size>, signal?: AbortSignal): Promise<Records<Row>>;
  one?(id: Identifier, signal?: AbortSignal): Promise<Row>;
  create?(data: Partial<Row>): Promise<Row>;
  update?(id: Identifier, data: Partial<Row>): Promise<Row>;
  /** @param seen the record as the person saw it */
  delete?(id: Identifier, seen: Partial<Row>): Promise<void>;
}

/** The adapter of one resource or another. */
export type AnyAdapter = ResourceAdapter<RaRecord, Record<string, unknown>, string, number>;

/** An adapter that is fetched when it is first asked: it and its calls weigh on no other page. */
export type LazyAdapter = () => Promise<AnyAdapter>;

/** LIST-09: a page of the wire as react-admin takes it, each item turned into a record with an `id`. */
export function recordsOf<Item, Row extends RaRecord>(
  page: { content: readonly Item[]; totalElements: number },
  record: (item: Item) => Row,
): Records<Row> {
  const { content, totalElements } = understood(page, (reply) => Array.isArray(reply.content));
  return { data: content.map(record), total: totalElements };
}
