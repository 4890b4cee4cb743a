import { sql } from 'kysely';
import { TOKENS } from '../../../contract/session';

/**
 * Whether a refresh token was used before, outside the grace (SES-09). The difference is absolute, because the database's
 * clock may have been set back since.
 */
export const isReuse = sql<boolean>`coalesce(
  abs(extract(epoch from clock_timestamp() - used_at)) > ${TOKENS.reuseGraceSeconds}::int, false)`;
