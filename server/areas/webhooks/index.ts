import type { Area } from '../../area';
import { jobHandler } from '../../platform/jobs/kind';
import { daysJob, daysRoutine, lookAfterDays } from './days/job';
import { forgetDeliveries } from './forget';
import { webhookJobHandler, webhookRoutine } from './job';
import { webhookRoutes } from './routes';

/** Signed webhooks: who is told by machine of what happens, and business days, which are what is told (decision 57). */
export const webhooks: Area = {
  routes: webhookRoutes,
  jobs: (context) => [
    webhookJobHandler(context),
    jobHandler(daysJob, (_payload, signal) => lookAfterDays(context, signal)),
  ],
  routines: [daysRoutine, webhookRoutine],
  forget: forgetDeliveries,
};
