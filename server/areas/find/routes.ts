import { findRecords } from '../../../contract/find';
import type { Shared } from '../../area';
import { findRecordsFor } from '../../engines/find/find';
import { Semaphore } from '../../platform/concurrency/semaphore';
import type { AppContext } from '../../platform/context';
import type { Serve } from '../../platform/http/serve';
import { clockOf } from '../../platform/time/clock';

/** Finders that search at the same time, whoever types; each holds a connection. */
const AT_ONCE = 4;

export function findRoutes(serve: Serve, context: AppContext, { finders, log }: Shared): void {
  const turns = new Semaphore(AT_ONCE);
  serve(findRecords, ({ query, principal, language, signal }) =>
    findRecordsFor(finders, principal, query.text, {
      db: context.database.db,
      clock: clockOf(context),
      config: context.config,
      language,
      log,
      turns,
      signal,
    }),
  );
}
