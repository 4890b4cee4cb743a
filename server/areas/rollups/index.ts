import type { Area } from '../../area';
import { compareNightly, compareRoutine } from '../../network/rollups/nightly';

/** What is kept of the transactions beside them, compared with them night by night. */
export const rollups: Area = {
  jobs: (context) => [compareNightly(context)],
  routines: [compareRoutine],
};
