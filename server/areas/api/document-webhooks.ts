import { z } from 'zod';
import { webhookTag } from '../../../contract/tags';
import { type SentEventType, sentEvents, webhookTexts } from '../../../contract/webhook-events';
import { WEBHOOK } from '../../../contract/webhooks';

const [TAG] = Object.keys(webhookTag);

/** What follows for a receiver from each status that it answers. */
const responses = {
  '2XX': { description: 'The event is accepted' },
  '3XX': { description: 'A failure: redirections are not followed' },
  '410': { description: 'The receiver wants nothing more: the event is given up and the receiver is paused' },
  default: {
    description:
      `A failure, like no answer within ${WEBHOOK.timeout / 1000} seconds: the event is sent again, at most ` +
      `${WEBHOOK.pauses.length} times, and the events behind it wait`,
  },
};

const headers = [
  {
    name: 'webhook-id',
    description:
      'The event, the same at each attempt: what was received before can be passed over. That of a sample, which ' +
      'somebody has asked for, begins with `sample_`, all others with `evt_`',
  },
  { name: 'webhook-timestamp', description: 'Seconds since 1970 of this attempt; refuse what is old' },
  {
    name: 'webhook-signature',
    description:
      'One or, while a secret is replaced, two signatures with a blank between: `v1,` and the base64 of an ' +
      'HMAC-SHA256 of id, timestamp and body with dots between, by the secret after `whsec_`',
  },
].map((header) => ({ ...header, in: 'header', required: true, schema: { type: 'string' } }));

const sentEventTypes = Object.keys(sentEvents) as SentEventType[];

/** API-20: what the portal posts to receivers, as OpenAPI 3.1 describes it, by the type of the event. */
export const webhooksOfDocument = () =>
  Object.fromEntries(sentEventTypes.map((type) => [type, { post: described(type) }]));

function described(type: SentEventType) {
  const { summary, description, example } = webhookTexts[type];
  const event = z.strictObject({
    type: z.literal(type),
    timestamp: z.iso.datetime().describe('When it happened'),
    data: sentEvents[type],
  });
  const { $schema: _, ...schema } = z.toJSONSchema(event);
  const body = { type, timestamp: '2026-11-20T09:00:04Z', data: example };
  return {
    operationId: operationIdOf(type),
    summary,
    description,
    tags: [TAG],
    security: [],
    parameters: headers,
    requestBody: { required: true, content: { 'application/json': { schema, example: body } } },
    responses,
  };
}

/** `day.closed` becomes `onDayClosed`. */
const operationIdOf = (type: SentEventType) =>
  `on${type
    .split('.')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('')}`;
