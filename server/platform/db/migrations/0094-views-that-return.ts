import { type Kysely, sql } from 'kysely';

/** Whose a view was before it was inherited, and since when it is not: whoever comes back in time has it again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table saved_view
    add column former_owner_id integer references portal_user (id) on delete set null,
    add column inherited_at timestamptz`.execute(db);
}
