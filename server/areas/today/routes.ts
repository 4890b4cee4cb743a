import { listToday } from '../../../contract/today';
import type { Shared } from '../../area';
import { lookForTasks } from '../../engines/today/look';
import type { AppContext } from '../../platform/context';
import type { Serve } from '../../platform/http/serve';
import { clockOf } from '../../platform/time/clock';

export function todayRoutes(serve: Serve, context: AppContext, { tasks, log }: Shared): void {
  serve(listToday, ({ principal, language }) =>
    lookForTasks(tasks, principal, {
      db: context.database.db,
      clock: clockOf(context),
      config: context.config,
      language,
      log,
    }),
  );
}
