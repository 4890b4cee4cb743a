import { type RawBuilder, sql } from 'kysely';
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
  for (const { table, wrong } of compared(days)) {
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
  for (const { table, statements } of compared(days)) {
    if (only !== undefined && !only.includes(table)) continue;
    for (const statement of statements) await statement.execute(trx);
  }
}

interface Compared {
  table: string;
  /** The keys that differ. */
  wrong: RawBuilder<unknown>;
  /** What makes them right. */
  statements: RawBuilder<unknown>[];
}

const compared = (days: Days): Compared[] => [
  ...rollups.map((rollup) => comparedRollup(rollup, days)),
  ...uses.map((use) => comparedUse(use, days)),
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
  const removed = sql`delete from ${sql.table(table)} kept using (${wrong}) wrong
    where gone and ${same(key, 'kept', 'wrong')}`;
  const written = sql`
    insert into ${sql.table(table)} (${columns}) select ${columns} from (${wrong}) wrong
    on conflict (${plain(key)})
    do update set ${sql.join(values.map((value) => sql`${sql.ref(value)} = ${sql.ref(`excluded.${value}`)}`))}`;
  return { table, wrong, statements: stays ? [written] : [removed, written] };
}

function comparedUse({ table, key, moments }: Use, { first, last }: Days): Compared {
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
  // The rows of all days say which moment is right.
  const right = sql`
    select ${alias('wrong', key)}, ${sql.join(moments.map(({ column }) => sql.ref(`found.${column}`)))}
    from (${wrong}) wrong cross join lateral (
      select ${sql.join(moments.map((moment) => sql`${extreme(moment)} as ${sql.ref(moment.column)}`))}
      from cash_transaction where ${same(key, 'cash_transaction', 'wrong')}) found`;
  const columns = plain([...key, ...moments.map(({ column }) => column)]);
  const [moment] = moments;
  const removed = sql`delete from ${sql.table(table)} kept using (${right}) right_one
    where ${sql.ref(`right_one.${moment?.column}`)} is null and ${same(key, 'kept', 'right_one')}`;
  const written = sql`
    insert into ${sql.table(table)} (${columns}) select * from (${right}) right_one
    where ${sql.ref(`right_one.${moment?.column}`)} is not null
    on conflict (${plain(key)}) do update set
    ${sql.join(moments.map(({ column }) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`))}`;
  return { table, wrong, statements: [removed, written] };
}
