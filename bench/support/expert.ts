import { PAGE } from '../../contract/limits';
import { queried } from './stage';
import { vacuumed } from './vacuumed';

/*
 * The limit of a list is not its own SQL without the server, which would hide a slow query, but the query that an
 * expert in PostgreSQL writes for it, on copies of the tables with the indexes that it wants.
 */

/** A statement that returns one row: `total` and `content`. */
export interface Statement {
  sql: string;
  parameters: readonly unknown[];
}

/** A page of a table, in SQL. */
export interface ExpertQuery {
  /** A condition with `$1` and so on, and their values. */
  where: string;
  values?: readonly unknown[];
  order: string;
  /** Rows before the page. */
  offset?: number;
}

/**
 * Copies a table into the schema of the expert, with its own key and indexes.
 * @param indexes each from `on` or `using` on, without the name of the table
 */
export async function copyForExpert(
  databaseUrl: string,
  table: string,
  key: string,
  indexes: readonly string[],
): Promise<void> {
  const copy = `expert.${table}`;
  const statements = [
    'create schema if not exists expert',
    `drop table if exists ${copy}`,
    `create table ${copy} as table ${table}`,
    `alter table ${copy} add primary key (${key})`,
    ...indexes.map((index) => `create index on ${copy} ${index}`),
  ];
  for (const statement of statements) await queried(databaseUrl, statement);
  await vacuumed(databaseUrl, [copy]);
}

/**
 * A page and its total: the keys from an index alone, the columns for those keys, the count from an index alone.
 * @param from the copy, the key and the columns as JSON names them
 */
export function expertPage(
  { table, key, columns }: { table: string; key: string; columns: string },
  { where, values = [], order, offset = 0 }: ExpertQuery,
): Statement {
  const sql = `select (select count(*)::int from expert.${table} where ${where}) as total,
    (select coalesce(json_agg(r), '[]') from (
      select ${columns} from expert.${table} as t
      where t.${key} = any(array(
        select ${key} from expert.${table} where ${where} order by ${order} limit ${PAGE.size} offset ${offset}))
      order by ${order}) as r) as content`;
  return { sql, parameters: values };
}
