import type { Generated, GeneratedAlways } from 'kysely';
import type { Versioned } from './versioned';

/* The network: banks, shops, terminals, operators, accounts and groups. */

export interface Bank extends Versioned {
  code: string;
  name: string;
  partner: boolean;
  deposit_code_length: number;
  active: boolean;
  name_folded: GeneratedAlways<string>;
}

export interface Establishment extends Versioned {
  code: string;
  name: string;
  street: string;
  number: string;
  district: string;
  postal_code: string;
  city: string;
  state: string;
  corban: Generated<boolean>;
  name_folded: GeneratedAlways<string>;
}

export interface Terminal extends Versioned {
  logical_number: string;
  establishment_code: string;
}

export interface Operator extends Versioned {
  id: number;
  establishment_code: string;
  name: string;
  card_number: string;
  active: boolean;
  /** Another operator had the same card number before numbers were unique. */
  shares_number: Generated<boolean>;
  code_request_id: number | null;
  started_at: Generated<Date>;
  ended_at: Date | null;
  name_folded: GeneratedAlways<string>;
  /** The last three characters of the card number (OPC-06). */
  code_tail: GeneratedAlways<string>;
}

export interface Account extends Versioned {
  id: number;
  nickname: string;
  bank_code: string;
  branch: string;
  number: string;
  active: boolean;
  nickname_folded: GeneratedAlways<string>;
  branch_plain: GeneratedAlways<string>;
  number_plain: GeneratedAlways<string>;
}

export interface AccountEstablishment {
  account_id: number;
  establishment_code: string;
}

export interface Grouper extends Versioned {
  id: number;
  name: string;
  active: Generated<boolean>;
  name_folded: GeneratedAlways<string>;
}

export interface GrouperEstablishment {
  grouper_id: number;
  establishment_code: string;
}
