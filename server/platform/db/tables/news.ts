import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Versioned } from './versioned';

/* News, notifications, and requests. */

export interface News extends Versioned {
  id: Generated<number>;
  title: string;
  text: string;
  image: string | null;
  /** True while the item is shown; servers of every version list by it. */
  active: Generated<boolean>;
  /** Since it was created, or shown for the first time or by the calendar. */
  opened_at: Generated<Date>;
  modified_at: Generated<Date>;
  /** True when the calendar took it down after its last day and nobody has switched it off. */
  ended: Generated<boolean>;
  /** True when a person has set it to active: it is shown, waits for its day, or has ended. */
  switched_on: GeneratedAlways<boolean>;
  /** `YYYY-MM-DD` of one that waits: the day on which it is published. */
  opens_on: string | null;
  /** The last day on which it is shown. */
  ends_on: string | null;
  /** Levels of those who see it; `null`: everybody. */
  profiles: number[] | null;
  /** When its readers were notified. */
  told_at: Date | null;
}

export interface NotificationType {
  id: number;
  description: string;
}

export interface Notification {
  id: Generated<number>;
  type_id: number;
  /** In the fallback language where there is a `kind`: what a program that does not know it can still show. */
  description: string;
  /** What happened; `null` where somebody wrote the description. */
  kind: string | null;
  /** Written as JSON text, read as the value it stands for. */
  parameters: ColumnType<unknown, string | null | undefined>;
  created_at: Generated<Date>;
}

export interface UserNotification {
  id: Generated<number>;
  notification_id: number;
  user_id: number;
  viewed_at: Date | null;
}

export interface WorkOrder extends Versioned {
  number: Generated<number>;
  case_type: number;
  status: Generated<number>;
  logical_number: string;
  establishment_code: string;
  phone: string;
  operator_card_number: string | null;
  report: string;
  symptom: string | null;
  inserted_amount: number | null;
  inserted_approximate: boolean | null;
  disputed_amount: number | null;
  disputed_approximate: boolean | null;
  transaction_at: string | null;
  has_receipt: boolean | null;
  nsu: string | null;
  requested_by: number | null;
  requester_login: string;
  requester_name: string;
  requester_email: string;
  created_at: Generated<Date>;
  modified_at: Generated<Date>;
  settled_at: Date | null;
  /** Since when it is closed. */
  closed_at: Generated<Date | null>;
  /** WO-05: whether it had waited for longer than promised when it was settled. */
  settled_late: GeneratedAlways<boolean>;
  request_key: Generated<string | null>;
  operator_id: Generated<number | null>;
  /** With the terminal the key of the transaction that is disputed, where it is known. */
  transaction_nsu: Generated<string | null>;
  transaction_captured_at: Generated<string | null>;
}

/** What was said or done on a work order: a comment, a picture, or what it became. */
export interface WorkOrderEntry {
  id: Generated<number>;
  work_order: number;
  at: Date;
  author_id: number | null;
  author_name: string;
  provider: boolean;
  request_key: string | null;
  text: Generated<string | null>;
  status: Generated<number | null>;
  file_name: Generated<string | null>;
  /** Of a picture: where it is stored, and its size in pixels. */
  image: Generated<string | null>;
  width: Generated<number | null>;
  height: Generated<number | null>;
}

/** The mails about work orders to a person. */
export interface WorkOrderMail {
  user_id: number;
  /** Whether the next one is up as a job. */
  up: Generated<boolean>;
  left_at: Generated<Date | null>;
}

/** What a mail about work orders says. */
export interface WorkOrderMailLine {
  id: GeneratedAlways<number>;
  user_id: number;
  work_order: number;
  event: string;
  author_name: string;
  at: Date;
  /** The letter that has taken it. */
  letter: string | null;
}

export interface CodeRequest {
  id: Generated<number>;
  establishment_code: string;
  quantity: number;
  status: Generated<number>;
  requested_by: number | null;
  requested_at: Generated<Date>;
  acknowledged_at: Date | null;
  /** Chosen by whoever asked, so that a request that is repeated makes nothing. */
  request_key: string | null;
  /** When administrators were notified that it waits for too long. */
  told_at: Generated<Date | null>;
}

/** The newest change of a code that its gateway has to learn; its position is null until its transaction ends. */
export interface CodeChange {
  operator_id: number;
  batch: number;
  position: number | null;
}
