import type { Area } from '../../area';
import { jobHandler } from '../../platform/jobs/kind';
import { hourly, lookForSilence, silenceJob } from './look';
import { shopBack, shopSilent } from './notices';
import { silenceRoutes } from './routes';
import { ownSilenceTask, silenceTask } from './today';

/** Shops that should have deposited by now and have not. */
export const silence: Area = {
  notices: [shopSilent, shopBack],
  today: [silenceTask, ownSilenceTask],
  routes: (serve, context, { reports }) => silenceRoutes(serve, context, reports),
  jobs: ({ database, config, now }) => [
    jobHandler(silenceJob, ({ at }) => lookForSilence(database.db, config, { at: new Date(at), now: now() })),
  ],
  routines: [hourly],
};
