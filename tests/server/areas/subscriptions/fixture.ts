import type { Operation } from '../../../../contract/operation';
import { listSendings, type Sending } from '../../../../contract/sendings';
import { createSubscription, type Subscription } from '../../../../contract/subscriptions';
import { subscriptions } from '../../../../server/areas/subscriptions';
import { webhooks } from '../../../../server/areas/webhooks';
import type { AppContext, Log } from '../../../../server/platform/context';
import { attemptNextJob } from '../../../../server/platform/jobs/attempt';
import type { Letter, Post } from '../../../../server/platform/mail/letter';
import { SITE } from '../../../support/letters';
import { EN, type Fixture, stateOf, viewsFixture, type Who } from '../views/fixture';

const log = { warn: () => {}, error: () => {}, info: () => {} } as unknown as Log;

/** A post that can be made to fail. */
interface TriedPost extends Post {
  /** Of sendings. */
  letters: Letter[];
  /** By which owners are told that something fails. */
  troubles: Letter[];
  /** Thrown at the next letters, in their order, before they are taken. */
  failures: Error[];
}

function triedPost(): TriedPost {
  const letters: Letter[] = [];
  const troubles: Letter[] = [];
  const failures: Error[] = [];
  return {
    letters,
    troubles,
    failures,
    send: async (letter) => {
      if (!letter.link.includes('?envio=')) {
        troubles.push(letter);
        return;
      }
      const failure = failures.shift();
      if (failure !== undefined) throw failure;
      letters.push(letter);
    },
  };
}

export interface SubscriptionsFixture extends Fixture {
  post: TriedPost;
  /** Makes what is due, and does the jobs that are due by now. */
  work(): Promise<void>;
  call(who: Who, operation: Operation, call?: object): Promise<{ status: number; body: never }>;
  /** Subscribes `who` to a view of the statement that it has saved itself. */
  subscribe(
    who: Who,
    wish?: object,
  ): Promise<{ status: number; body: Subscription & { fields?: Record<string, string> } }>;
  sendings(who: Who, id: string): Promise<Sending[]>;
  told(who: Who): Promise<string[]>;
}

/** Does what is due with a context that may be another server's: runs, sendings, and the events of receivers. */
export async function workOf(context: AppContext, making: never, post: Post): Promise<void> {
  const mailing = { post, site: SITE };
  const areas = [subscriptions, webhooks];
  for (const routine of areas.flatMap(({ routines }) => routines ?? [])) await routine.look(context);
  const handlers = areas.flatMap((area) => [
    ...(area.jobs?.(context, mailing) ?? []),
    ...(area.fileJobs?.(context, mailing, making) ?? []),
  ]);
  const worker = { context, handlers, log, leaseSeconds: 30 };
  while (await attemptNextJob(worker, new AbortController().signal));
}

const DAILY = { rhythm: 'daily', time: '07:00' };

/** The people and the shops of the tests of views, with what tests of subscriptions do. */
export async function subscriptionsFixture(
  environment: Record<string, string> = {},
): Promise<SubscriptionsFixture> {
  const fixture = await viewsFixture(environment);
  const { portal, tokens, ids } = fixture;
  const post = triedPost();
  let views = 0;
  return {
    ...fixture,
    post,
    work: () => workOf(portal.context, portal.app.making as never, post),
    call: (who, operation, call = {}) =>
      portal.call(operation, { token: tokens[who], headers: EN, ...call }) as never,
    subscribe: async (who, { view, ...wish }: { view?: string } = {}) => {
      views += 1;
      const own =
        view ??
        (
          await fixture.save(who, {
            name: `View ${views}`,
            screen: '/transacoes-extrato',
            state: stateOf({ period: 'yesterday', dateType: 'dt' }),
          })
        ).body.id;
      return portal.call(createSubscription, {
        token: tokens[who],
        headers: EN,
        body: {
          view: own,
          format: 'csv',
          schedule: DAILY,
          channel: 'mail',
          recipients: [ids[who]],
          ...wish,
        },
      });
    },
    sendings: async (who, id) => {
      const { body } = await portal.call(listSendings, { token: tokens[who], params: { id }, query: {} });
      return (body as { sendings: Sending[] }).sendings;
    },
    told: async (who) => {
      const rows = await fixture.database.db
        .selectFrom('user_notification')
        .innerJoin('notification', 'notification.id', 'user_notification.notification_id')
        .where('user_id', '=', ids[who])
        .where('kind', 'like', 'subscription%')
        .orderBy('notification.id')
        .select('kind')
        .execute();
      return rows.map(({ kind }) => kind ?? '');
    },
  };
}
