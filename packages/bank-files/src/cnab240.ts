import { Cents } from './cents.ts';
import { Pieces } from './pieces.ts';
import { type BankEntry, type BankStatement, centsOf, isCredit } from './statement.ts';
import { ascii, digits, magnitude, withCheckDigit } from './text.ts';
import { totalled } from './totalled.ts';

/*
 * FEBRABAN's standard layout of 240 positions, service "extrato para conciliação bancária": a header and a trailer of
 * the file, and lots of service 04 with a header, records of segment E and a trailer. Positions count from 1.
 */

const WIDTH = 240;
const END = '\r\n';
/** Layout versions of the file and of the lot. */
const FILE_VERSION = '103';
const LOT_VERSION = '033';
/** A record's number in its lot has five digits; a longer statement goes on in the next lot, from its balance. */
const LOT_ENTRIES = 99_999;

/** FEBRABAN's categories of entries: deposits and electronic withdrawals, and what takes them back. */
const CATEGORY = {
  deposit: '201',
  withdrawal: '114',
  reversedDeposit: '103',
  reversedWithdrawal: '204',
} as const;
/** The code by which the bank calls an entry. */
const HISTORY = { deposit: 'DEP ', withdrawal: 'SAQ ' } as const;

const text = (value: string, width: number): string => {
  const plain = ascii(value).toUpperCase();
  return plain.length > width ? plain.slice(0, width) : plain.padEnd(width);
};
const number = (value: number | bigint, width: number): string => {
  const plain = value.toString();
  if (plain.length > width) throw new RangeError(`${plain} has more than ${width} digits`);
  return plain.padStart(width, '0');
};
const blank = (width: number): string => ' '.repeat(width);
/** `DDMMAAAA` */
const day = (date: string): string => date.slice(8, 10) + date.slice(5, 7) + date.slice(0, 4);
/** `AAAAMMDDhhmmss` of `AAAA-MM-DD hh:mm:ss` */
const stamp = (at: string): string =>
  at.slice(0, 4) + at.slice(5, 7) + at.slice(8, 10) + at.slice(11, 13) + at.slice(14, 16) + at.slice(17, 19);
/** A balance and its side. */
const balance = (cents: bigint): string => number(magnitude(cents), 18) + (cents < 0n ? 'D' : 'C');

/** Positions 18 to 72: whose account it is. No tax number is known, so the type of inscription is 0. */
function holder({ account }: BankStatement): string {
  const branch = withCheckDigit(account.branch);
  const own = withCheckDigit(account.number);
  const agency = digits(branch.body, 5) + text(branch.digit, 1);
  return `0${number(0, 14)}${blank(20)}${agency}${digits(own.body, 12)}${text(own.digit, 1)} `;
}

/** A statement as CNAB 240, in ASCII without marks, which is the same in ISO-8859-1. */
export async function* cnab240(statement: BankStatement): AsyncGenerator<Uint8Array> {
  const file = new CnabFile(statement);
  const { pieces } = file;
  file.open();
  for await (const batch of totalled(statement)) {
    for (const entry of batch) file.add(entry);
    if (pieces.full) yield pieces.take();
  }
  file.close();
  yield pieces.take();
}

/** The records of a file, which count themselves. */
class CnabFile {
  readonly pieces = new Pieces('latin1');
  readonly #statement: BankStatement;
  readonly #bank: string;
  readonly #whose: string;
  readonly #company: string;
  /** What all entries have between their segment and their dates. */
  readonly #common: string;
  #records = 0;
  #lot = 0;
  /** Where the lot has begun, and what its entries add to that. */
  #begun: bigint;
  #credits = new Cents();
  #debits = new Cents();

  constructor(statement: BankStatement) {
    const { account, opening } = statement;
    this.#statement = statement;
    this.#begun = opening;
    this.#bank = digits(account.bankCode, 3);
    this.#whose = holder(statement);
    this.#company = text(account.name, 30);
    this.#common = `E   ${this.#whose}${this.#company}${blank(6)}DPV00${blank(20)}N`;
  }

  get #balance(): bigint {
    return this.#begun + this.#credits.sum - this.#debits.sum;
  }

  get #inLot(): number {
    return this.#credits.count + this.#debits.count;
  }

  #write(record: string): void {
    if (record.length !== WIDTH) throw new RangeError(`A record has ${record.length} positions`);
    this.#records += 1;
    this.pieces.add(record + END);
  }

  open(): void {
    const { account, madeAt, number: own, identification } = this.#statement;
    const made = day(madeAt) + stamp(madeAt).slice(8);
    this.#write(
      `${this.#bank}00000${blank(9)}${this.#whose}${this.#company}${text(account.bankName, 30)}${blank(10)}2${made}` +
        `${number(own % 1_000_000, 6)}${FILE_VERSION}${number(0, 5)}${text(identification, 20)}${blank(49)}`,
    );
    this.#openLot();
  }

  #openLot(): void {
    const { currency, from, number: own } = this.#statement;
    this.#begun = this.#balance;
    this.#credits = new Cents();
    this.#debits = new Cents();
    this.#lot += 1;
    this.#write(
      `${this.#bank}${number(this.#lot, 4)}1E0440${LOT_VERSION} ${this.#whose}${this.#company}${blank(40)}${day(from)}` +
        `${balance(this.#begun)}${this.#lot === 1 ? 'F' : 'P'}${text(currency, 3)}${number(own % 100_000, 5)}${blank(62)}`,
    );
  }

  add(entry: BankEntry): void {
    if (this.#inLot === LOT_ENTRIES) {
      this.#closeLot('P');
      this.#openLot();
    }
    const cents = centsOf(entry.amount);
    const credit = isCredit(entry);
    (credit ? this.#credits : this.#debits).add(cents);
    const booked = day(entry.bookedOn);
    this.#write(
      `${this.#bank}${number(this.#lot, 4)}3${number(this.#inLot, 5)}${this.#common}${booked}${booked}` +
        `${number(cents, 18)}${credit ? 'C' : 'D'}${categoryOf(entry)}${HISTORY[entry.type]}` +
        `${text(entry.shortText, 25)}${entry.reference.padEnd(16)} ${stamp(entry.capturedAt)}${blank(8)}`,
    );
  }

  #closeLot(position: 'F' | 'P'): void {
    this.#write(
      `${this.#bank}${number(this.#lot, 4)}5${blank(9)}${this.#whose}${blank(16)}${number(0, 54)}` +
        `${day(this.#statement.to)}${balance(this.#balance)}${position}${number(this.#inLot + 2, 6)}` +
        `${number(this.#debits.sum, 18)}${number(this.#credits.sum, 18)}${blank(28)}`,
    );
  }

  close(): void {
    this.#closeLot('F');
    const lots = number(this.#lot, 6);
    this.#write(`${this.#bank}99999${blank(9)}${lots}${number(this.#records + 1, 6)}${lots}${blank(205)}`);
  }
}

function categoryOf({ type, reverses }: BankEntry): string {
  if (reverses === null) return CATEGORY[type];
  return type === 'deposit' ? CATEGORY.reversedDeposit : CATEGORY.reversedWithdrawal;
}
