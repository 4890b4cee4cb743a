import type { BodyOf } from '../../../contract/operation';
import type { Schedule, updateSubscription } from '../../../contract/subscriptions';
import type { Making } from '../../area';
import type { AppContext } from '../../platform/context';
import type { Db } from '../../platform/db/connections';
import type { Person } from '../../platform/principal/principal';
import { assertFormat, assertMail, assertRecipients } from './check';
import { firstNext } from './schedule';
import type { CheckedServer } from './server';
import { type StoredSubscription, scheduleOf } from './stored';
import { viewOf } from './view';

/** What is stored of a server by mail. */
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
  assertMail(context, { channel, sftp: wanted.sftp ?? isStored, recipients, attached });
  const goesOn = wanted.paused === false || (wanted.paused === undefined && held.state === 'active');
  // A view that is gone can only be stopped.
  if (goesOn || wanted.format !== undefined || wanted.recipients !== undefined) {
    const view = await viewOf(trx, person, held.view_id ?? '');
    assertFormat(sources, view, wanted.format ?? held.format);
    const added = recipients.filter((one) => !known.includes(one));
    await assertRecipients(trx, person, view, added);
  }
  const schedule = wanted.schedule ?? scheduleOf(held);
  const isNew = wanted.schedule !== undefined || held.state !== 'active';
  const next = !goesOn
    ? { day: null, at: null }
    : isNew
      ? await firstNext(trx, context, schedule)
      : { day: held.next_day, at: held.next_at };
  const columns = {
    format: wanted.format ?? held.format,
    language: wanted.language ?? held.language,
    ...scheduleColumns(schedule),
    channel,
    ...(channel === 'mail' ? NO_SERVER : server),
    attached,
    state: goesOn ? ('active' as const) : wanted.paused === true ? ('paused' as const) : held.state,
    next_day: next.day,
    next_at: next.at,
  };
  return { columns, recipients };
}
