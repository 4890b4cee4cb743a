import type { Generated, GeneratedAlways } from 'kysely';
import type { WebhookEventType } from '../../../../contract/webhook-events';
import type { WebhookProblem, WebhookState } from '../../../../contract/webhooks';
import type { Versioned } from './versioned';

/* Receivers of events, the events and their deliveries, and which business days are closed (decision 57). */

export interface WebhookEndpoint extends Versioned {
  id: GeneratedAlways<number>;
  user_id: number;
  url: string;
  events: WebhookEventType[];
  /** `null`: all of its manager's. */
  establishments: string[] | null;
  active: Generated<boolean>;
  /** The secret is derived from it and the signing key. */
  seed: string;
  /** Which signing key; `null`: the only one of an earlier version. */
  key_id: Generated<string | null>;
  /** Signs as well until `previous_until`. */
  previous_seed: string | null;
  previous_key_id: Generated<string | null>;
  previous_until: Date | null;
  created_at: Date;
  paused_at: Date | null;
  due_at: Date | null;
  lease: string | null;
  leased_until: Date | null;
}

export interface WebhookEvent {
  id: string;
  type: string;
  establishment_code: string | null;
  body: string;
  /** True for a sample that somebody has asked for to try a receiver. */
  sample: Generated<boolean>;
  /** The mark of the scope that it tells of (`scopeMark`); `null`: of one establishment, or of none. */
  scope: string | null;
  created_at: Date;
}

export interface WebhookDelivery {
  id: GeneratedAlways<number>;
  endpoint_id: number;
  event_id: string;
  state: Generated<WebhookState>;
  /** Whether somebody has asked to send it again. */
  again: Generated<boolean>;
  created_at: Date;
  tries: Generated<number>;
  tried_at: Date | null;
  problem: WebhookProblem | null;
  status: number | null;
  latency_ms: number | null;
  answer: string | null;
}

export interface ClosedDay {
  establishment_code: string;
  accounting_date: string;
  position: number;
  closed_at: Date;
}

/** One row: up to where days are closed, and up to which delivery late transactions were looked for. */
export interface ClosedDayLook {
  single: Generated<boolean>;
  closed_until: string | null;
  looked_position: number;
  held_since: Date | null;
}
