import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { AppContext } from '../../platform/context';
import type { Db } from '../../platform/db/connections';
import { enqueueAll } from '../../platform/jobs/store';
import { sendingJobs } from './jobs';
import { recipientsOf } from './recipients';
import { accountOf, nextOfSeries } from './series';
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
 * Makes the runs of a locked subscription that are due together: one, or one for each file of the series of its account that
 * it has not sent yet. A test takes no number of a series: it has the days of the view.
 * @param series of `numbered` ones: the owner as it stands now, and up to where the account is due
 * @returns the ids of the sendings
 */
export async function makeRuns(trx: Db, context: AppContext, due: Due, series: Series): Promise<string[]> {
  const { subscription, view, test } = due;
  if (!subscription.numbered || test) return makeRun(trx, context, due, null);
  const files = await nextOfSeries(trx, context, { subscription, view, ...series });
  // None can be made: its sendings say so.
  if (files.length === 0) return makeRun(trx, context, due, { account: accountOf(view), number: null });
  const made: string[] = [];
  let { last_number } = subscription;
  for (const file of files) {
    made.push(
      ...(await makeRun(trx, context, { ...due, subscription: { ...subscription, last_number } }, file)),
    );
    last_number += 1;
  }
  return made;
}

type Series = Pick<Parameters<typeof nextOfSeries>[2], 'maker' | 'upTo'>;

/**
 * Makes a run of a locked subscription: the next number, what is sent, and a sending and a job for each recipient, all or
 * nothing with what else the transaction does. The owner of an SFTP server or a receiver is its recipient.
 * @returns the ids of the sendings
 */
async function makeRun(
  trx: Db,
  { now, jobSignal }: AppContext,
  { subscription, view, plannedAt, today, position, byHand, test }: Due,
  file: { account: number | null; number: number | null } | null,
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
      numbered: file !== null,
      account_id: file?.account ?? null,
      bank_file: file?.number ?? null,
      named_files: subscription.named_files,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const recipients = channel !== 'mail' || test ? [owner_id] : await recipientsOf(trx, id);
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
