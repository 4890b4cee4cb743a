import type { ApiClient } from '../../../contract/api-clients';
import { API } from '../../../contract/limits';
import { recordChanges } from '../audit/record';
import type { AppContext } from '../context';
import type { Db } from '../db/connections';
import { HttpError, notFound } from '../errors/http-error';
import { networkIn } from '../http/networks';
import type { Principal } from '../principal/principal';
import { wallClock } from '../time/wall-clock';
import { clientEntry } from './client-secret';
import { type PublicKey, publicKeysIn, refusedKey } from './public-keys';

/**
 * API-17: returns the keys and addresses of somebody's API user.
 * @throws HttpError 404 where there is no API user
 */
export async function apiClientOf(
  db: Db,
  { timeZone }: Pick<AppContext['config'], 'timeZone'>,
  userId: number,
): Promise<ApiClient> {
  const client = await db
    .selectFrom('api_user')
    .where('user_id', '=', userId)
    .select(['client_id', 'addresses'])
    .executeTakeFirst();
  if (client === undefined) throw notFound();
  const keys = await keysOf(db, client.client_id);
  return {
    addresses: client.addresses,
    keys: keys.map(({ id, kid, name, kind, created_at, used_at }) => ({
      id,
      kid,
      name,
      kind,
      createdAt: wallClock(timeZone, created_at),
      lastUsedAt: used_at === null ? null : wallClock(timeZone, used_at),
    })),
  };
}

const keysOf = (db: Db, clientId: string) =>
  db.selectFrom('api_user_key').where('client_id', '=', clientId).selectAll().orderBy('id').execute();

/** Locks an API user until the transaction ends. @throws HttpError 404 */
async function lockClient(trx: Db, userId: number) {
  const client = await trx
    .selectFrom('api_user')
    .where('user_id', '=', userId)
    .select(['client_id', 'addresses'])
    .forUpdate()
    .executeTakeFirst();
  if (client === undefined) throw notFound();
  return client;
}

/** What the trail calls a key. */
const described = ({ name, kid }: { name: string; kid: string }) => (name === kid ? kid : `${name} (${kid})`);

interface NewKeys {
  name: string;
  /** What was pasted. */
  key: string;
}

/**
 * API-17: adds public keys to somebody's API user, inside the caller's transaction.
 * @throws HttpError 404 where there is no API user, 400 with the reason at `key`
 */
export async function addKeys(
  trx: Db,
  by: Principal,
  now: Date,
  { userId, name, key }: NewKeys & { userId: number },
): Promise<void> {
  const added = await publicKeysIn(key);
  const { client_id: clientId } = await lockClient(trx, userId);
  const held: readonly Pick<PublicKey, 'kid' | 'thumbprint'>[] = await keysOf(trx, clientId);
  const all = [...held, ...added];
  const differ = (of: 'kid' | 'thumbprint') => new Set(all.map((one) => one[of])).size === all.length;
  if (!differ('kid') || !differ('thumbprint')) throw refusedKey('keyKnown');
  if (all.length > API.keys) throw refusedKey('keysMany');
  const rows = added.map((one) => ({ ...one, name: name.trim() || one.kid }));
  await trx
    .insertInto('api_user_key')
    .values(
      rows.map(({ jwk, ...row }) => ({
        ...row,
        client_id: clientId,
        jwk: JSON.stringify(jwk),
        created_at: now,
      })),
    )
    .execute();
  await recordChanges(
    trx,
    by,
    rows.map((row) => ({
      action: 'update',
      ...clientEntry(userId),
      after: { clientId, keyAdded: described(row) },
    })),
  );
}

/**
 * API-17: removes a public key of somebody's API user; the tokens that it was given end with it.
 * @throws HttpError 404 where there is no such key
 */
export async function removeKey(
  trx: Db,
  by: Principal,
  { userId, key }: { userId: number; key: number },
): Promise<void> {
  const { client_id: clientId } = await lockClient(trx, userId);
  const removed = await trx
    .deleteFrom('api_user_key')
    .where('id', '=', key)
    .where('client_id', '=', clientId)
    .returning(['name', 'kid'])
    .executeTakeFirst();
  if (removed === undefined) throw notFound();
  await recordChanges(trx, by, [
    {
      action: 'update',
      ...clientEntry(userId),
      before: { clientId, keyRemoved: described(removed) },
      after: { clientId },
    },
  ]);
}

interface NewAddresses {
  addresses: readonly string[];
  /** The list that was changed. */
  before: readonly string[];
}

/**
 * API-17: says from which addresses the programs of somebody's API user may come; none: from anywhere.
 * @throws HttpError 404 where there is no API user, 400 with the reason at `addresses`, 409 where others have changed the
 * list meanwhile
 */
export async function setAddresses(
  trx: Db,
  by: Principal,
  { userId, addresses, before }: NewAddresses & { userId: number },
): Promise<void> {
  const wanted = networksIn(addresses);
  const { client_id: clientId, addresses: stored } = await lockClient(trx, userId);
  if (sameTexts(stored, wanted)) return;
  if (!sameTexts(stored, before)) throw new HttpError(409, 'apiReplies.addressesChanged');
  await trx.updateTable('api_user').set({ addresses: wanted }).where('user_id', '=', userId).execute();
  await recordChanges(trx, by, [
    {
      action: 'update',
      ...clientEntry(userId),
      before: { clientId, addresses: stored },
      after: { clientId, addresses: wanted },
    },
  ]);
}

const sameTexts = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((text, index) => text === other[index]);

/** Writes addresses and networks in one form, each once. @throws HttpError 400 */
function networksIn(typed: readonly string[]): string[] {
  const networks = typed.map((text, index) => {
    const network = networkIn(text.trim());
    const fault =
      network === null ? 'addressForm' : network.bits < API.widest[network.family] ? 'addressWide' : null;
    if (network === null || fault !== null) {
      const parameters = { place: index + 1 };
      const key = `apiReplies.${fault ?? 'addressForm'}` as const;
      throw new HttpError(400, key, { addresses: key }, null, parameters);
    }
    return network.text;
  });
  return [...new Set(networks)];
}
