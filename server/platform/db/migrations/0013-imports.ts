import { type Kysely, sql } from 'kysely';

/** Previews of imports: what each row of a file would do, kept until it is done or a week is over. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`create table import_batch (
      id text collate "C" primary key,
      user_id integer not null references portal_user on delete cascade,
      resource text not null,
      language text not null,
      columns text[] not null,
      created_at timestamptz not null,
      committed_at timestamptz,
      creates integer not null,
      changes integer not null,
      unchanged integer not null,
      errors integer not null
    )`,
    sql`create index import_batch_created on import_batch (created_at)`,
    sql`create index import_batch_user on import_batch (user_id)`,
    sql`create table import_row (
      batch_id text collate "C" not null references import_batch on delete cascade,
      line integer not null,
      state text collate "C" not null check (state in ('create', 'change', 'unchanged', 'error')),
      cells jsonb not null,
      outcome jsonb not null,
      fingerprint text collate "C" check ((fingerprint is null) = (state = 'error')),
      primary key (batch_id, line)
    )`,
    sql`create index import_row_state on import_row (batch_id, state, line)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
