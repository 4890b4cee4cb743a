import type { ReplyOf } from '../../../../contract/operation';
import type { createWebhook, Webhook } from '../../../../contract/webhooks';

export const WEBHOOKS = 'swagger/webhooks';

/** A receiver of events; once, when it was just added, with its secret. */
export type WebhookRecord = Webhook & { secret?: ReplyOf<typeof createWebhook>['secret'] };

/** What is closed of the business days, as the list of receivers says it. */
export interface DayClose {
  time: string;
  closedUntil: string | null;
  heldDate: string | null;
}

/** How it stands with a receiver. */
export type WebhookState = 'off' | 'paused' | 'failing' | 'active';

export function stateOf({ active, pausedDate, nextTryDate }: Webhook): WebhookState {
  if (!active) return 'off';
  if (pausedDate !== null) return 'paused';
  return nextTryDate === null ? 'active' : 'failing';
}
