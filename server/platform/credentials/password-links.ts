import { createHash, createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { WELCOME } from '../../../contract/password';
import type { AppContext } from '../context';
import type { Db } from '../db/connections';
import { purgeRows } from '../retention/purge';
import { keptSince } from '../retention/settings';

/*
 * A link's token is made from its id with the signing key, whenever a letter is written: neither the database nor a
 * job that is tried again holds anything that opens a door, and each try sends the same link.
 */

/** The token of a link, 43 characters of an address. */
function tokenOf(secret: string, linkId: string): string {
  return createHmac('sha256', secret).update(`password link ${linkId}`).digest('base64url');
}

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/**
 * Opens a link for a person. Earlier ones stay valid to their own end, because anybody may request another one. Nothing
 * happens where it was opened before: a job may run twice. The caller holds the person's row.
 * @returns whether it was opened now
 */
export async function openLink(
  trx: Db,
  context: AppContext,
  { id, userId, minutes }: { id: string; userId: number; minutes: number },
): Promise<boolean> {
  const now = context.now();
  const opened = await trx
    .insertInto('password_link')
    .values({
      id,
      user_id: userId,
      hash: hashOf(tokenOf(context.secret, id)),
      created_at: now,
      expires_at: new Date(now.getTime() + minutes * 60_000),
      ended_at: null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return opened.numInsertedOrUpdatedRows === 1n;
}

/**
 * Opens links of people who have no password yet, for a welcome mail each. The caller holds their rows.
 * @param links a new id and a person each, nobody twice
 */
export async function openWelcomeLinks(
  trx: Db,
  context: AppContext,
  links: readonly { id: string; userId: number }[],
): Promise<void> {
  const now = context.now();
  const userIds = links.map(({ userId }) => userId);
  const ids = links.map(({ id }) => id);
  const hashes = ids.map((id) => hashOf(tokenOf(context.secret, id)).toString('hex'));
  await sql`insert into password_link (id, user_id, hash, created_at, expires_at)
    select id, user_id, decode(hash, 'hex'), ${now}::timestamptz,
      ${now}::timestamptz + make_interval(hours => ${WELCOME.linkHours})
    from unnest(${ids}::uuid[], ${userIds}::int[], ${hashes}::text[]) as link (id, user_id, hash)`.execute(
    trx,
  );
}

/** Ends all links of people. */
export async function endLinks(trx: Db, userIds: readonly number[], now: Date): Promise<void> {
  await trx
    .updateTable('password_link')
    .set({ ended_at: now })
    .where(sql<boolean>`user_id = any(${userIds}::int[])`)
    .where('ended_at', 'is', null)
    .execute();
}

/** Links that may be used now: neither ended nor expired, of active people. */
export function liveLinks(db: Db, now: Date) {
  return db
    .selectFrom('password_link')
    .innerJoin('portal_user', 'portal_user.id', 'password_link.user_id')
    .where('password_link.ended_at', 'is', null)
    .where('password_link.expires_at', '>', now)
    .where('portal_user.active', '=', true);
}

/** Whose live link this token is; `null` for one that was used, is too old, was altered or never was one. */
export async function ownerOfToken({ database, now }: AppContext, token: string) {
  const owner = await liveLinks(database.db, now())
    .where('password_link.hash', '=', hashOf(token))
    .select(['password_link.id as linkId', 'portal_user.id', 'login', 'name', 'email'])
    .executeTakeFirst();
  return owner ?? null;
}

/** Returns the token of a stored link, made with the key that it was opened with; `null` where that key is gone. */
export function storedToken(
  { secret, olderSecrets }: Pick<AppContext, 'secret' | 'olderSecrets'>,
  linkId: string,
  hash: Buffer,
): string | null {
  const tokens = [secret, ...olderSecrets].map((key) => tokenOf(key, linkId));
  return tokens.find((token) => hash.equals(hashOf(token))) ?? null;
}

/** An ended link stays for a while, for those who look into what happened. */
export async function purgeOldLinks(context: AppContext): Promise<void> {
  await purgeRows(context, 'password_link', sql`expires_at < ${keptSince(context, 'links')}::timestamptz`);
}
