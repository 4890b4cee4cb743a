import { sql } from 'kysely';
import type { Area } from '../../area';
import { jobHandler } from '../../platform/jobs/kind';
import { purgeRows } from '../../platform/retention/purge';
import { keptSince } from '../../platform/retention/settings';
import { deliver } from './deliver';
import { sendingJobs } from './jobs';
import { lateSendings } from './late';
import {
  subscriptionEmpty,
  subscriptionEnded,
  subscriptionFailed,
  subscriptionFewer,
  subscriptionLate,
  subscriptionNamed,
  subscriptionStopped,
  subscriptionWithheld,
} from './notices';
import { planHandler, planRoutine } from './plan';
import { subscriptionRoutes } from './routes';
import { sealAnew } from './sftp/secret';
import { troubleHandler } from './trouble';
import { awaitedHandler, lostEvents } from './webhook/heard';

/** Saved views that are sent again and again. */
export const subscriptions: Area = {
  recordNames: [
    {
      entities: ['subscription'],
      select: sql`view_name as name from subscription`,
      key: sql`id`,
      numbered: false,
    },
  ],
  notices: [
    subscriptionNamed,
    subscriptionLate,
    subscriptionFailed,
    subscriptionFewer,
    subscriptionWithheld,
    subscriptionEmpty,
    subscriptionStopped,
    subscriptionEnded,
  ],
  routes: subscriptionRoutes,
  jobs: (context, { post, site }) => [
    planHandler(context),
    awaitedHandler(context),
    troubleHandler(context, post, site),
  ],
  fileJobs: (context, mailing, making) =>
    Object.values(sendingJobs).map((kind) =>
      jobHandler(kind, ({ sending }, signal) => deliver(context, { ...mailing, ...making }, sending, signal)),
    ),
  routines: [planRoutine, lostEvents, lateSendings],
  purge: async (context) => {
    await purgeRows(
      context,
      'subscription_run',
      sql`created_at < ${keptSince(context, 'sendings')}::timestamptz`,
    );
    await sealAnew(context);
  },
};
