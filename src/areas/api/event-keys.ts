import type { WebhookEventType } from '../../../contract/webhook-events';

/** Under which the catalogues have the words of each event; a full stop would part a key. */
export const eventKeys = {
  'day.closed': 'dayClosed',
  'transaction.late': 'transactionLate',
  'shop.silent': 'shopSilent',
} as const satisfies Record<WebhookEventType, string>;

/** What is sent at a person's wish alone. */
export const TEST_EVENT = 'webhook.test';
