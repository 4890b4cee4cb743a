import { z } from 'zod';
import type { JobKind } from '../../platform/jobs/kind';

/**
 * Sends the waiting events to one receiver. A failed event waits in its own rows, so that the job itself fails only
 * with the database.
 */
export const webhookJob: JobKind<{ endpoint: number }> = {
  name: 'webhooks',
  payload: z.strictObject({ endpoint: z.int() }),
  attempts: 1000,
  seconds: 120,
  queue: 'receivers',
};
