import type { WebhookEventType } from '../../../contract/webhook-events';

/**
 * The keys of the events' names in the catalogues; the types themselves contain a full stop, which would split a key.
 */
export const eventKeys = {
  'day.closed': 'dayClosed',
  'month.closed': 'monthClosed',
  'transaction.late': 'transactionLate',
  'shop.silent': 'shopSilent',
} as const satisfies Record<WebhookEventType, string>;

/** The type of an event that is only sent when a person wants it. */
export const TEST_EVENT = 'webhook.test';
