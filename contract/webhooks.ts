import { z } from 'zod';
import { audited } from './audited';
import { op } from './operation';
import { tagged } from './tagged';
import { versioned } from './versions';
import { type WebhookEventType, webhookEvents } from './webhook-events';

/* Signed webhooks (decision 57): the calls by which a manager runs those of its API user. */

/** SES-28. */
export const webhookAccess = { person: { screens: ['/swagger'] } } as const;

/** Limits of webhooks. */
export const WEBHOOK = {
  /** Receivers of one manager. */
  most: 10,
  url: 2000,
  establishments: 2000,
  /** For so many days at least deliveries are kept, and can be sent again. */
  days: 30,
  /** Hours for which the previous secret may go on signing. */
  overlapHours: 24,
  /** Characters of a response that are kept. */
  answer: 500,
  /** Deliveries that are sent again at once. */
  again: 10_000,
  /** Milliseconds that one attempt may take. */
  timeout: 10_000,
  /** Seconds after each failure in a row; after the last one the event is given up, and its receiver is paused. */
  pauses: [15, 60, 5 * 60, 15 * 60, 30 * 60, 3600, 2 * 3600, 4 * 3600, 8 * 3600],
} as const;

/**
 * | Event            | When                                                                          |
 * |------------------|-------------------------------------------------------------------------------|
 * | day.closed       | a business day of an establishment is closed                                  |
 * | month.closed     | a month of an establishment is closed                                          |
 * | transaction.late | something of a closed day has arrived or was cancelled since                  |
 * | shop.silent      | an establishment should have deposited by now and has not                     |
 *
 * A further one, `report.ready`, goes to the receiver that a subscription names (report-event.ts).
 */
export const webhookEventTypes = Object.keys(webhookEvents) as [WebhookEventType, ...WebhookEventType[]];

/** `withheld`: at the time of sending its manager had no API access, or no longer had the establishment. */
export const webhookStates = ['waiting', 'delivered', 'failed', 'withheld'] as const;
export type WebhookState = (typeof webhookStates)[number];

/** Why an attempt has failed; the response of the receiver is kept beside it. */
export const webhookProblems = [
  'timeout',
  'unknownHost',
  'unreachable',
  'certificate',
  'address',
  'redirect',
  'status',
  'gone',
  'secretGone',
  'outboundOff',
] as const;
export type WebhookProblem = (typeof webhookProblems)[number];

const moment = z.string().describe("YYYY-MM-DDTHH:mm:ss on the network's clocks");
const id = z.int().min(1).max(2_147_483_647);
export const webhookParams = z.strictObject({ id });

const settings = {
  url: z
    .string()
    .min(1)
    .max(WEBHOOK.url)
    .describe('The address that receives events: https, on port 443 or a port from 1024 up'),
  events: z.array(z.enum(webhookEventTypes)).min(1).max(webhookEventTypes.length),
  establishments: z
    .array(z.string().min(1).max(50))
    .min(1)
    .max(WEBHOOK.establishments)
    .nullable()
    .describe('Their codes; null: all establishments of the manager at the time of the event'),
  active: z.boolean().describe('One that was paused goes on when it is saved as active'),
};

export const webhook = z.strictObject({
  id,
  ...settings,
  createdDate: moment,
  pausedDate: moment.nullable().describe('Since when nothing is sent, because its last try has failed too'),
  nextTryDate: moment.nullable().describe('When it is tried next after a failure'),
  waiting: z.int().min(0).describe('Waiting events'),
  lastDelivered: moment.nullable(),
  previousSecretUntil: moment
    .nullable()
    .describe('Until when events are also signed with the previous secret'),
  version: z.int(),
});
export type Webhook = z.infer<typeof webhook>;

const secret = z
  .string()
  .describe('whsec_ and 32 bytes in base64, as Standard Webhooks has it; it is shown this once');

