import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import type { Language } from '../../../contract/languages';
import type { ListExportCall } from '../../../contract/list-exports';
import type { Operation } from '../../../contract/operation';
import type { MessageKey } from '../../../i18n/server';
import type { Db } from '../../platform/db/connections';
import { type Listing, type PageQuery, readPage, sortOf } from '../../platform/db/page';
import type { Schema } from '../../platform/db/schema';
import { countedOnce } from '../../platform/db/totals';
import type { Scope } from '../../platform/principal/scope';
import type { Clock } from '../../platform/time/clock';
import type { ColumnType } from '../exports/table';
import type { ListFact, ListSource } from './source';

type Direction = 'asc' | 'desc';
type Request<Call extends ListExportCall> = z.infer<Call['body']>;
/** A call without filters has an object that may hold nothing, which no query of a page is. */
type FilterOf<Call extends ListExportCall> = string extends keyof Request<Call>['filter']
  ? object
  : Request<Call>['filter'];
type ColumnOf<Call extends ListExportCall> = NonNullable<Request<Call>['columns']>[number];
type SortOf<Call extends ListExportCall> =
  NonNullable<Request<Call>['sort']> extends `${infer Field},${Direction}` ? Field : never;

/** A column of the list's table, or what is reckoned from it. */
type Value<Table extends keyof Schema> = (keyof Schema[Table] & string) | RawBuilder<unknown>;

/** A field of a list, as the screen sorts by it and as its file writes it. */
interface ListField<Table extends keyof Schema> {
  /** Key of its heading in the file. */
  readonly title: MessageKey;
  readonly type: ColumnType;
  /** The file writes it as a text; null becomes an empty one. */
  readonly value: Value<Table> | ((scope: Scope, clock: Clock) => RawBuilder<unknown>);
  /** Makes the text of the cell, where that is not the value itself. */
  readonly shown?: (value: string, language: Language) => string;
  /** The list is sorted by this for it. One index of this and the key serves both directions (decision 29). */
  readonly sort?: Value<Table>;
}
interface Sorted<Table extends keyof Schema> extends ListField<Table> {
  readonly sort: Value<Table>;
}

interface Definition<Call extends ListExportCall, Table extends keyof Schema, Row, Item, Reply> {
  /** The name of the resource, which its files bear. */
  readonly name: string;
  readonly title: MessageKey;
  readonly table: Table;
  readonly key: keyof Schema[Table] & string;
  readonly keyType: 'int' | 'text';
  /** The direction of the key between equal ones, where it does not follow that of the sort. */
  readonly keyDirection?: Direction;
  /**
   * The name under which the database stamps the writes of the list, by which a total is remembered; of a filter, where it
   * depends on it.
   */
  readonly stamped: string | ((filter: FilterOf<Call>) => string | undefined);
  /** The screen asks for its first page by this as soon as it is opened; absent: nobody asks ahead of it. */
  readonly ahead?: Ahead;
  /** Its fields in the order of the contract; each one that people sort by has a `sort`. */
  readonly fields: {
    readonly [Field in ColumnOf<Call> | SortOf<Call>]: Field extends SortOf<Call>
      ? Sorted<Table>
      : ListField<Table>;
  };
  /** It is sorted like this where nobody says. */
  readonly initial: `${SortOf<Call>},${Direction}`;
  /** A file says each filter in these words. */
  readonly facts: { readonly [Name in keyof FilterOf<Call>]-?: ListFact };
  /** The rules of a filter that need no database; `refuse` asks them too. */
  rules?(filter: Partial<FilterOf<Call>>): void;
  /** @throws HttpError for a filter that is not the caller's to ask for */
  refuse?(db: Db, scope: Scope, filter: FilterOf<Call>): Promise<void>;
  /** The rows that match a filter and that the scope covers, unsorted and without columns. */
  matching(
    db: Db,
    scope: Scope,
    filter: FilterOf<Call>,
    clock: Clock,
  ): SelectQueryBuilder<Schema, Table, object>;
  /** All rows of the table, with the columns of a record. */
  rows(db: Db, clock: Clock): SelectQueryBuilder<Schema, Table, Row>;
  /** Selects what is answered of each row of a page, which is called `listed` there; absent: its columns. */
  answered?(scope: Scope, filter: FilterOf<Call>): RawBuilder<Item>;
  /** Makes the record of the reply from a row; absent: the row is it. */
  readonly reply?: (row: Item, clock: Clock) => Reply;
}

