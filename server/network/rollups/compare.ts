import { type RawBuilder, sql } from 'kysely';
import { isSpread, SPREAD } from '../../platform/db/citus/spread';
import type { Db } from '../../platform/db/connections';
import { type Days, type Rollup, rollups, type Use, uses } from './rollups';

/** How many keys of a rollup are not what the rows of some days say. */
export interface Difference {
  table: string;
  keys: number;
}

/** Names of columns. */
const plain = (columns: readonly string[]) => sql.join(columns.map((column) => sql.ref(column)));
const alias = (name: string, columns: readonly string[]) =>
  sql.join(columns.map((column) => sql.ref(`${name}.${column}`)));
/** The key of either side. */
const either = (columns: readonly string[]) =>
  sql.join(
    columns.map(
      (column) =>
        sql`coalesce(${sql.ref(`counted.${column}`)}, ${sql.ref(`kept.${column}`)}) as ${sql.ref(column)}`,
    ),
  );
const same = (columns: readonly string[], a: string, b: string) =>
  sql`(${alias(a, columns)}) = (${alias(b, columns)})`;

/** Compares all rollups with the rows of some days; each in one statement, so that it sees whole deliveries. */
export async function differences(db: Db, days: Days, only?: readonly string[]): Promise<Difference[]> {
  const found: Difference[] = [];
  for (const { table, wrong } of compared(days, await isSpread(db))) {
    if (only !== undefined && !only.includes(table)) continue;
    const { rows } = await sql<{ keys: number }>`select count(*)::int as keys from (${wrong}) wrong`.execute(
      db,
    );
    const keys = rows[0]?.keys ?? 0;
    if (keys > 0) found.push({ table, keys });
  }
  return found;
}

/** Writes what the rows of some days say, in the caller's transaction, which keeps deliveries away (`repair.ts`). */
export async function mend(trx: Db, days: Days, only?: readonly string[]): Promise<void> {
  const spread = await isSpread(trx);
  for (const { table, right, removed, written } of compared(days, spread)) {
    if (only !== undefined && !only.includes(table)) continue;
    const elsewhere = spread && !(SPREAD as readonly string[]).includes(table);
    const rows = elsewhere ? await fetched(trx, table, right) : right;
    await removed(rows).execute(trx);
    await written(rows).execute(trx);
  }
}

/** Rows that were read of several nodes, for a statement that writes into a table of this one alone. */
async function fetched(trx: Db, table: string, query: RawBuilder<unknown>): Promise<RawBuilder<unknown>> {
  const { rows } = await sql<{ all: string }>`
    select coalesce(jsonb_agg(one), '[]')::text as all from (${query}) one`.execute(trx);
  return sql`select kept.*, (one.value ->> 'gone')::boolean as gone
    from jsonb_array_elements(${rows[0]?.all ?? '[]'}::jsonb) one
      cross join lateral jsonb_populate_record(null::${sql.table(table)}, one.value) kept`;
}

interface Compared {
  table: string;
  /** The keys that differ. */
  wrong: RawBuilder<unknown>;
  /** These are right, with `gone` where nothing is left of one. */
  right: RawBuilder<unknown>;
  /** Makes them right, by a query of that. */
  removed: (right: RawBuilder<unknown>) => RawBuilder<unknown>;
  written: (right: RawBuilder<unknown>) => RawBuilder<unknown>;
}

const compared = (days: Days, spread: boolean): Compared[] => [
  ...rollups.map((rollup) => comparedRollup(rollup, days)),
  ...uses.map((use) => comparedUse(use, days, spread)),
];

