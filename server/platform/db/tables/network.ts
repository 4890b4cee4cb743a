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
  /** Since when the name holds; `null`: since the code was made. */
  named_at: Generated<Date | null>;
  /** How often the spelling of a name was corrected. */
  respellings: Generated<number>;
}

/** A name that a code had until a moment; a trigger keeps it when another name holds from then on. */
export interface OperatorFormerName {
  operator_id: number;
  until_at: Date;
  name: string;
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
  /** 0, or the id of a group whose name looked like that of another before such names were refused. */
  looks_alike: Generated<number>;
}

export interface GrouperEstablishment {
  grouper_id: number;
  establishment_code: string;
}
