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

/** After a try of an event that somebody waits for: its deliveries say how it went. */
export const awaitedJob: JobKind<{ event: string }> = {
  name: 'webhookAwaited',
  payload: z.strictObject({ event: z.uuid() }),
  attempts: 100,
  seconds: 60,
};
