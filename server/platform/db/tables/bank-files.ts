import type { ColumnType, GeneratedAlways } from 'kysely';
import type { BankFileMaker } from '../../../../contract/bank-file-list';

/** A decimal that is longer than a number is exact: it is written as text, and read with `::text`. */
type Decimal = ColumnType<number, string>;

/** A file of the series of an account. */
export interface BankFile {
  account_id: number;
  number: number;
  after_position: number;
  position: number;
  first_day: string;
  last_day: string;
  first_capture: string | null;
  last_capture: string | null;
  opening: Decimal;
  credits: number;
  credited: Decimal;
  debits: number;
  debited: Decimal;
  largest: Decimal;
  bank_code: string;
  bank_name: string;
  branch: string;
  account_number: string;
  account_name: string;
  establishments: string[];
  currency: string;
  language: string;
  time_zone: string;
  made_at: Date;
  made_by: number | null;
  /** `null`: it was made before that was kept. */
  made_via: BankFileMaker | null;
  /** That of its account and its number: `12-3`. */
  key: GeneratedAlways<string>;
}
