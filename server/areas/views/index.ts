import { sql } from 'kysely';
import type { Area } from '../../area';
import { viewFinder } from './find';
import { leaversHandler, leaversRoutine } from './leavers';
import { viewInherited, viewReturned, viewShared } from './notices';
import { viewRoutes } from './routes';

/** Saved views of screens. */
export const views: Area = {
  find: [viewFinder],
  recordNames: [{ entities: ['view'], select: sql`name from saved_view`, key: sql`id`, numbered: false }],
  notices: [viewShared, viewInherited, viewReturned],
  routes: viewRoutes,
  jobs: (context) => [leaversHandler(context)],
  routines: [leaversRoutine],
};
