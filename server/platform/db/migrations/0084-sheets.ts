import { type Kysely, sql } from 'kysely';

/**
 * What a row of an exported spreadsheet said before somebody edited it, and what there was at the preview (decision 118).
 * Servers of before write none of it, and neither of the new outcomes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table import_batch
      add column sheet_language text,
      add column conflicts integer not null default 0,
      add column removed integer not null default 0,
      add column chosen integer not null default 0`,
    sql`alter table import_row add column sheet jsonb`,
    sql`alter table import_row drop constraint import_row_state_check`,
    sql`alter table import_row drop constraint import_row_check`,
    sql`alter table import_row
      add constraint import_row_state_check
        check (state in ('create', 'change', 'unchanged', 'error', 'conflict', 'removed')) not valid,
      add constraint import_row_check
        check ((fingerprint is null) = (state in ('error', 'removed'))) not valid`,
  ];
  for (const statement of statements) await statement.execute(db);
}
