import type { SendingReason, SendingState } from '../../../contract/sendings';
import type { Mailing, Making } from '../../area';
import type { Person } from '../../platform/principal/principal';
import type { KeptEstablishments } from './establishments';
import type { Prepared, Run } from './prepare';
import type { StoredSubscription } from './stored';

/** A sending with all that it takes to send it. */
export interface Held {
  id: string;
  state: SendingState;
  tries: number;
  /** Why its last try has failed. */
  reason: SendingReason | null;
  /** By which a receiver is told of it; `null`: by none. */
  event: string | null;
  /** Under which its file was put on a server, perhaps. */
  fileName: string | null;
  /** Of its file, as far as that is known. */
  rows: number | null;
  run: Run;
  subscription: StoredSubscription;
  recipient: { id: number; name: string; email: string; active: boolean };
}

export type Sendable = Exclude<Prepared, { withheld: SendingReason }>;

/** What sends with. */
export interface Means extends Mailing, Making {}

/** A try has failed, for a reason that people are told. `final`: no other one can help. */
export class NotSent extends Error {
  override readonly name = 'NotSent';

  constructor(
    readonly reason: SendingReason,
    readonly final = false,
    cause?: unknown,
  ) {
    super(`A subscription was not sent (${reason})`, { cause });
  }
}

/** A sending as it was judged for its recipient. */
export interface Judged {
  held: Held;
  prepared: Sendable;
  person: Person;
  /** Of its establishments, beside those of the number before. */
  kept: KeptEstablishments;
}
