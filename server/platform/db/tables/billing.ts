import type { Generated, GeneratedAlways } from 'kysely';

/* Tariffs, what terminals took in, and the bills of it. A month is the date of its first day. */

/** What the deposits of each terminal of an establishment may be in a month before there is an excess. */
export interface Tariff {
  establishment_code: string;
  starts_on: string;
  /** The last day of a month; `null`: it has no end. */
  ends_on: string | null;
  franchise: number;
}

/** Deposits of a terminal at an establishment: all that arrived, cancelled ones of them, and how much bills have counted. */
export interface TerminalMonth {
  month: string;
  logical_number: string;
  establishment_code: string;
  arrived: number;
  cancelled: Generated<number>;
  billed_arrived: Generated<number>;
  billed_cancelled: Generated<number>;
}

/** A month that is billed. */
export interface BillingRun {
  month: string;
  billed_on: string;
}

export interface Billing {
  id: GeneratedAlways<number>;
  month: string;
  billing_date: string;
  logical_number: string;
  establishment_code: string;
  franchise: number;
  retailer_deposit: number;
  excess: number;
  deductions: number;
  extras: number;
  realised: number;
}

/** What a bill counts of an earlier month. */
export interface BillingEntry {
  billing_id: number;
  month: string;
  extras: number;
  deductions: number;
}
