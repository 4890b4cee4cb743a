import { type Kysely, type RawBuilder, sql } from 'kysely';
import { MigrationBlocked, type Patience, patiently } from './patience';

/* Indexes of tables that others write to meanwhile. Each can be tried again after it broke off anywhere. */

interface IndexBeside {
  name: string;
  table: string;
  /** What follows the name of the table: columns, `include`, `where`. */
  definition: RawBuilder<unknown>;
  unique?: boolean;
}

/** Makes an index of a table without keeping its writers waiting. */
export async function indexBeside(db: Kysely<unknown>, index: IndexBeside): Promise<void> {
  const { name, table, definition, unique = false } = index;
  if ((await validity(db, name)) === true) return;
  // What broke off has left one that is written and never read.
  await sql`drop index concurrently if exists ${sql.ref(name)}`.execute(db);
  const kind = sql.raw(unique ? 'unique index' : 'index');
  try {
    await sql`create ${kind} concurrently ${sql.ref(name)} on ${sql.table(table)} ${definition}`.execute(db);
  } catch (error) {
    // It runs in no transaction, so that nobody but the role can say how long it may take.
    if ((error as { code?: string }).code !== '57014') throw error;
    throw new MigrationBlocked(
      `The index ${name} takes longer than the statement_timeout of the database's role: ` +
        'raise it for this upgrade and start again.',
    );
  }
}

/** The same of a table with partitions: one after another, also those that are added meanwhile. */
export async function partitionedIndexBeside(
  db: Kysely<unknown>,
  patience: Patience,
  { name, table, definition }: IndexBeside,
): Promise<void> {
  const what = `The index ${name}`;
  if ((await validity(db, name)) === undefined) {
    await patiently(db, patience, what, (trx) =>
      sql`create index ${sql.ref(name)} on only ${sql.table(table)} ${definition}`.execute(trx),
    );
  }
  // Attaching the last one makes it valid.
  while ((await validity(db, name)) !== true) {
    for (const partition of await partitionsWithout(db, table, name)) {
      const part = `${name}_${partition.slice(table.length + 1)}`;
      await indexBeside(db, { name: part, table: partition, definition });
      await patiently(db, patience, what, (trx) =>
        sql`alter index ${sql.ref(name)} attach partition ${sql.ref(part)}`.execute(trx),
      );
    }
  }
}

async function validity(db: Kysely<unknown>, name: string): Promise<boolean | undefined> {
  const { rows } = await sql<{ valid: boolean }>`
    select indisvalid as valid from pg_index where indexrelid = to_regclass(${name})`.execute(db);
  return rows[0]?.valid;
}

async function partitionsWithout(db: Kysely<unknown>, table: string, index: string): Promise<string[]> {
  const { rows } = await sql<{ partition: string }>`
    select part.relname as partition from pg_inherits i join pg_class part on part.oid = i.inhrelid
    where i.inhparent = to_regclass(${table}) and not exists (
      select from pg_index x join pg_inherits p on p.inhrelid = x.indexrelid
      where x.indrelid = part.oid and p.inhparent = to_regclass(${index}))
    order by 1`.execute(db);
  return rows.map(({ partition }) => partition);
}
