import { z } from 'zod';
import type { JobKind } from '../jobs/kind';

/**
 * Tells one receiver what waits for it. What fails waits in its own rows, so that the job itself fails only with the
 * database.
 */
export const webhookJob: JobKind<{ endpoint: number }> = {
  name: 'webhooks',
  payload: z.strictObject({ endpoint: z.int() }),
  attempts: 1000,
  seconds: 120,
  queue: 'receivers',
};
