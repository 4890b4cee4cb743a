import { z } from 'zod';

/**
 * What the body of every update may carry (decisions, DATA): the version that the person saw. A stale one answers
 * 409 with what changed; without it the save is taken as it is.
 */
export const versioned = {
  version: z.int().min(1).optional().describe('The version that was changed; a stale one answers 409'),
};