/** The call for a page, and what its screen asks for beside page, size and order. */
interface Ahead {
  readonly call: Operation;
  readonly query?: object;
}

/** A list as an area brings it along: the page of the screen and the file, in the same order and of the same rows. */
export interface List extends ListSource {
  readonly call: ListExportCall;
  readonly ahead?: Ahead;
  /** The name under which the writes that a filtered list depends on are stamped. */
  stampOf(filter: object): string | undefined;
  page(db: Db, scope: Scope, query: PageQuery<string>, clock: Clock): Promise<{ totalElements: number }>;
}

/**
 * Defines a list once: its fields, what they are sorted by and how they read in a file, its filters and its rows.
 * @param call the call that asks for it as a file, which says its filter, sorts and columns
 */
export function defineList<
  const Call extends ListExportCall,
  Table extends keyof Schema,
  Row,
  Item = Row,
  Reply = Item,
>(call: Call, definition: Definition<Call, Table, Row, Item, Reply>) {
  type Filter = FilterOf<Call>;
  type Query = Filter & PageQuery<SortOf<Call>>;
  const { table, name, title, stamped, initial, ahead, keyDirection, facts } = definition;
  const fields = new Map<string, ListField<Table>>(Object.entries(definition.fields));
  const expression = (value: Value<Table>): RawBuilder<unknown> =>
    typeof value === 'string' ? sql.ref(`${table}.${value}`) : value;
  const key = expression(definition.key);
  const sorts = Object.fromEntries(
    [...fields].flatMap(([field, { sort }]) => (sort === undefined ? [] : [[field, expression(sort)]])),
  );

  const stampOf = (filter: Filter) => (typeof stamped === 'function' ? stamped(filter) : stamped);

  /** Returns all that `readPage` needs but the rows, for a list that answers other ones as well. */
  function listing(db: Db, scope: Scope, query: Query, clock: Clock): Omit<Listing<Table, Row>, 'rows'> {
    const [field, direction] = sortOf<string>(query, initial);
    const stamp = stampOf(query);
    return {
      ...(stamp !== undefined && { stamped: stamp }),
      matching: definition.matching(db, scope, query, clock),
      by: sorts[field] ?? key,
      direction,
      key,
      ...(keyDirection !== undefined && { keyDirection }),
    };
  }

  return {
    call,
    name,
    title,
    screen: call.access.person.screens[0],
    columns: Object.fromEntries(
      [...fields].map(([field, { title, type, value, shown }]) => [
        field,
        {
          title,
          type,
          value: typeof value === 'function' ? value : () => expression(value),
          ...(shown && { shown }),
        },
      ]),
    ),
    sorts,
    initial,
    ...(ahead !== undefined && { ahead }),
    stampOf,
    facts,
    table: sql.table(table),
    key,
    keys: sql.raw(`${definition.keyType}[]`),
    ...(keyDirection !== undefined && { keyDirection }),
    ...(definition.rules !== undefined && { rules: definition.rules.bind(definition) }),
    ...(definition.refuse !== undefined && { refuse: definition.refuse.bind(definition) }),
    matching(
      db: Db,
      scope: Scope,
      filter: Filter,
      { only, order, clock }: { only: RawBuilder<SqlBool>; order?: RawBuilder<unknown>; clock: Clock },
    ) {
      const keys = definition
        .matching(db, scope, filter, clock)
        .where(only)
        .select(sql<number>`${key}`.as('key'));
      return order === undefined ? keys : keys.orderBy(order);
    },
    listing,
    /** A page of the rows that match, and the number of all (LIST-09). */
    async page(db: Db, scope: Scope, query: Query, clock: Clock) {
      const page = await readPage<Table, Row, Item>(
        db,
        query,
        { ...listing(db, scope, query, clock), rows: definition.rows(db, clock) },
        definition.answered?.(scope, query),
      );
      const { reply } = definition;
      const content = reply === undefined ? page.content : page.content.map((row) => reply(row, clock));
      return { ...page, content: content as Reply[] };
    },
    /** Returns how many rows match. */
    async total(db: Db, scope: Scope, filter: Filter, clock: Clock): Promise<number> {
      const { stamped: stamp, matching } = listing(db, scope, filter, clock);
      const counted = matching.select(({ fn }) => fn.countAll().as('count'));
      return (await countedOnce(db, stamp, counted, sql`null as nothing`)).total;
    },
  };
}
