import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { FIND } from '../../../contract/find';
import { type TypedText, wordsOf } from '../../../contract/typed-text';
import type { Db } from './connections';
import type { Schema } from './schema';
import { literally } from './search';
import { isNumeric, spelled } from './search-box';

/** Says how near a record is to what somebody typed: the least number is the nearest. */
export const NEARNESS = {
  /** It is the key of this record, which no other one of its kind has. */
  key: 0,
  /** It is the name of the record, or a number that some share. */
  name: 1,
  /** The name begins with it. */
  beginning: 2,
  /** It is a part of the record. */
  part: 3,
} as const;
export type Nearness = (typeof NEARNESS)[keyof typeof NEARNESS];

/** Records that contain a text, of which the nearest are shown: a common syllable is in half of all names. */
const CANDIDATES = 100;

/** The fewest characters by which an index of trigrams finds parts of a name. */
const TRIGRAM = 3;

/** Tells whether a text is long enough to be searched for within names and numbers. */
const hasParts = (typed: TypedText): boolean =>
  wordsOf(typed).some((word) => word.length >= TRIGRAM) ||
  (isNumeric(typed) && typed.replace(/\D/g, '').length >= TRIGRAM);

interface Wanted<Table extends keyof Schema, Row> {
  table: Table;
  /** Its columns: the key, and the folded name by which it is sorted. */
  key: string;
  name: string;
  /** Matches what the list of the screen finds by the text, within the scope. */
  matching: SelectQueryBuilder<Schema, Table, object>;
  /** All that the scope has. */
  scoped: SelectQueryBuilder<Schema, Table, object>;
  /** Conditions of the keys that only one record has, and of those that some share; `null` is none. */
  keys?: readonly (RawBuilder<SqlBool> | null)[];
  shared?: readonly (RawBuilder<SqlBool> | null)[];
  columns: RawBuilder<Row>;
}

/**
 * Reads the few records that are nearest to a text. Those whose key it is come from the index of keys, those whose names
 * begin with it from the index of names, the others from the search of the list: neither a common syllable nor a short
 * text reads a whole table.
 */
export async function nearest<Table extends keyof Schema, Row>(
  db: Db,
  typed: TypedText,
  { table, key, name, matching, scoped, keys = [], shared = [], columns }: Wanted<Table, Row>,
): Promise<(Row & { nearness: Nearness })[]> {
  const keyed = sql.ref(`${table}.${key}`);
  const named = sql.ref<string>(`${table}.${name}`);
  const begins = sql<SqlBool>`${named} like folded(${literally(typed)}) || '%'`;
  const words = wordsOf(typed).join(' ');
  const nearness = sql<Nearness>`case
    when ${anyOrNone(keys)} then ${sql.lit(NEARNESS.key)}
    when ${spelled(named)} = folded(${words}) or ${anyOrNone(shared)} then ${sql.lit(NEARNESS.name)}
    when ${spelled(named)} like folded(${literally(words)}) || '%' then ${sql.lit(NEARNESS.beginning)}
    else ${sql.lit(NEARNESS.part)} end`;
  const exact = [...keys, ...shared].flatMap((condition) =>
    condition === null ? [] : [scoped.select(keyed.as('key')).where(condition).limit(FIND.each)],
  );
  const parts = matching.select(keyed.as('key')).limit(CANDIDATES);
  const beginnings = scoped.select(keyed.as('key')).where(begins).orderBy(named).limit(FIND.each);
  const { rows } = await sql<Row & { nearness: Nearness }>`
    select ${columns}, ${nearness} as nearness from ${sql.table(table)}
    where ${keyed} = any(array(${sql.join(
      [beginnings, ...exact, ...(hasParts(typed) ? [parts] : [])].map((some) => sql`(${some})`),
      sql` union `,
    )}))
    order by nearness, ${named}, ${keyed} limit ${FIND.each}`.execute(db);
  return rows;
}

function anyOrNone(conditions: readonly (RawBuilder<SqlBool> | null)[]): RawBuilder<SqlBool> {
  const given = conditions.filter((condition) => condition !== null);
  return given.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`(${sql.join(given, sql` or `)})`;
}
