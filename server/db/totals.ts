import { createHash } from 'node:crypto';
import { type Compilable, type Expression, type RawBuilder, sql } from 'kysely';
import type { Db } from './open';

/** Lists whose writes the database stamps (migration 15). */
export type StampedList = 'banks' | 'people' | 'groups' | 'news';

interface Total {
  stamp: string;
  total: number;
}

/** Totals that a process remembers, each a hundred bytes or so. */
const REMEMBERED = 1000;

/**
 * What was counted, by the statement and its values, the one that was asked for last at the end. It is right in every
 * process and after every write, because a total is good for the stamp alone with which it was counted; stamps are
 * random, so databases of one process share nothing by it.
 */
const remembered = new Map<string, Total>();

/**
 * Asks something of a list together with its total, in one statement and so of one moment. Counting a hundred
 * thousand rows is what costs, so the database counts only when the list was written to since it was counted last.
 * @param list absent where nothing is remembered
 * @param counted the statement that counts, with the filter and the scope of the caller in it
 * @param question columns; their values come back as `answered`
 */
export async function countedOnce<Answer>(
  db: Db,
  list: StampedList | undefined,
  counted: Compilable & Expression<unknown>,
  question: RawBuilder<Answer>,
): Promise<{ total: number; answered: Answer | undefined }> {
  if (list === undefined) {
    const { rows } = await sql<Answer & Counted>`select (${counted})::int as total, ${question}`.execute(db);
    return { total: rows[0]?.total ?? 0, answered: rows[0] };
  }
  const name = nameOf(counted);
  const known = remembered.get(name);
  // A branch of CASE that is not taken is not counted. Without a stamp to compare with, that is never the first.
  const { rows } = await sql<Answer & Counted & { stamp: string }>`
    select now.stamp, case when now.stamp = ${known?.stamp ?? null}::text then null else (${counted})::int end as total,
      ${question}
    from (select string_agg(stamp::text, ' ' order by slot) as stamp from list_stamp where list = ${list}) as now`.execute(
    db,
  );
  const [answered] = rows;
  const total = answered?.total ?? known?.total ?? 0;
  if (answered !== undefined) remember(name, { stamp: answered.stamp, total });
  return { total, answered };
}

interface Counted {
  /** Null where what is remembered still holds. */
  total: number | null;
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