function comparedRollup({ table, key, values, counted, about, stays }: Rollup, days: Days): Compared {
  // A key that is missing is one with zeros.
  const zeros = (name: string) =>
    sql.join(values.map((value) => sql`coalesce(${sql.ref(`${name}.${value}`)}, 0)`));
  const columns = plain([...key, ...values]);
  const wrong = sql`
    select ${either(key)},
      ${sql.join(values.map((value) => sql`coalesce(${sql.ref(`counted.${value}`)}, 0) as ${sql.ref(value)}`))},
      ${sql.ref(`counted.${key[0]}`)} is null as gone
    from (${counted(days)}) counted
      full join (select * from ${sql.table(table)} kept where ${about(days)}) kept on ${same(key, 'counted', 'kept')}
    where (${zeros('counted')}) is distinct from (${zeros('kept')})`;
  const removed: Compared['removed'] = (
    right,
  ) => sql`delete from ${sql.table(table)} kept using (${right}) wrong
    where gone and ${stays === true ? sql`false` : sql`true`} and ${same(key, 'kept', 'wrong')}`;
  const written: Compared['written'] = (right) => sql`
    insert into ${sql.table(table)} (${columns}) select ${columns} from (${right}) wrong
    on conflict (${plain(key)})
    do update set ${sql.join(values.map((value) => sql`${sql.ref(value)} = ${sql.ref(`excluded.${value}`)}`))}`;
  return { table, wrong, right: wrong, removed, written };
}

function comparedUse({ table, key, moments }: Use, { first, last }: Days, spread: boolean): Compared {
  const within = (moment: RawBuilder<unknown>) =>
    sql`${moment} >= ${first}::date and ${moment} < ${last}::date + 1`;
  const extreme = ({ which, of }: Use['moments'][number]) => sql`${sql.raw(which)}(${of})`;
  const counted = sql`select ${plain(key)},
      ${sql.join(moments.map((moment) => sql`${extreme(moment)} as ${sql.ref(moment.column)}`))}
    from cash_transaction where ${within(sql`captured_at`)} group by ${plain(key)}`;
  const beyond = moments.map(({ column, which }) => {
    const [row, kept] = [sql.ref(`counted.${column}`), sql.ref(`kept.${column}`)];
    const further = which === 'max' ? sql`${row} > ${kept}` : sql`${row} < ${kept}`;
    return sql`${kept} is null or ${further} or (${within(kept)} and ${row} is distinct from ${kept})`;
  });
  const wrong = sql`
    select ${either(key)}
    from (${counted}) counted full join ${sql.table(table)} kept on ${same(key, 'counted', 'kept')}
    where ${sql.join(
      beyond.map((one) => sql`(${one})`),
      sql` or `,
    )}`;
  const [moment] = moments;
  const extremes = sql.join(moments.map((one) => sql`${extreme(one)} as ${sql.ref(one.column)}`));
  // Each is looked up, or on a cluster, whose nodes cannot, found among all rows.
  const found = spread
    ? sql`left join (
        select ${plain(key)}, ${extremes} from cash_transaction
        where (${plain(key)}) in (select ${plain(key)} from (${wrong}) wrong_keys) group by ${plain(key)}
      ) found on ${same(key, 'found', 'wrong')}`
    : sql`cross join lateral (
        select ${extremes} from cash_transaction where ${same(key, 'cash_transaction', 'wrong')}) found`;
  // The rows of all days say which moment is right.
  const right = sql`
    select ${alias('wrong', key)}, ${sql.join(moments.map(({ column }) => sql.ref(`found.${column}`)))},
      ${sql.ref(`found.${moment?.column}`)} is null as gone
    from (${wrong}) wrong ${found}`;
  const columns = plain([...key, ...moments.map(({ column }) => column)]);
  const removed: Compared['removed'] = (
    all,
  ) => sql`delete from ${sql.table(table)} kept using (${all}) right_one
    where gone and ${same(key, 'kept', 'right_one')}`;
  const written: Compared['written'] = (all) => sql`
    insert into ${sql.table(table)} (${columns}) select ${columns} from (${all}) right_one
    where not gone
    on conflict (${plain(key)}) do update set
    ${sql.join(moments.map(({ column }) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`))}`;
  return { table, wrong, right, removed, written };
}
