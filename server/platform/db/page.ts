import { type Expression, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { PAGE } from '../../../contract/limits';
import { asPage } from '../../../contract/paging';
import type { Db } from './connections';
import type { Schema } from './schema';
import { countedOnce } from './totals';

/** The part of a query that asks for a page: counted from 0, with the usual size where none is given (LIST-10). */
export interface PageQuery<Field extends string> {
  page?: number | undefined;
  size?: number | undefined;
  sort?: `${Field},${Direction}` | undefined;
}
type Direction = 'asc' | 'desc';

/** The field and direction to sort by. */
export function sortOf<Field extends string>(
  { sort }: PageQuery<Field>,
  initial: `${Field},${Direction}`,
): [Field, Direction] {
  return (sort ?? initial).split(',') as [Field, Direction];
}

/** A list: what is in it, in which order, and what is shown of each row. */
export interface Listing<Table extends keyof Schema, Row> {
  /**
   * The name under which the writes of the list are stamped, so that the total is counted once for all pages; absent: it
   * is counted each time.
   */
  stamped?: string;
  /** All rows that match, unsorted and without columns. */
  matching: SelectQueryBuilder<Schema, Table, object>;
  /** All rows of the same table, with the columns of a record. */
  rows: SelectQueryBuilder<Schema, Table, Row>;
  /**
   * The expression that the list is sorted by, with the key to decide between equal ones. One index of the two serves
   * both directions.
   */
  by: Expression<unknown>;
  direction: Direction;
  key: Expression<unknown>;
  /** The direction of the key, where it does not follow that of the sort: the newest come first in either. */
  keyDirection?: Direction;
}

/**
 * One page of records and the number of all, in one statement and so of one moment. A page past the end is empty
 * and still has its total (LIST-09). The keys of the page are found first, which an index answers alone however far
 * down the page is; rows are read for those keys.
 * @param list the values of its rows come back as JSON has them: texts, numbers, booleans
 * @param columns what is answered of each row, which is called `listed` there: a place for what is read for the rows
 * of the page alone
 */
export async function readPage<Table extends keyof Schema, Row, Item = Row>(
  db: Db,
  { page, size }: PageQuery<string>,
  { stamped, matching, rows, by, direction, key, keyDirection = direction }: Listing<Table, Row>,
  columns: RawBuilder<Item> = sql<Item>`listed.*`,
) {
  const wanted = { page: page ?? 0, size: size ?? PAGE.size };
  const keys = matching
    .select(sql`${key}`.as('key'))
    .orderBy(by, direction)
    .orderBy(key, keyDirection)
    .limit(wanted.size)
    .offset(wanted.page * wanted.size);
  const listed = rows
    .where(sql<SqlBool>`${key} = any(array(${keys}))`)
    .orderBy(by, direction)
    .orderBy(key, keyDirection);
  const counted = matching.select(({ fn }) => fn.countAll().as('count'));
  const { total, answered } = await countedOnce(
    db,
    stamped,
    counted,
    sql<{ content: Item[] }>`(select coalesce(json_agg(record), '[]')
      from (select ${columns} from (${listed}) as listed) as record) as content`,
  );
  return asPage(answered?.content ?? [], total, wanted);
}
