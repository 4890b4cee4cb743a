import type { Identifier, RaRecord } from 'react-admin';
import type { PAGE } from '../../contract/limits';
import { checkedReply } from './reply';

type PageSize = (typeof PAGE.sizes)[number];

/** What a list asks for, in the terms of the wire: pages count from 0 (LIST-09). */
export interface ListQuery<Filter extends object, Field extends string, Size extends number = PageSize> {
  page: number;
  size: Size;
  sort?: `${Field},asc` | `${Field},desc`;
  filter: Partial<Filter>;
}

interface Records<Row extends RaRecord> {
  data: Row[];
  total: number;
  /** Further facts of the list, for react-admin's `meta`. */
  meta?: Readonly<Record<string, unknown>>;
}

/**
 * The calls of one resource. A list query goes out as one call of the contract, and records come back; a method is
 * missing where the resource cannot do that. `Row` is the record of react-admin, `Filter` the filter of its list, and
 * `Field` a field that it can be sorted by.
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

/** An adapter that is fetched at its first use, so that it and its calls are in the code of no other page. */
export type LazyAdapter = () => Promise<AnyAdapter>;

/** LIST-09: a page of the wire as react-admin takes it, each item turned into a record with an `id`. */
export function recordsOf<Item, Row extends RaRecord>(
  page: { content: readonly Item[]; totalElements: number },
  record: (item: Item) => Row,
): Records<Row> {
  const { content, totalElements } = checkedReply(page, (reply) => Array.isArray(reply.content));
  return { data: content.map(record), total: totalElements };
}
