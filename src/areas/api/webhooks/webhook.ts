import type { ReplyOf } from '../../../../contract/operation';
import type { createWebhook, Webhook } from '../../../../contract/webhooks';

export const WEBHOOKS = 'swagger/webhooks';

/** A receiver of events; with its secret only in the reply to its creation. */
export type WebhookRecord = Webhook & { secret?: ReplyOf<typeof createWebhook>['secret'] };

/** The state of closing business days, from the list of receivers. */
export interface DayClose {
  time: string;
  closedUntil: string | null;
  heldDate: string | null;
}

/** The state of a receiver. */
export type WebhookState = 'off' | 'paused' | 'failing' | 'active';

export function stateOf({ active, pausedDate, nextTryDate }: Webhook): WebhookState {
  if (!active) return 'off';
  if (pausedDate !== null) return 'paused';
  return nextTryDate === null ? 'active' : 'failing';
}
