import type { GeneratedAlways } from 'kysely';
import type { NotedKind } from '../../../../contract/security-events';

/** An event of security that changes no record; equal ones of a minute are one row. */
export interface SecurityEvent {
  id: GeneratedAlways<number>;
  minute: Date;
  /** The moment of the first of them. */
  at: Date;
  kind: NotedKind;
  count: number;
  /** The login, which never changes, or the id of an API client; empty: nobody knows whose. */
  actor: string;
  /** Empty: from within. */
  address: string;
  /** Empty: the kind says it all. */
  reason: string;
  /** The call that was refused; empty: none was. */
  operation: string;
  browser: string | null;
}

/** The receiver of the stream has it as far as this. */
export interface SecurityReceiver {
  id: number;
  /** The moment from which on it gets events. */
  first: Date;
  behind: Date;
  waiting: number;
  failures: number;
  due_at: Date | null;
  lease: string | null;
  leased_until: Date | null;
}

/** An event that the receiver has. */
export interface SecurityDelivered {
  at: Date;
  event: number;
}
