import type { Area } from '../../area';
import { BILLS_EXPORT, billExport } from './export';
import { billingJob, billingRoutine } from './job';
import { billingAvailable } from './notices';
import { financialRoutes } from './routes';
import { tariffTask } from './today';

/** Bills by terminal and month. */
export const financial: Area = {
  notices: [billingAvailable],
  today: [tariffTask],
  routes: (serve, context, { reports }) => financialRoutes(serve, context, reports),
  reports: ({ currency }) => ({ [BILLS_EXPORT]: billExport(currency) }),
  jobs: (context) => [billingJob(context)],
  routines: [billingRoutine],
};
