import { sql } from 'kysely';
import { todayIn } from '../../../../contract/dates';
import type { SendingReason } from '../../../../contract/sendings';
import type { Receiver } from '../../../../contract/subscription-settings';
import { hasApiAccess, scopeMark } from '../../../engines/webhooks/audience';
import type { AppContext } from '../../../platform/context';
import type { Db } from '../../../platform/db/connections';
import { invalid } from '../../../platform/errors/http-error';
import type { Person } from '../../../platform/principal/principal';
import type { StoredSubscription } from '../stored';

interface Known extends Receiver {
  paused: boolean;
  /** Whether its owner has access to the API today. */
  allowed: boolean;
}

async function receiversWhere(
  db: Db,
  { config, now }: Pick<AppContext, 'config' | 'now'>,
  { owner, id = null }: { owner: number; id?: number | null },
): Promise<Known[]> {
  const { rows } = await sql<Known>`
    select e.id, e.url, e.active, e.paused_at is not null as paused,
      ${hasApiAccess(todayIn(config.timeZone, now()))} as allowed
    from webhook_endpoint e where e.user_id = ${owner} and (${id}::int is null or e.id = ${id}::int)
    order by e.id`.execute(db);
  return rows;
}

/** The receivers of a person, to which a subscription of its own may go; `null`: it has no access to the API. */
export async function receiversOf(context: AppContext, person: Person): Promise<Receiver[] | null> {
  if (!person.apiAccess) return null;
  const known = await receiversWhere(context.database.db, context, { owner: person.id });
  return known.map(({ id, url, active }) => ({ id, url, active }));
}

/** @throws HttpError 400 at the field for a receiver of others, or for somebody without access to the API */
export async function assertReceiver(
  trx: Db,
  context: AppContext,
  person: Person,
  id: number,
): Promise<void> {
  const [known] = await receiversWhere(trx, context, { owner: person.id, id });
  if (known === undefined || !known.allowed)
    throw invalid('errors.validation', { webhook: 'subscriptionReplies.problems.receiver' });
}

/** The receiver of a subscription as it stands now, or why nothing goes to it. */
export async function receiverNow(
  context: AppContext,
  { webhook_id: id, owner_id: owner }: StoredSubscription,
): Promise<{ withheld: SendingReason } | { id: number; paused: boolean }> {
  const [known] = id === null ? [] : await receiversWhere(context.database.db, context, { owner, id });
  if (known === undefined) return { withheld: 'receiverGone' };
  if (!known.allowed) return { withheld: 'apiAccess' };
  return known.active ? { id: known.id, paused: known.paused } : { withheld: 'receiverOff' };
}

/** The mark of the establishments that a person has now. */
export async function markOf(db: Db, userId: number): Promise<string> {
  const { rows } = await sql<{ mark: string }>`select ${scopeMark(sql`${userId}::int`)} as mark`.execute(db);
  return rows[0]?.mark ?? '';
}
