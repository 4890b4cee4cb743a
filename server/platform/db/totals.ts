import { createHash } from 'node:crypto';
import { type Compilable, type Expression, type RawBuilder, sql } from 'kysely';
import type { Db } from './connections';

interface Total {
  stamp: string;
  total: number;
}

/** Totals that a process remembers, each a hundred bytes or so. */
const REMEMBERED = 1000;

/**
 * Counted totals by statement and values, the most recently used last. They are right in every process and after
 * every write, because a total is only used with the stamp with which it was counted; stamps are random, so the
 * databases of one process do not share any.
 */
const remembered = new Map<string, Total>();

/**
 * Runs a query of a list together with its total, in one statement and so of one moment. Counting a hundred thousand
 * rows is what costs, so they are counted only if the list was written to since: then the query, which found another
 * stamp, runs once more with the count.
 * @param stamped the name in `list_stamp` under which the database stamps the writes of the list; absent where nothing is
 * remembered
 * @param counted the statement that counts, with the filter and the scope of the caller in it
 * @param query columns; their values come back as `answered`
 */
export async function countedOnce<Answer>(
  db: Db,
  stamped: string | undefined,
  counted: Compilable & Expression<unknown>,
  query: RawBuilder<Answer>,
): Promise<{ total: number; answered: Answer | undefined }> {
  const total = sql<{ total: number }>`(${counted})::int as total`;
  if (stamped === undefined) {
    const { rows } = await sql<Answer & { total: number }>`select ${total}, ${query}`.execute(db);
    return { total: rows[0]?.total ?? 0, answered: rows[0] };
  }
  const stamp = sql`(select string_agg(stamp::text, ' ' order by slot) from list_stamp where list = ${stamped}) as stamp`;
  const name = nameOf(counted);
  const known = remembered.get(name);
  if (known !== undefined) {
    const { rows } = await sql<Answer & { stamp: string }>`select ${stamp}, ${query}`.execute(db);
    if (rows[0]?.stamp === known.stamp) {
      remember(name, known);
      return { total: known.total, answered: rows[0] };
    }
  }
  const { rows } = await sql<
    Answer & { stamp: string | null; total: number }
  >`select ${stamp}, ${total}, ${query}`.execute(db);
  const [answered] = rows;
  // If there is no stamp, which somebody would have had to delete, nothing tells of writes: the total is not
  // remembered.
  if (answered !== undefined && answered.stamp !== null) {
    remember(name, { stamp: answered.stamp, total: answered.total });
  }
  return { total: answered?.total ?? 0, answered };
}

/** A scope of thousands of establishments is among the values, so they are hashed. */
function nameOf(counted: Compilable): string {
  const { sql: text, parameters } = counted.compile();
  return createHash('sha256')
    .update(JSON.stringify([text, parameters]))
    .digest('base64');
}

function remember(name: string, total: Total): void {
  remembered.delete(name);
  remembered.set(name, total);
  const [oldest] = remembered.keys();
  if (remembered.size > REMEMBERED && oldest !== undefined) remembered.delete(oldest);
}
