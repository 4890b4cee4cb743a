import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import { FALLBACK_LANGUAGE } from '../../../contract/languages';
import type { SendingReason } from '../../../contract/sendings';
import { SUBSCRIPTIONS_PAGE } from '../../../contract/subscription-settings';
import { message } from '../../../i18n/server';
import { notificationRow, notify } from '../../engines/notices/notify';
import type { AppContext } from '../../platform/context';
import type { Db } from '../../platform/db/connections';
import { type JobHandler, type JobKind, jobHandler } from '../../platform/jobs/kind';
import { enqueue } from '../../platform/jobs/store';
import type { Post } from '../../platform/mail/letter';
import { letterOf } from '../../platform/mail/write';
import { languagesOf } from '../../platform/principal/language-of';
import { below } from './addresses';
import type { Held } from './held';
import { subscriptionFailed, subscriptionLate, subscriptionStopped } from './notices';

/** Failures of one cause within so long are one notice, until it is read. */
const GATHERED_MS = 24 * 3_600_000;
/** A mail waits for what else fails for its cause. */
const MAIL_AFTER_MS = 10 * 60_000;
/** Sendings that a notice remembers, and its mail names. */
const NAMED = 20;

const payload = z.strictObject({
  user: z.int(),
  /** The notice that it says. */
  notice: z.int(),
  /** The id of the mail: a job that runs twice sends the same one. */
  letter: z.uuid(),
});

/** Tells an owner by mail too that something fails. It is attempted for about a day. */
const troubleMail: JobKind<z.infer<typeof payload>> = {
  name: 'subscriptionTrouble',
  payload,
  attempts: 100,
  seconds: 60,
};

/** Reasons that lie with a server, whichever subscription meets them. */
const OF_SERVER: readonly SendingReason[] = [
  'address',
  'unknownHost',
  'unreachable',
  'timeout',
  'hostKey',
  'signIn',
  'folder',
  'full',
];
/** Reasons that lie with a receiver of events. */
const OF_RECEIVER: readonly SendingReason[] = [
  'receiverGone',
  'receiverOff',
  'receiverPaused',
  'receiverRefused',
  'certificate',
  'queued',
  'apiAccess',
];
/** Reasons that lie with mails, or with everything that leaves: no mail says them. */
const OF_ALL: readonly SendingReason[] = ['mailUnreachable', 'outboundOff'];

/** Names what has failed, so that whatever fails for the same cause is told of together. */
function causeOf({ run: { channel }, subscription }: Held, reason: SendingReason): string {
  if (OF_ALL.includes(reason)) return reason;
  if (channel === 'sftp' && OF_SERVER.includes(reason))
    return `${reason} ${subscription.host}:${subscription.port}`;
  if (channel === 'webhook' && (OF_SERVER.includes(reason) || OF_RECEIVER.includes(reason)))
    return `${reason} receiver ${subscription.webhook_id}`;
  return `${reason} ${subscription.id}`;
}

/** A notice of several keeps this. */
interface Gathered {
  view: string;
  number: number;
  reason: SendingReason;
  cause: string;
  count: number;
  /** The others, as far as they are named. */
  others: { view: string; number: number }[];
}

/**
 * Tells people that a sending has failed or is late. What fails for the same cause before they have read of it is said
 * with it, in one notice; the owner gets one mail of it as well.
 */
export async function tellTrouble(
  trx: Db,
  context: AppContext,
  held: Held,
  { kind, reason, to }: { kind: typeof subscriptionFailed; reason: SendingReason; to: readonly number[] },
): Promise<void> {
  const { run, subscription } = held;
  const at = context.now();
  const one = { view: run.view_name, number: run.number ?? 0 };
  const cause = causeOf(held, reason);
  // Others that fail in this moment wait, and find the notice. Ids in order: no two wait for each other.
  for (const user of to.toSorted((a, b) => a - b)) {
    await sql`select pg_advisory_xact_lock(hashtext('subscription trouble'), ${user})`.execute(trx);
    const { rows } = await sql<{ id: number; parameters: Gathered }>`
      select n.id, n.parameters from user_notification un join notification n on n.id = un.notification_id
      where un.user_id = ${user} and un.viewed_at is null and n.kind = ${kind.kind}
        and n.parameters ->> 'cause' = ${cause}
        and n.created_at > ${new Date(at.getTime() - GATHERED_MS)}::timestamptz
      order by n.id desc limit 1`.execute(trx);
    const [known] = rows;
    if (known !== undefined) {
      const { count, others, ...first } = known.parameters;
      const more = others.length < NAMED - 1 ? [...others, one] : others;
      const { parameters, description } = notificationRow(kind({ ...first, count: count + 1, others: more }));
      await trx
        .updateTable('notification')
        .set({ parameters, description })
        .where('id', '=', known.id)
        .execute();
      continue;
    }
    const notice = await notify(trx, kind({ ...one, reason, cause, count: 1, others: [] }), {
      to: [user],
      at,
    });
    const itself = reason === 'mailRefused' && held.recipient.id === user;
    if (user === subscription.owner_id && !OF_ALL.includes(reason) && !itself)
      await mailLater(trx, context, user, notice);
  }
}

/** Says a notice by mail as well, together with what comes to it until then. */
export async function mailLater(
  trx: Db,
  { now, jobSignal }: AppContext,
  user: number,
  notice: number | null,
): Promise<void> {
  if (notice === null) return;
  const due = new Date(now().getTime() + MAIL_AFTER_MS);
  await enqueue(trx, troubleMail, { user, notice, letter: randomUUID() }, due);
  jobSignal.notify();
}

const notices = [subscriptionFailed, subscriptionLate, subscriptionStopped];

/** @param site where people reach the portal */
export function troubleHandler(context: AppContext, post: Post, site: string): JobHandler {
  return jobHandler(troubleMail, async ({ user, notice: id, letter }, signal) => {
    const { db } = context.database;
    const person = await db
      .selectFrom('portal_user')
      .where('id', '=', user)
      .where('active', '=', true)
      .where('email', '<>', '')
      .select(['name', 'email'])
      .executeTakeFirst();
    const stored = await db
      .selectFrom('notification')
      .where('id', '=', id)
      .select(['kind', 'parameters'])
      .executeTakeFirst();
    const notice = notices.find(({ kind }) => kind === stored?.kind);
    if (person === undefined || stored === undefined || notice === undefined) return;
    const { config } = context;
    const first = config.language === 'auto' ? FALLBACK_LANGUAGE : config.language;
    const language = (await languagesOf(db, [user])).get(user) ?? first;
    const parameters = stored.parameters as Pick<Gathered, 'view'> & Partial<Gathered>;
    const { others = [] } = parameters;
    const say = (key: 'subject' | 'others' | 'button' | 'why') =>
      message(language, `mail.subscriptionTrouble.${key}`, { view: parameters.view });
    await post.send(
      letterOf(
        {
          id: letter,
          to: { name: person.name, address: person.email },
          language,
          link: below(site, SUBSCRIPTIONS_PAGE),
        },
        {
          subject: say('subject'),
          title: say('subject'),
          paragraphs: [
            notice.textOf(parameters, language),
            ...(others.length === 0
              ? []
              : [
                  `${say('others')} ${others
                    .map((one) =>
                      message(language, 'mail.subscription.subject', { ...one, number: String(one.number) }),
                    )
                    .join('; ')}`,
                ]),
          ],
          button: say('button'),
          afterwards: [say('why')],
        },
      ),
      signal,
    );
  });
}
