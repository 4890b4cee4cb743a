import { sql } from 'kysely';
import { LEVEL } from '../../../contract/access';
import type { Db } from '../../platform/db/connections';
import { ownCodes } from '../../platform/principal/person';

/** Provider administrators. @returns ids of active people */
export const providers = (trx: Db): Promise<number[]> => managersOf(trx, []);

/**
 * Who runs these establishments: administrators, and those managers whose scope holds at least one of them.
 * @returns ids of active people
 */
export async function managersOf(trx: Db, establishments: readonly string[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from portal_user where active and (role = ${LEVEL.provider} or role = ${LEVEL.manager} and exists (
      select from (${ownCodes(sql`portal_user.id`)}) as own where code = any(${establishments}::text[])
    )) order by id`.execute(trx);
  return rows.map(({ id }) => id);
}
