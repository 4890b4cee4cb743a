import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import { todayIn } from '../../../contract/dates';
import { recordChanges } from '../audit/record';
import type { AppContext } from '../context';
import type { Db } from '../db/connections';
import { notFound } from '../errors/http-error';
import { usableOn } from '../principal/client';
import type { Principal } from '../principal/principal';
import type { ClientToken } from '../principal/tokens';

/** Whoever has shown a secret or a key, before it is asked from where that comes. */
export interface ShownClient {
  token: ClientToken;
  /** Addresses and networks from which it may come; none: from anywhere. */
  addresses: readonly string[];
}

/**
 * A secret that nobody thought up: 256 random bits, which no one guesses however fast they can try. So a plain SHA-256
 * keeps it as well as a slow hash would, and each call that shows it is checked in microseconds.
 */
export const newSecret = () => randomBytes(32).toString('base64url');
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest();

/** An entity of its own: the trail of a user has one entry for each version of the record (audit/stale.ts). */
export const clientEntry = (userId: number) => ({ entity: 'api_user', key: String(userId) });

/** What no secret has as its hash, so that a client that does not exist is compared like one that does. */
const NO_HASH = Buffer.alloc(32);

/**
 * API-17: whether a secret is that of a client, the present one or the one before within its overlap. Takes as long
 * whatever is wrong.
 * @returns what a token may be made of; `null` where the client is unknown, the secret wrong, or API access not valid today
 */
export async function clientOfSecret(
  { config, database: { db }, now }: AppContext,
  clientId: string,
  secret: string,
): Promise<ShownClient | null> {
  const instant = now();
  const { rows } = await sql<{
    secret_version: number;
    secret_hash: Buffer;
    previous_hash: Buffer | null;
    addresses: string[];
    usable: boolean;
  }>`
    select c.secret_version, c.secret_hash,
      case when c.previous_until > ${instant.toISOString()}::timestamptz then c.previous_hash end as previous_hash,
      c.addresses, (c.revoked_at is null and ${usableOn(todayIn(config.timeZone, instant))}) is true as usable
    from api_user c join portal_user u on u.id = c.user_id where c.client_id = ${clientId}`.execute(db);
  const [row] = rows;
  const given = hashOf(secret);
  const isPresent = timingSafeEqual(given, row?.secret_hash ?? NO_HASH);
  const isPrevious = timingSafeEqual(given, row?.previous_hash ?? NO_HASH);
  if (row === undefined || !row.usable || !(isPresent || isPrevious)) return null;
  const secretVersion = isPresent ? row.secret_version : row.secret_version - 1;
  return { token: { clientId, secretVersion }, addresses: row.addresses };
}

/**
 * API-17, USR-35: replaces the secret of somebody's API user, inside the caller's transaction.
 * @param overlap hours for which the secret before, and tokens that it was given, go on working; 0: they end at once
 * @throws HttpError 404 where there is no API user
 */
export async function replaceSecret(
  trx: Db,
  by: Principal,
  now: Date,
  { userId, overlap }: { userId: number; overlap: number },
): Promise<{ codUsuario: number; clientId: string; clientSecret: string }> {
  const clientSecret = newSecret();
  const until = overlap > 0 ? new Date(now.getTime() + overlap * 3_600_000).toISOString() : null;
  // What was revoked stays so: its secret gets no overlap.
  const { rows } = await sql<{ client_id: string }>`
    update api_user set secret_hash = ${hashOf(clientSecret)}, secret_version = secret_version + 1,
      previous_hash = case when revoked_at is null and ${until}::timestamptz is not null then secret_hash end,
      previous_until = case when revoked_at is null then ${until}::timestamptz end,
      renewed_at = ${now.toISOString()}::timestamptz, revoked_at = null
    where user_id = ${userId} returning client_id`.execute(trx);
  const clientId = rows[0]?.client_id;
  if (clientId === undefined) throw notFound();
  await recordChanges(trx, by, [
    {
      action: 'update',
      ...clientEntry(userId),
      after: { clientId, secret: 'renewed', ...(overlap > 0 && { overlapHours: overlap }) },
    },
  ]);
  return { codUsuario: userId, clientId, clientSecret };
}

/**
 * Ends the tokens of people's API users, and the secret before where one still has its overlap: what was issued for that
 * could not be told from what ends. The present secret and the keys get new ones.
 */
export async function endTokensOf(trx: Db, userIds: readonly number[]): Promise<void> {
  if (userIds.length === 0) return;
  await sql`update api_user set secret_version = secret_version + 1, previous_hash = null, previous_until = null,
      key_version = key_version + 1
    where user_id = any(${userIds}::int[])`.execute(trx);
}

/**
 * API-17: ends the secrets of somebody's API user and the tokens that they were given; a new secret opens it again. Keys
 * stay, because each is removed by itself. Twice is once.
 * @throws HttpError 404 where there is no API user
 */
export async function revokeSecret(trx: Db, by: Principal, now: Date, userId: number): Promise<void> {
  const known = await trx
    .selectFrom('api_user')
    .where('user_id', '=', userId)
    .select(['client_id', 'revoked_at'])
    .forUpdate()
    .executeTakeFirst();
  if (known === undefined) throw notFound();
  if (known.revoked_at !== null) return;
  await trx
    .updateTable('api_user')
    .set({ revoked_at: now, previous_hash: null, previous_until: null })
    .where('user_id', '=', userId)
    .execute();
  await recordChanges(trx, by, [
    { action: 'revoke', ...clientEntry(userId), after: { clientId: known.client_id, secret: 'revoked' } },
  ]);
}
