import { createHash, createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { WELCOME } from '../../../contract/limits';
import type { AppContext } from '../context';
import type { Db } from '../db/open';
import { daysBefore } from '../time/clocks';

/*
 * A link's token is made from its id with the signing key, whenever a letter is written: neither the database nor a
 * job that is tried again holds anything that opens a door, and each try sends the same link.
 */

/** The token of a link, 43 characters of an address. */
export function tokenOf({ secret }: Pick<AppContext, 'secret'>, linkId: string): string {
  return createHmac('sha256', secret).update(`password link ${linkId}`).digest('base64url');
}

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/**
 * Opens a link for a person and ends the earlier ones. Nothing happens where it was opened before: a job may run twice.
 * The caller holds the person's row.
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
      hash: hashOf(tokenOf(context, id)),
      created_at: now,
      expires_at: new Date(now.getTime() + minutes * 60_000),
      ended_at: null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  if (opened.numInsertedOrUpdatedRows !== 1n) return false;
  await endLinks(trx, [userId], now, id);
  return true;
}

/**
 * Opens the first link of people who have no password yet, in the transaction that makes them, and ends those that
 * they had. The caller holds their rows.
 * @param links a new id and a person each, nobody twice
 */
export async function openFirstLinks(
  trx: Db,
  context: AppContext,
  links: readonly { id: string; userId: number }[],
): Promise<void> {
  const now = context.now();
  const userIds = links.map(({ userId }) => userId);
  await endLinks(trx, userIds, now);
  const ids = links.map(({ id }) => id);
  const hashes = ids.map((id) => hashOf(tokenOf(context, id)).toString('hex'));
  await sql`insert into password_link (id, user_id, hash, created_at, expires_at)
    select id, user_id, decode(hash, 'hex'), ${now}::timestamptz,
      ${now}::timestamptz + make_interval(hours => ${WELCOME.linkHours})
    from unnest(${ids}::uuid[], ${userIds}::int[], ${hashes}::text[]) as link (id, user_id, hash)`.execute(
    trx,
  );
}

/** Ends all links of people, or all but one. */
export async function endLinks(trx: Db, userIds: readonly number[], now: Date, but?: string): Promise<void> {
  let open = trx
    .updateTable('password_link')
    .set({ ended_at: now })
    .where(sql<boolean>`user_id = any(${userIds}::int[])`)
    .where('ended_at', 'is', null);
  if (but !== undefined) open = open.where('id', '!=', but);
  await open.execute();
}

/** Links that may be used now: neither used nor overtaken nor expired, of active people. */
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

/** Whether what a letter would bring is the token that was promised: not after the signing key was changed. */
export function isTokenOf(hash: Buffer, token: string): boolean {
  return hash.equals(hashOf(token));
}

/** For so many days an ended link stays, for those who look into what happened. */
const KEPT_DAYS = 30;

export async function forgetOldLinks(db: Db, now: Date): Promise<void> {
  const before = daysBefore(now, KEPT_DAYS);
  await db.deleteFrom('password_link').where('expires_at', '<', before).execute();
}
