/** The account that a statement is of. */
export interface BankAccount {
  bankCode: string;
  bankName: string;
  /** With its check digit behind a hyphen, where it has one; so has the number. */
  branch: string;
  number: string;
  name: string;
}

/** An entry of a statement. */
export interface BankEntry {
  /** At most 16 letters and digits, the same in all forms and for ever. */
  reference: string;
  /** Of a reversal: the reference of the entry that it takes back. */
  reverses: string | null;
  type: 'deposit' | 'withdrawal';
  /** Decimal text with two decimals, above zero. */
  amount: string;
  /** `YYYY-MM-DD` */
  bookedOn: string;
  /** `YYYY-MM-DD HH:mm:ss` on the clocks of the statement. */
  capturedAt: string;
  /** A sentence for people; what a form cannot hold of it is cut off. */
  text: string;
  /** The same in 25 characters. */
  shortText: string;
}

/** Credits or debits of a statement. */
export interface Movement {
  count: number;
  /** Cents */
  sum: bigint;
}

/** A statement of one account. Its entries are read once, while the file is written. */
export interface BankStatement {
  /** At most 16 characters that SWIFT knows. */
  identification: string;
  /** Its number among those of its account; 0: it has none. */
  number: number;
  account: BankAccount;
  /** ISO 4217 */
  currency: string;
  /** ISO 639-2, in capitals. */
  language: string;
  /** The IANA name of the zone whose clocks tell all moments. */
  timeZone: string;
  /** `YYYY-MM-DD HH:mm:ss` */
  madeAt: string;
  /** First and last day, `YYYY-MM-DD`. */
  from: string;
  to: string;
  /** Cents, below zero for a debt. */
  opening: bigint;
  credits: Movement;
  debits: Movement;
  batches: AsyncIterable<readonly BankEntry[]>;
}

/** A reversal moves money the other way than what it takes back. */
export const isCredit = ({ type, reverses }: BankEntry): boolean =>
  (type === 'deposit') === (reverses === null);

/** The balance after the last entry, in cents. */
export const closingOf = ({ opening, credits, debits }: BankStatement): bigint =>
  opening + credits.sum - debits.sum;

/** Cents of a decimal text with two decimals, of at most fifteen digits, up to which a number is exact. */
export const centsOf = (amount: string): number => Math.round(Number(amount) * 100);
