import { type RawBuilder, sql } from 'kysely';
import { LEVEL } from '../../../contract/access';
import { todayIn } from '../../../contract/dates';
import type { AppContext } from '../context';
import { prepared } from '../db/prepared';
import { ownCodes, runOn } from './person';
import type { Client } from './principal';
import { only } from './scope';
import type { ClientToken } from './tokens';

/**
 * The condition that the API user of the manager `u` may be used on a day: an active manager with API access that is valid
 * then.
 */
export const usableOn = (today: string) => sql<boolean>`(u.active and u.role = ${sql.lit(LEVEL.manager)}
  and u.api_access and u.api_starts_on <= ${today}::date and coalesce(u.api_ends_on >= ${today}::date, true))`;

/** The condition that the API user `c` still has what its token was given for: a secret, or a key. */
function stillHas(token: ClientToken, now: Date): RawBuilder<boolean> {
  if ('keyId' in token) {
    return sql`(c.key_version = ${token.keyVersion}::integer and exists (
      select from api_user_key k where k.id = ${token.keyId}::integer and k.client_id = c.client_id))`;
  }
  const { secretVersion } = token;
  return sql`(c.revoked_at is null and (c.secret_version = ${secretVersion}::integer
    or (c.secret_version = ${secretVersion}::integer + 1
      and c.previous_until > ${now.toISOString()}::timestamptz)))`;
}

/**
 * The client behind a token, as it stands at this moment: whatever its manager has lost, a secret that was renewed or
 * revoked, or a key that was removed, counts from the next call on. So do the addresses from which it may come.
 * @returns `null` where the token opens nothing any more
 */
export async function clientOfToken(
  { config, database, now }: AppContext,
  token: ClientToken,
  address: string,
  run = runOn(database.db),
): Promise<Client | null> {
  const instant = now();
  const { clientId } = token;
  const rows = await run(sql<{
    id: number;
    login: string;
    addresses: string[];
    codes: string[];
  }>`${prepared}
    select u.id, u.login, c.addresses, array(${ownCodes(sql.ref('u.id'))}) as codes
    from api_user c join portal_user u on u.id = c.user_id
    where c.client_id = ${clientId} and ${usableOn(todayIn(config.timeZone, instant))}
      and ${stillHas(token, instant)}`);
  const [row] = rows;
  if (row === undefined) return null;
  const { id, login, addresses, codes } = row;
  return { kind: 'client', id, clientId, login, address, addresses, scope: only(codes) };
}
