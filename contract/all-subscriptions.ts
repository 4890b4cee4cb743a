import { z } from 'zod';
import { op } from './operation';
import { SUBSCRIPTION, subscriptionId, subscriptionParams, userId } from './subscription-settings';
import { subscription } from './subscriptions';

/** Subscriptions of everybody: whoever manages people. */
const managing = { person: { screens: ['/usuarios'], changes: true } } as const;

export const listAllSubscriptions = op({
  name: 'listAllSubscriptions',
  summary: 'The subscriptions of everybody, or those that a person owns or receives',
  description: 'For those who manage people. In the order of their creation, newest first.',
  method: 'GET',
  path: '/portal/all-subscriptions',
  access: managing,
  query: z.strictObject({
    person: userId.optional(),
    before: subscriptionId.optional().describe('Only those that are older than this one'),
  }),
  reply: z.strictObject({
    subscriptions: z.array(subscription).max(SUBSCRIPTION.page),
    next: subscriptionId.nullable(),
  }),
});

export const endSubscription = op({
  name: 'endSubscription',
  summary: 'End a subscription of somebody else',
  description: 'For those who manage people. Its owner is told.',
  method: 'DELETE',
  path: '/portal/all-subscriptions/:id',
  access: managing,
  params: subscriptionParams,
  reply: z.strictObject({ id: subscriptionId }),
});

export const endSubscriptionsOf = op({
  name: 'endSubscriptionsOf',
  summary: 'End all subscriptions that a person owns, and send it none of those of others',
  description: 'For those who manage people, as when somebody leaves.',
  method: 'POST',
  path: '/portal/all-subscriptions/end',
  access: managing,
  body: z.strictObject({ person: userId }),
  reply: z.strictObject({ ended: z.int().min(0), left: z.int().min(0) }),
});
