import type { Area } from '../../area';
import { purgeAssertions } from './assertion';
import { purgeOldUse } from './credentials';
import { apiRoutes } from './routes';
import { apiAccessTask } from './today';

/** The API of establishments. */
export const api: Area = {
  routes: apiRoutes,
  today: [apiAccessTask],
  purge: async (context) => {
    await purgeOldUse(context);
    await purgeAssertions(context);
  },
};
