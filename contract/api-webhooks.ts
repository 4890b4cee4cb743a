import { z } from 'zod';
import { op } from './operation';
import { sampleWish } from './webhook-samples';
import { webhook, webhookProblems } from './webhooks';

/* The receivers of events, for programs: which there are, and samples of events for trying one. */

const access = { client: true } as const;
const failure = 'problem';
const tag = 'Receivers';

const example = {
  id: 42,
  url: 'https://shop.example.com/events',
  events: ['day.closed', 'transaction.late'],
  establishments: null,
  active: true,
};

export const apiWebhooks = op({
  name: 'apiWebhooks',
  summary: 'The receivers of events',
  description:
    'Lists the receivers of the manager whose API user it is, in the order in which they were added.',
  tag,
  method: 'GET',
  path: '/api/v1/webhooks',
  access,
  failure,
  reply: z.strictObject({
    webhooks: z.array(
      webhook.pick({ id: true, url: true, events: true, establishments: true, active: true }),
    ),
  }),
  example: { reply: { webhooks: [example] } },
});

export const apiSendSample = op({
  name: 'apiSendSample',
  summary: 'Send a sample of an event to a receiver',
  description:
    'Posts an event of this type to the receiver at once, ahead of what waits, signed as every other, and answers what ' +
    'became of it; it is not tried again. Its data are real: `day.closed` tells of the last closed day, ' +
    '`month.closed` of the last closed month or, before any is, of the newest one as it is, ' +
    '`transaction.late` of the newest delivery as if the day had been closed before it, `shop.silent` of the last ' +
    'silence or, where there was none, of the last deposit. Its `webhook-id` begins with `sample_`, those of events ' +
    'with `evt_`. A receiver that is switched off or paused, or has not asked for this type, is sent it all the same.',
  tag,
  method: 'POST',
  path: '/api/v1/webhooks/:id/samples',
  access,
  failure,
  params: z.strictObject({ id: webhook.shape.id.describe('Of the receiver').meta({ example: 42 }) }),
  body: sampleWish,
  reply: z.strictObject({
    eventId: z.string().describe('The value of the header webhook-id'),
    establishment: z.string().describe('Its code'),
    delivered: z.boolean().describe('Whether the receiver has answered 2xx'),
    problem: z.enum(webhookProblems).nullable().describe('Why not'),
    status: z.int().nullable().describe('What the receiver has answered; null: nothing'),
    latency: z.int().nullable().describe('Milliseconds until then'),
    answer: z.string().nullable().describe('The first 500 characters of its answer'),
    body: z.string().describe('The exact bytes that were sent and signed'),
  }),
  example: {
    body: { type: 'day.closed' },
    reply: {
      eventId: 'sample_0e6a3c0f2d3e4c5b8a79d1f2a3b4c5d6',
      establishment: '0042',
      delivered: true,
      problem: null,
      status: 204,
      latency: 35,
      answer: '',
      body: '{"type":"day.closed","timestamp":"2026-11-20T09:00:04Z","data":{"establishment":"0042"}}',
    },
  },
});
