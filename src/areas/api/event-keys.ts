import type { SentEventType } from '../../../contract/webhook-events';

/**
 * The keys of the events' names in the catalogues; the types themselves contain a full stop, which would split a key.
 */
export const eventKeys = {
  'day.closed': 'dayClosed',
  'month.closed': 'monthClosed',
  'transaction.late': 'transactionLate',
  'shop.silent': 'shopSilent',
  'report.ready': 'reportReady',
} as const satisfies Record<SentEventType, string>;

/** Everything that receivers are sent. */
export const sentEventTypes = Object.keys(eventKeys) as SentEventType[];

export const isSentEvent = (type: string): type is SentEventType => type in eventKeys;

/** The type of an event that is only sent when a person wants it. */
export const TEST_EVENT = 'webhook.test';
