import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Schedule } from '../../../contract/subscription-settings';
import type { Db } from '../../platform/db/connections';
import type { Subscription } from '../../platform/db/tables/subscriptions';
import { HttpError } from '../../platform/errors/http-error';
import type { Person } from '../../platform/principal/principal';

export type StoredSubscription = Selectable<Subscription>;

export const noSubscription = () => new HttpError(404, 'subscriptionReplies.gone');

/** A subscription that nobody else changes before the end of the transaction. */
export const lockedSubscription = (trx: Db, id: string): Promise<StoredSubscription | undefined> =>
  trx.selectFrom('subscription').where('id', '=', id).selectAll().forUpdate().executeTakeFirst();

/**
 * The same of one's own.
 * @throws HttpError 404 for one that the person has nothing to do with, 403 for one that it only receives
 */
export async function ownSubscription(trx: Db, person: Person, id: string): Promise<StoredSubscription> {
  const held = await lockedSubscription(trx, id);
  if (held === undefined) throw noSubscription();
  if (held.owner_id === person.id) return held;
  const received = await trx
    .selectFrom('subscription_recipient')
    .where('subscription_id', '=', id)
    .where('user_id', '=', person.id)
    .select('user_id')
    .executeTakeFirst();
  throw received === undefined ? noSubscription() : new HttpError(403, 'subscriptionReplies.notYours');
}

/** When it is sent, as the contract says it. */
export const scheduleOf = ({ rhythm, time, weekday, day }: StoredSubscription): Schedule => ({
  rhythm,
  ...(time !== null && { time }),
  ...(weekday !== null && { weekday }),
  ...(day !== null && { day }),
});

/** A subscription as the trail has it; of its secret only whether it is another one. */
interface AuditedSubscription {
  readonly subscribed_view: string;
  readonly subscription_owner: number;
  readonly file_format: string;
  readonly numbered_files: boolean;
  readonly rhythm: string;
  readonly channel: string;
  readonly target: string;
  readonly host_key: string;
  readonly sign_in_secret: string;
  readonly recipients: string;
  readonly attached: boolean;
  readonly named_files: boolean;
  readonly subscription_state: string;
}

/** Reads a stored subscription as the trail has it. */
export async function auditedSubscription(
  trx: Db,
  id: string,
): Promise<AuditedSubscription & Record<string, unknown>> {
  const { rows } = await sql<AuditedSubscription & Record<string, unknown>>`
    select view_name as subscribed_view, owner_id as subscription_owner, format as file_format,
      numbered as numbered_files,
      concat_ws(' ', rhythm, weekday, day, time) as rhythm, channel,
      case channel when 'sftp' then concat(sftp_user, '@', host, ':', port, ' ', folder)
        when 'webhook' then coalesce((select url from webhook_endpoint where id = webhook_id), '') else '' end as target,
      coalesce(host_key, '') as host_key,
      coalesce(left(encode(sha256(sealed), 'hex'), 12), '') as sign_in_secret,
      (select coalesce(string_agg(login, ' ' order by login), '') from subscription_recipient r
        join portal_user u on u.id = r.user_id where subscription_id = ${id}) as recipients,
      attached, named_files, state as subscription_state
    from subscription where id = ${id}`.execute(trx);
  const [row] = rows;
  if (row === undefined) throw new Error('A subscription that is changed is gone');
  return row;
}
