import { sql } from 'kysely';

/**
 * Select it in a statement: its transaction then commits without waiting for the disk. For counts that matter for
 * minutes only and that many callers wait for; a crash of the database's machine may lose the last half second.
 */
export const UNFLUSHED = sql<string>`set_config('synchronous_commit', 'off', true)`;
