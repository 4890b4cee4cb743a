import { sql } from 'kysely';
import type { Area } from '../../area';
import { Images } from '../../platform/images/images';
import { newsJob, newsRoutine } from './job';
import { newsRoutes } from './routes';

/** Marketing news. */
export const news: Area = {
  routes: newsRoutes,
  jobs: (context) => [newsJob(context)],
  routines: [newsRoutine],
  forget: ({ database, config, now }) =>
    new Images(database, config).forgetOrphans(
      'news',
      now(),
      sql<boolean>`exists (select from news where image = file.name)`,
    ),
};
