import { z } from 'zod';

/** How much of a kept filter is there for its reader: what lies beyond its scope, or is gone, is left out. */
export const reach = z
  .enum(['whole', 'part', 'none'])
  .describe(
    'whole: all that it is narrowed by is there for the reader; part: the rest was left out; none: nothing is left of a ' +
      'list that narrows it, so that it would show more than it says',
  );
export type Reach = z.infer<typeof reach>;
