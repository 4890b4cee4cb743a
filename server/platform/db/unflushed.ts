import { sql } from 'kysely';

/**
 * Among what a statement returns: its transaction commits without waiting for the disk. For counts that are good for
 * minutes only and that many stand in line for; a crash of the database's machine may lose the last half second.
 */
export const UNFLUSHED = sql<string>`set_config('synchronous_commit', 'off', true)`;
