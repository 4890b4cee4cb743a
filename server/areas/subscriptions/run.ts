import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { AppContext } from '../../platform/context';
import type { Db } from '../../platform/db/connections';
import { enqueueAll } from '../../platform/jobs/store';
import { sendingJobs } from './jobs';
import type { StoredSubscription } from './stored';
import type { SubscribedView } from './view';

interface Due {
  subscription: StoredSubscription;
  view: SubscribedView;
  plannedAt: Date;
  /** The day that a period in words goes by. */
  today: string;
  position: number;
  byHand: boolean;
  /** A test has no number and goes to the owner alone. */
  test: boolean;
}

/**
 * Makes a run of a locked subscription: the next number, what is sent, and a sending and a job for each recipient, all or
 * nothing with what else the transaction does. The owner of an SFTP server is its recipient.
 * @returns the ids of the sendings
 */
export async function makeRun(
  trx: Db,
  { now, jobSignal }: AppContext,
  { subscription, view, plannedAt, today, position, byHand, test }: Due,
): Promise<string[]> {
  const { id, channel, owner_id, last_number, format, language } = subscription;
  const at = now();
  const number = test ? null : last_number + 1;
  const { id: run } = await trx
    .insertInto('subscription_run')
    .values({
      subscription_id: id,
      number,
      planned_at: plannedAt,
      created_at: at,
      by_hand: byHand,
      day: today,
      position,
      view_name: view.name,
      screen: view.screen,
      state: view.state,
      format,
      language,
      channel,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const recipients =
    channel === 'sftp' || test
      ? [owner_id]
      : (
          await trx
            .selectFrom('subscription_recipient')
            .where('subscription_id', '=', id)
            .select('user_id')
            .orderBy('user_id')
            .execute()
        ).map(({ user_id }) => user_id);
  const sendings = recipients.map((user_id) => ({ id: randomUUID(), run_id: run, user_id }));
  if (sendings.length > 0) await trx.insertInto('subscription_sending').values(sendings).execute();
  await trx
    .updateTable('subscription')
    .where('id', '=', id)
    .set({ view_name: view.name, ...(number !== null && { last_number: sql<number>`last_number + 1` }) })
    .execute();
  await enqueueAll(
    trx,
    sendingJobs[channel],
    sendings.map((one) => ({ sending: one.id })),
    at,
  );
  jobSignal.notify();
  return sendings.map((one) => one.id);
}
