import { sql } from 'kysely';
import { type FileFormat, isBankFormat } from '../../../contract/exports';
import {
  type Schedule,
  type SubscriptionChannel,
  scheduleProblems,
} from '../../../contract/subscription-settings';
import type { MessageKey } from '../../../i18n/server';
import type { Making } from '../../area';
import type { AppContext } from '../../platform/context';
import type { Db } from '../../platform/db/connections';
import { invalid } from '../../platform/errors/http-error';
import type { Person } from '../../platform/principal/principal';
import { subscriptionSettings } from './settings';
import { formatsOf, mayName, opensView, type SubscribedView } from './view';

/** @throws HttpError 400 at the fields */
export function assertSchedule(schedule: Schedule): void {
  const problems = Object.entries(scheduleProblems(schedule)).map(
    ([field, problem]): [string, MessageKey] => [field, `subscriptionReplies.problems.${problem}`],
  );
  const [first] = problems;
  if (first !== undefined) throw invalid('errors.validation', Object.fromEntries(problems));
}

interface Way {
  channel: SubscriptionChannel;
  /** What is said of a server, or that one is stored. */
  sftp: unknown;
  /** The key of a receiver. */
  webhook: number | null | undefined;
  recipients: readonly number[];
  attached: boolean;
}

/**
 * Checks that what is said fits the way on which it is sent.
 * @throws HttpError 400 at the field
 */
export function assertWay(
  { config }: AppContext,
  { channel, sftp, webhook, recipients, attached }: Way,
): void {
  const refuse = (field: string, key: MessageKey) => invalid('errors.validation', { [field]: key });
  const given = {
    sftp: typeof sftp === 'object' || sftp === true,
    webhook: typeof webhook === 'number',
    recipients: recipients.length > 0,
  };
  const asked = { mail: 'recipients', sftp: 'sftp', webhook: 'webhook' } as const;
  for (const [field, isGiven] of Object.entries(given)) {
    if (field === asked[channel] && !isGiven) throw refuse(field, 'subscriptionReplies.problems.required');
    if (field !== asked[channel] && isGiven) throw refuse(field, 'subscriptionReplies.problems.notTaken');
  }
  if (!attached) return;
  if (channel !== 'mail') throw refuse('attached', 'subscriptionReplies.problems.notTaken');
  if (!config.of(subscriptionSettings).attachments)
    throw refuse('attached', 'subscriptionReplies.problems.attached');
}

/** @throws HttpError 400 for a form that views of its kind do not have */
export function assertFormat(sources: Making['sources'], view: SubscribedView, format: FileFormat): void {
  if (!formatsOf(sources, view).includes(format))
    throw invalid('errors.validation', { format: 'subscriptionReplies.problems.format' });
}

/** @throws HttpError 400 where files of another form are to be numbered */
export function assertNumbered(format: FileFormat, numbered: boolean | undefined): void {
  if (numbered === true && !isBankFormat(format))
    throw invalid('errors.validation', { numbered: 'subscriptionReplies.problems.numbered' });
}

/**
 * Those who are named have to see the view and to be people whom the person may name.
 * @throws HttpError 400 at the field
 */
export async function assertRecipients(
  trx: Db,
  person: Person,
  view: SubscribedView,
  recipients: readonly number[],
): Promise<void> {
  const wanted = [...new Set(recipients)];
  if (wanted.length === 0) return;
  const known = await trx
    .selectFrom('portal_user')
    .where(sql<boolean>`portal_user.id = any(${wanted}::int[])`)
    .where(opensView(view))
    .where(mayName(person, view.screen))
    .select('id')
    .execute();
  if (known.length < wanted.length)
    throw invalid('errors.validation', { recipients: 'subscriptionReplies.problems.recipients' });
}
