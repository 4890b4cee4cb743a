import { z } from 'zod';
import { op } from './operation';
import { pageOf, pageQuery } from './paging';
import { webhookAccess, webhookDelivery, webhookParams, webhookStates } from './webhooks';

/* What was sent to receivers of events, and how it went (decision 57). */

/** By number alone, because they are sent in that order. */
export const deliverySorts = ['id'] as const;

export const listWebhookDeliveries = op({
  name: 'listWebhookDeliveries',
  summary: 'The events sent to a receiver and their results, newest first',
  description:
    'Covers thirty days at least: status, attempts, how long the receiver took, and what it answered.',
  method: 'GET',
  path: '/portal/api-webhooks/:id/deliveries',
  access: webhookAccess,
  params: webhookParams,
  query: z.strictObject({
    state: z.enum(webhookStates).optional(),
    type: z.string().max(50).optional(),
    establishment: z.string().max(50).optional(),
    ...pageQuery(deliverySorts),
  }),
  reply: pageOf(webhookDelivery),
});

export const getWebhookDelivery = op({
  name: 'getWebhookDelivery',
  summary: 'One delivery with what was sent',
  description: 'Includes the exact bytes of the body, so that you can compute the signature again.',
  method: 'GET',
  path: '/portal/api-webhooks/:id/deliveries/:delivery',
  access: webhookAccess,
  params: webhookParams.extend({ delivery: z.int().min(1) }),
  reply: webhookDelivery.extend({
    body: z
      .string()
      .nullable()
      .describe(
        'The exact bytes that were sent and signed; null: it is about an establishment that is no longer yours',
      ),
  }),
});

export const redeliverWebhook = op({
  name: 'redeliverWebhook',
  summary: 'Send events again, in their order and behind what waits: one, or all since a moment',
  description:
    'Events keep their `webhook-id`, so that a receiver can recognise those that it already has. A call sends at most ' +
    'ten thousand.',
  method: 'POST',
  path: '/portal/api-webhooks/:id/redeliver',
  access: webhookAccess,
  params: webhookParams,
  body: z.union([
    z.strictObject({ delivery: z.int().min(1).max(Number.MAX_SAFE_INTEGER) }),
    z.strictObject({
      since: z.string().max(19).describe("YYYY-MM-DDTHH:mm:ss on the network's clocks"),
      undelivered: z.boolean().optional().describe('Without those that the receiver has taken'),
    }),
  ]),
  reply: z.strictObject({ waiting: z.int().min(0).describe('How many were put up') }),
});
