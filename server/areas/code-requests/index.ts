import type { Area } from '../../area';
import { jobHandler } from '../../platform/jobs/kind';
import { codeRequestList } from './list';
import { codesOverdue } from './notices';
import { notifyOfOverdue, overdueJob, overdueRoutine } from './overdue';
import { codeRequestRoutes } from './routes';
import { codeRequestTask } from './today';

/** Requests for operator codes. */
export const codeRequests: Area = {
  notices: [codesOverdue],
  today: [codeRequestTask],
  routes: codeRequestRoutes,
  lists: [codeRequestList],
  jobs: ({ database, config, now }) => [
    jobHandler(overdueJob, () => notifyOfOverdue(database.db, config.timeZone, now())),
  ],
  routines: [overdueRoutine],
};
