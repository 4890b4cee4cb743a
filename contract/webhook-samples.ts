import { z } from 'zod';
import { op } from './operation';
import { webhookAccess, webhookDelivery, webhookEventTypes, webhookParams } from './webhooks';

/** A sample is of one event type and one establishment. */
export const sampleWish = z.strictObject({
  type: z.enum(webhookEventTypes),
  establishment: z
    .string()
    .min(1)
    .max(50)
    .optional()
    .describe('Its code; by default, one of those that the receiver covers'),
});
export type SampleWish = z.infer<typeof sampleWish>;

export const sendWebhookSample = op({
  name: 'sendWebhookSample',
  summary: 'Send an event of a type with real data at once, ahead of what waits, and say what became of it',
  description:
    'The data is real and the `webhook-id` begins with `sample_`. The sample is sent only once. An establishment that ' +
    'is not yours is answered with 403; if no data has arrived yet, there is no sample and the answer is 409.',
  method: 'POST',
  path: '/portal/api-webhooks/:id/samples',
  access: webhookAccess,
  params: webhookParams,
  body: sampleWish,
  reply: webhookDelivery,
});
