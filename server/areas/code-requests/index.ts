import type { Area } from '../../area';
import { listExport } from '../../engines/list-exports/export';
import { jobHandler } from '../../platform/jobs/kind';
import { codeRequestList } from './list-file';
import { notifyOfOverdue, overdueJob, overdueRoutine } from './overdue';
import { codeRequestRoutes } from './routes';

/** Requests for operator codes. */
export const codeRequests: Area = {
  routes: codeRequestRoutes,
  reports: ({ timeZone }) => {
    const list = codeRequestList(timeZone);
    return { [list.name]: listExport(list) };
  },
  jobs: ({ database, config, now }) => [
    jobHandler(overdueJob, () => notifyOfOverdue(database.db, config.timeZone, now())),
  ],
  routines: [overdueRoutine],
};
