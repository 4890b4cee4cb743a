import { sql } from 'kysely';
import { LEVEL } from '../../../contract/access';
import { todayIn } from '../../../contract/dates';
import type { AppContext } from '../context';
import { prepared } from '../db/prepared';
import { ownCodes, runOn } from './person';
import type { Client } from './principal';
import { only } from './scope';
import type { ClientToken } from './tokens';

/**
 * The condition that the API user `c` of the manager `u` may be used on a day: an active manager with API access that
 * is valid then, and a secret that was not revoked.
 */
export const usableOn = (today: string) => sql<boolean>`(u.active and u.role = ${sql.lit(LEVEL.manager)}
  and u.api_access and u.api_starts_on <= ${today}::date and coalesce(u.api_ends_on >= ${today}::date, true)
  and c.revoked_at is null)`;

/**
 * The client behind a token, as it stands at this moment: whatever its manager has lost, or a secret that was renewed or
 * revoked, counts from the next call on.
 * @returns `null` where the token opens nothing any more
 */
export async function clientOfToken(
  { config, database, now }: AppContext,
  { clientId, secretVersion }: ClientToken,
  address: string,
  run = runOn(database.db),
): Promise<Client | null> {
  const instant = now();
  const rows = await run(sql<{ id: number; login: string; codes: string[] }>`${prepared}
    select u.id, u.login, array(${ownCodes(sql.ref('u.id'))}) as codes
    from api_user c join portal_user u on u.id = c.user_id
    where c.client_id = ${clientId} and ${usableOn(todayIn(config.timeZone, instant))}
      and (c.secret_version = ${secretVersion}::integer
        or (c.secret_version = ${secretVersion}::integer + 1
          and c.previous_until > ${instant.toISOString()}::timestamptz))`);
  const [row] = rows;
  if (row === undefined) return null;
  return { kind: 'client', id: row.id, clientId, login: row.login, address, scope: only(row.codes) };
}
