import type { Generated, GeneratedAlways } from 'kysely';
import type { ScreenPath } from '../../../../contract/access';
import type { FileFormat } from '../../../../contract/exports';
import type { Language } from '../../../../contract/languages';
import type { SendingReason, SendingState } from '../../../../contract/sendings';
import type { Rhythm, SubscriptionChannel } from '../../../../contract/subscription-settings';
import type { SubscriptionState } from '../../../../contract/subscriptions';
import type { Versioned } from './versioned';

/* Saved views that are sent again and again (decision 116). */

export interface Subscription extends Versioned {
  id: string;
  owner_id: number;
  /** `null`: the view was deleted. */
  view_id: string | null;
  /** As the view was called when it was last read. */
  view_name: string;
  format: FileFormat;
  language: Language;
  rhythm: Rhythm;
  /** `HH:mm` by the network's clocks. */
  time: string | null;
  weekday: number | null;
  day: number | null;
  channel: SubscriptionChannel;
  host: string | null;
  port: number | null;
  sftp_user: string | null;
  folder: string | null;
  /** Password or private key, as JSON, sealed with the signing key. */
  sealed: Buffer | null;
  signs_in_by: 'password' | 'privateKey' | null;
  /** The fingerprint of the key of the host: `SHA256:…`. */
  host_key: string | null;
  /** The receiver of events of its owner; `null`: it goes another way, or that one was deleted. */
  webhook_id: number | null;
  /** Whether it sends the numbered files of its account's series, and not the days of its view. */
  numbered: Generated<boolean>;
  /** Of which account `last_bank_file` is. */
  series_account: number | null;
  /** The newest file of the series that it has sent, or that was there before it. */
  last_bank_file: number | null;
  attached: Generated<boolean>;
  /** True where period and scope stand in the names of its files. */
  named_files: Generated<boolean>;
  state: Generated<SubscriptionState>;
  /** When it was stopped because its owner was switched off: back in time, it goes on by itself. */
  owner_gone_at: Date | null;
  /** The day of its next run, or the day whose closing it waits for. */
  next_day: string | null;
  /** `null`: it waits for a closing. */
  next_at: Date | null;
  last_number: Generated<number>;
  created_at: Date;
}

/** Somebody who gets a subscription by mail. */
export interface SubscriptionRecipient {
  subscription_id: string;
  user_id: number;
}

/** One time that a subscription was due. */
export interface SubscriptionRun {
  id: GeneratedAlways<number>;
  subscription_id: string;
  /** `null`: a test. */
  number: number | null;
  planned_at: Date;
  created_at: Date;
  by_hand: Generated<boolean>;
  /** The day that a period in words goes by. */
  day: string;
  /** The delivery at which its files stand. */
  position: number;
  view_name: string;
  screen: ScreenPath;
  /** The `ViewState` of the view then, as JSON. */
  state: string;
  format: FileFormat;
  language: Language;
  channel: SubscriptionChannel;
  /** Whether it is to have a file of the series of an account; which one stands beside it, if there could be one. */
  numbered: Generated<boolean>;
  account_id: number | null;
  bank_file: number | null;
  named_files: Generated<boolean>;
}

/** A run for one recipient; of a server or a receiver it is the owner. */
export interface SubscriptionSending {
  id: string;
  run_id: number;
  user_id: number;
  state: Generated<SendingState>;
  reason: SendingReason | null;
  tries: Generated<number>;
  tried_at: Date | null;
  sent_at: Date | null;
  /** Whether people were told that it is late. */
  late_told: Generated<boolean>;
  rows: number | null;
  deposits: string | null;
  withdrawals: string | null;
  part: Generated<boolean>;
  /** How many establishments its file goes over; `null`: not known, or a numbered file of an account. */
  establishments: number | null;
  /** The same of the number before that its recipient got. */
  establishments_before: number | null;
  /** How many of those before are no longer among them, and the first of their codes. */
  lost: number | null;
  lost_codes: string[] | null;
  /** All codes, until a later number was sent; `null` where they are too many to keep. */
  codes: string[] | null;
  file_name: string | null;
  /** The event by which a receiver is told of it; `null`: not yet, or it goes another way. */
  event_id: string | null;
}
