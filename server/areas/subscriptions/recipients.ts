import { sql } from 'kysely';
import { notify } from '../../engines/notices/notify';
import { recordChanges } from '../../platform/audit/record';
import type { AppContext } from '../../platform/context';
import type { Db } from '../../platform/db/connections';
import { withRetries } from '../../platform/db/retry';
import type { Person } from '../../platform/principal/principal';
import { subscriptionNamed } from './notices';
import { auditedSubscription, lockedSubscription, noSubscription, type StoredSubscription } from './stored';

/** The ids of those to whom a subscription goes by mail. */
export async function recipientsOf(trx: Db, id: string): Promise<number[]> {
  const rows = await trx
    .selectFrom('subscription_recipient')
    .where('subscription_id', '=', id)
    .select('user_id')
    .orderBy('user_id')
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** Whether a subscription goes by mail, and nobody is left to whom. */
export const isForNobody = async (
  trx: Db,
  { id, channel }: Pick<StoredSubscription, 'id' | 'channel'>,
): Promise<boolean> => channel === 'mail' && (await recipientsOf(trx, id)).length === 0;

/** Stores who gets a subscription by mail. */
export async function storeRecipients(trx: Db, id: string, recipients: readonly number[]): Promise<void> {
  await trx.deleteFrom('subscription_recipient').where('subscription_id', '=', id).execute();
  await sql`insert into subscription_recipient (subscription_id, user_id)
    select distinct ${id}, user_id from unnest(${recipients}::int[]) as given (user_id)`.execute(trx);
}

/** Tells those who are newly named. */
export async function tellNamed(
  trx: Db,
  { now }: AppContext,
  person: Person,
  { view, to }: { view: string; to: readonly number[] },
): Promise<void> {
  const others = [...new Set(to)].filter((one) => one !== person.id);
  await notify(trx, subscriptionNamed({ by: person.name, view }), { to: others, at: now() });
}

/**
 * Takes a person from the recipients of a subscription of somebody else.
 * @throws HttpError 404 where it is none of them
 */
export async function leave(
  { database: { db } }: AppContext,
  person: Person,
  id: string,
): Promise<{ id: string }> {
  await withRetries(() =>
    db.transaction().execute(async (trx) => {
      if ((await lockedSubscription(trx, id)) === undefined) throw noSubscription();
      if (!(await takeRecipient(trx, person, id, person.id))) throw noSubscription();
    }),
  );
  return { id };
}

/** Takes a recipient from a locked subscription. @returns whether it was one */
export async function takeRecipient(trx: Db, by: Person, id: string, userId: number): Promise<boolean> {
  const before = await auditedSubscription(trx, id);
  const { numDeletedRows } = await trx
    .deleteFrom('subscription_recipient')
    .where('subscription_id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  await trx
    .updateTable('subscription')
    .where('id', '=', id)
    .set({ version: sql<number>`version + 1` })
    .execute();
  const after = await auditedSubscription(trx, id);
  await recordChanges(trx, by, [{ action: 'update', entity: 'subscription', key: id, before, after }]);
  return true;
}