export const listWebhooks = op({
  name: 'listWebhooks',
  summary: 'The receivers of events of the signed-in manager',
  description:
    'Says for each receiver how many events are waiting, and up to which business day establishments are closed.',
  method: 'GET',
  path: '/portal/api-webhooks',
  access: webhookAccess,
  reply: z.strictObject({
    content: z.array(webhook),
    dayClose: z.strictObject({
      time: z.string().describe('HH:mm of the next day, when a business day is closed'),
      closedUntil: z.string().nullable().describe('YYYY-MM-DD, the last business day that is closed'),
      heldDate: moment
        .nullable()
        .describe('Since when closing the next one is held back, because transactions are behind'),
    }),
  }),
});

export const createWebhook = op({
  name: 'createWebhook',
  summary: 'Add a receiver of events; its secret is returned only this once',
  description:
    'A manager can have up to ten. Addresses in private networks are refused unless the operator has allowed them.',
  method: 'POST',
  path: '/portal/api-webhooks',
  access: { ...webhookAccess, stepUp: true },
  creates: true,
  body: z.strictObject(settings),
  reply: z.strictObject({ webhook, secret }),
});

export const updateWebhook = op({
  name: 'updateWebhook',
  summary: 'Change a receiver of events',
  description:
    'Saving a paused receiver as active resumes it after the event that failed. A stale `version` is answered with 409.',
  method: 'PUT',
  path: '/portal/api-webhooks/:id',
  access: { ...webhookAccess, stepUp: true },
  params: webhookParams,
  body: z.strictObject({ ...settings, ...versioned }),
  reply: webhook,
});

export const deleteWebhook = op({
  name: 'deleteWebhook',
  summary: 'Delete a receiver of events, with its waiting events and its log',
  description: 'Nothing more is sent to it. A stale `version` is answered with 409.',
  method: 'DELETE',
  path: '/portal/api-webhooks/:id',
  access: webhookAccess,
  params: webhookParams,
  query: z.strictObject({ version: z.int().min(1).optional() }),
  reply: z.strictObject({ id }),
});

export const rotateWebhookSecret = op({
  name: 'rotateWebhookSecret',
  summary: 'Replace the secret of a receiver; it is answered this once',
  description:
    'During the overlap, at most 24 hours, events carry two signatures, one for each secret. Without an overlap the ' +
    'previous secret ends immediately.',
  method: 'POST',
  path: '/portal/api-webhooks/:id/secret',
  access: { ...webhookAccess, stepUp: true },
  params: webhookParams,
  body: z.strictObject({
    overlapHours: z
      .int()
      .min(0)
      .max(WEBHOOK.overlapHours)
      .describe(
        'For this many hours, each event also carries a signature by the previous secret; 0: not at all',
      ),
    ...versioned,
  }),
  reply: z.strictObject({ webhook, secret }),
});

export const webhookDelivery = z.strictObject({
  id: z.int(),
  eventId: z.string().describe('The value of the header webhook-id, the same at every attempt'),
  type: z.string(),
  establishment: z.string().nullable(),
  state: z.enum(webhookStates),
  again: z.boolean().describe('Whether it was asked for once more'),
  sample: z.boolean().describe('Whether it was sent to try the receiver'),
  createdDate: moment,
  tries: z.int().min(0),
  triedDate: moment.nullable(),
  problem: z.enum(webhookProblems).nullable(),
  message: z.string().nullable().describe("The problem in the caller's language"),
  status: z.int().nullable().describe('The status that the receiver returned at the last attempt'),
  latency: z.int().nullable().describe('Milliseconds until then'),
  answer: z.string().nullable().describe(`The first ${WEBHOOK.answer} characters of its answer`),
});
export type Delivery = z.infer<typeof webhookDelivery>;

export const testWebhook = op({
  name: 'testWebhook',
  summary: 'Send a test event at once, ahead of what waits, and say what became of it',
  description:
    'Sends an event `webhook.test`, once. The log shows the answer of the receiver and how long it took, as for any event.',
  method: 'POST',
  path: '/portal/api-webhooks/:id/test',
  access: webhookAccess,
  params: webhookParams,
  reply: webhookDelivery,
});

export const webhookAudit = audited({
  webhook: {
    user_id: 'person',
    url: 'text',
    events: 'code',
    establishments: 'establishments',
    active: 'status',
    secret: 'renewal',
    previous_until: 'moment',
  },
});

export const receiverTag = tagged({
  'api-webhooks': "Receivers of events of the signed-in manager's API user.",
});
