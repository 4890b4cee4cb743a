import type { Area } from '../../area';
import { jobHandler } from '../../platform/jobs/kind';
import { daysJob, daysRoutine, lookAfterDays } from './days/job';
import { webhookJobHandler, webhookRoutine } from './job';
import { webhookDayHeld, webhookEnded, webhookPaused } from './notices';
import { purgeDeliveries } from './purge';
import { webhookRoutes } from './routes';

/** Signed webhooks, and the closing of business days, which is one of their events (decision 57). */
export const webhooks: Area = {
  notices: [webhookPaused, webhookDayHeld, webhookEnded],
  routes: webhookRoutes,
  jobs: (context) => [
    webhookJobHandler(context),
    jobHandler(daysJob, (_payload, signal) => lookAfterDays(context, signal)),
  ],
  routines: [daysRoutine, webhookRoutine],
  purge: purgeDeliveries,
};
