import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { PAGE } from '../../contract/limits';
import { asPage } from '../../contract/paging';
import type { Db } from './open';
import type { Schema } from './schema';

/** What the query of a paged call says of its page: counted from 0, LIST-10's size where none is given. */
export interface PageWish<Field extends string> {
  page?: number | undefined;
  size?: number | undefined;
  sort?: `${Field},${Direction}` | undefined;
}
type Direction = 'asc' | 'desc';

/** The field and direction to sort by. */
export function sortOf<Field extends string>(
  { sort }: PageWish<Field>,
  initial: `${Field},${Direction}`,
): [Field, Direction] {
  return (sort ?? initial).split(',') as [Field, Direction];
}

/**
 * One page of records and the number of all, in one statement and so of one moment. A page past the end is empty
 * and still has its total (LIST-09).
 * @param matching all rows that match, unsorted and without columns
 * @param sorted those rows with the columns of a record, sorted so that no two orders are possible; the values come
 * back as JSON has them: texts, numbers, booleans
 * @param columns what is answered of each row, which is called `listed` there: a place for what is read for the rows
 * of the page alone
 */
export async function readPage<Table extends keyof Schema, Sorted, Item = Sorted>(
  db: Db,
  { page, size }: PageWish<string>,
  matching: SelectQueryBuilder<Schema, Table, object>,
  sorted: SelectQueryBuilder<Schema, Table, Sorted>,
  columns: RawBuilder<Item> = sql<Item>`listed.*`,
) {
  const wanted = { page: page ?? 0, size: size ?? PAGE.size };
  const rows = sorted.limit(wanted.size).offset(wanted.page * wanted.size);
  const counted = matching.select(({ fn }) => fn.countAll().as('count'));
  const result = await sql<{ total: number; content: Item[] }>`
    select (${counted})::int as total,
      (select coalesce(json_agg(record), '[]') from (select ${columns} from (${rows}) as listed) as record) as content`.execute(
    db,
  );
  const { total, content } = result.rows[0] ?? { total: 0, content: [] };
  return asPage(content, total, wanted);
}
