import { sql } from 'kysely';
import type { Area } from '../../area';
import { purgePictures } from '../../engines/images/images';
import { newsBulk } from './bulk-target';
import { homeCalls } from './home';
import { newsJob, newsRoutine } from './job';
import { newsList } from './list';
import { newsPublished } from './notices';
import { newsRoutes } from './routes';

/** Marketing news. */
export const news: Area = {
  notices: [newsPublished],
  recordNames: [{ entities: ['news'], select: sql`title as name from news`, key: sql`id`, numbered: true }],
  routes: newsRoutes,
  lists: [newsList],
  firstCalls: homeCalls,
  bulk: [newsBulk],
  jobs: (context) => [newsJob(context)],
  routines: [newsRoutine],
  purge: (context) =>
    purgePictures(context, 'news', sql<boolean>`exists (select from news where image = file.name)`),
};
