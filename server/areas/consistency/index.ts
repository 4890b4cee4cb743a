import type { Area } from '../../area';
import { compareHourly, compareRoutine } from '../../network/consistency/hourly';
import { sumsDiffer } from '../../network/consistency/notices';

/** What is kept of the transactions beside them, compared with them hour by hour. */
export const consistency: Area = {
  jobs: (context) => [compareHourly(context)],
  routines: [compareRoutine],
  notices: [sumsDiffer],
};
