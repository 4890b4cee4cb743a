import { type Kysely, sql } from 'kysely';

/**
 * Whether a password is long enough only beside a second factor (decision 101): it signs nobody in alone, however the
 * factor has gone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table portal_user add column password_needs_factor boolean not null default false`.execute(
    db,
  );
}
