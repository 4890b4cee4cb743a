import { isDeepStrictEqual } from 'node:util';
import { isBankFormat } from '../../../contract/exports';
import type { BodyOf } from '../../../contract/operation';
import type { Schedule } from '../../../contract/subscription-settings';
import type { updateSubscription } from '../../../contract/subscriptions';
import type { Making } from '../../area';
import type { AppContext } from '../../platform/context';
import type { Db } from '../../platform/db/connections';
import type { Person } from '../../platform/principal/principal';
import { assertFormat, assertNumbered, assertRecipients, assertWay } from './check';
import { firstNext } from './schedule';
import { accountOf, seriesFrom } from './series';
import type { CheckedServer } from './server';
import { type StoredSubscription, scheduleOf } from './stored';
import { viewOf } from './view';
import { assertReceiver } from './webhook/receiver';
import { assertWholeAccount } from './whole-account';

/** What is stored of a server where there is none. */
export const NO_SERVER = {
  host: null,
  port: null,
  sftp_user: null,
  folder: null,
  sealed: null,
  signs_in_by: null,
  host_key: null,
} as const;

/** The columns of a schedule. */
export const scheduleColumns = ({ rhythm, time, weekday, day }: Schedule) => ({
  rhythm,
  time: time ?? null,
  weekday: weekday ?? null,
  day: day ?? null,
});

interface Changing {
  sources: Making['sources'];
  person: Person;
  held: StoredSubscription;
  server: CheckedServer | undefined;
  /** The recipients of before. */
  known: readonly number[];
}

/** What is stored of a change, and its recipients. @throws HttpError 400, 403, 404 */
export async function changesOf(
  trx: Db,
  context: AppContext,
  { sources, person, held, server, known }: Changing,
  wanted: Omit<BodyOf<typeof updateSubscription>, 'version'>,
) {
  const channel = wanted.channel ?? held.channel;
  const recipients = wanted.recipients ?? (channel === 'mail' ? known : []);
  const attached = channel === 'mail' && (wanted.attached ?? held.attached);
  const isStored = held.channel === 'sftp';
  const webhook = channel === 'webhook' ? (wanted.webhook ?? held.webhook_id) : wanted.webhook;
  assertWay(context, {
    channel,
    sftp: wanted.sftp ?? (channel === 'sftp' && isStored),
    webhook,
    recipients,
    attached,
  });
  if (wanted.webhook !== undefined && wanted.webhook !== held.webhook_id)
    await assertReceiver(trx, context, person, wanted.webhook);
  const format = wanted.format ?? held.format;
  assertNumbered(format, wanted.numbered);
  const numbered = isBankFormat(format) && (wanted.numbered ?? held.numbered);
  // It had stopped for want of somebody who receives it: another recipient, or another way, is what it waited for.
  const isMended =
    held.state === 'noRecipients' && (channel !== 'mail' || recipients.some((one) => !known.includes(one)));
  const goesOn =
    wanted.paused === false || (wanted.paused === undefined && (held.state === 'active' || isMended));
  // A view that is gone can only be stopped.
  if (goesOn || wanted.format !== undefined || wanted.recipients !== undefined) {
    const view = await viewOf(trx, person, held.view_id ?? '');
    assertFormat(sources, view, format);
    const added = recipients.filter((one) => !known.includes(one));
    await assertRecipients(trx, person, view, added);
    // Who has lost a part of the account since can still change the rest.
    const isOther = format !== held.format || numbered !== held.numbered || channel !== held.channel;
    const named = isOther || wanted.paused === false ? recipients : added;
    if (isOther || named.length > 0)
      await assertWholeAccount(trx, person, view, { format, numbered, channel, recipients: named });
  }
  const schedule = wanted.schedule ?? scheduleOf(held);
  // The form sends the schedule that it has: what is due by now is not dropped by it.
  const isNew = !isDeepStrictEqual(scheduleColumns(schedule), scheduleColumns(scheduleOf(held)));
  const next = !goesOn
    ? { day: null, at: null }
    : isNew || held.state !== 'active'
      ? await firstNext(trx, context, schedule)
      : { day: held.next_day, at: held.next_at };
  const columns = {
    format,
    numbered,
    ...(numbered && !held.numbered && (await seriesOf(trx, held))),
    language: wanted.language ?? held.language,
    ...scheduleColumns(schedule),
    channel,
    ...(channel === 'sftp' ? server : NO_SERVER),
    webhook_id: channel === 'webhook' ? (webhook ?? null) : null,
    attached,
    named_files: wanted.namedFiles ?? held.named_files,
    state: goesOn ? ('active' as const) : wanted.paused === true ? ('paused' as const) : held.state,
    next_day: next.day,
    next_at: next.at,
  };
  return { columns, recipients };
}

/** From where on it sends the series of the account that its view shows. */
async function seriesOf(trx: Db, { view_id }: StoredSubscription) {
  const view = await trx
    .selectFrom('saved_view')
    .where('id', '=', view_id)
    .select('state')
    .executeTakeFirst();
  return seriesFrom(trx, view === undefined ? null : accountOf(view));
}
