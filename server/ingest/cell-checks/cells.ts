import { isDate, isTime } from '../../../contract/dates';
import { PROCESS } from '../../../contract/limits';
import { cutToUnits, isOneLine, normalName } from '../../../contract/text-forms';

/** The reason why a cell is refused, for the operators of the server. */
export class CellProblem {
  constructor(readonly reason: string) {}
}

/** Reads a cell, which is already trimmed. */
export type Rule<T> = (value: string) => T | CellProblem;

const CODE_LENGTH = 20;
const MAX_INTEGER = 2 ** 31 - 1;

/** The replacement character of a wrong encoding, and control characters, one of which the database refuses. */
const UNREADABLE = /(?![\t\n\r])[\uFFFD\p{Cc}]/u;

export function isReadable(value: string): boolean {
  return !UNREADABLE.test(value);
}

/** What cannot be seen, or breaks a line or turns its direction. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

/** Returns a value as a report shows it: on one line, in one direction, and not too long. */
export function quoted(value: string): string {
  return JSON.stringify(value.length > 60 ? `${cutToUnits(value, 57)}...` : value).replaceAll(
    UNSEEN,
    (mark) =>
      mark
        .split('')
        .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
        .join(''),
  );
}

/** The rule of a text of one line that may be empty. */
export function optional(length: number): Rule<string> {
  return (value) => {
    if (!isOneLine(value))
      return new CellProblem('holds a line break or another character that cannot be seen');
    const name = normalName(value);
    return name.length > length ? new CellProblem(`has more than ${length} characters`) : name;
  };
}

export function text(length: number): Rule<string> {
  const limited = optional(length);
  return (value) => (value === '' ? new CellProblem('is empty') : limited(value));
}

export function matching(pattern: RegExp, otherwise: string): Rule<string> {
  return (value) => (pattern.test(value) ? value : new CellProblem(otherwise));
}

/** A code contains neither blanks nor `*`, because blanks separate codes in lists, and `*` means all (STMT-06). */
export function code(value: string): string | CellProblem {
  if (!/^[\p{L}\p{N}._/-]+$/u.test(value)) return new CellProblem('is not a code (letters, digits, . _ / -)');
  return value.length > CODE_LENGTH ? new CellProblem(`has more than ${CODE_LENGTH} characters`) : value;
}

export function flag(value: string): boolean | CellProblem {
  return value === '1' || value === '0' ? value === '1' : new CellProblem('is neither 0 nor 1');
}

export function whole(from: number, to: number): Rule<number> {
  return (value) => {
    const number = /^(0|[1-9]\d{0,9})$/.test(value) ? Number(value) : Number.NaN;
    return number >= from && number <= to
      ? number
      : new CellProblem(`is not a whole number from ${from} to ${to}`);
  };
}

/** An id has no leading zeros, because they would give a record a second key. */
export const id = whole(1, MAX_INTEGER);

export function known(keys: { has(key: string): boolean }, noun: string): Rule<string> {
  return (value) =>
    keys.has(value) ? value : new CellProblem(`is not a known ${noun}${withZeros(keys, value)}`);
}

/** Points at a key that is known with zeros in front: a spreadsheet drops them. */
function withZeros(keys: { has(key: string): boolean }, value: string): string {
  if (!/^\d+$/.test(value)) return '';
  for (let length = value.length + 1; length <= CODE_LENGTH; length += 1) {
    const likely = value.padStart(length, '0');
    if (keys.has(likely)) return ` (${quoted(likely)} is one: have zeros at the beginning been lost?)`;
  }
  return '';
}

export function knownId(keys: ReadonlySet<number>, noun: string): Rule<number> {
  return (value) => {
    const number = id(value);
    return number instanceof CellProblem || keys.has(number)
      ? number
      : new CellProblem(`is not a known ${noun}`);
  };
}

/** The rule of establishment codes that are separated by blanks; duplicates count once. */
export function establishmentList(
  establishments: ReadonlySet<string>,
  atLeast: number,
): Rule<readonly string[]> {
  return (value) => {
    const codes = [...new Set(value.split(/\s+/).filter((part) => part !== ''))].sort();
    const unknown = codes.find((part) => !establishments.has(part));
    if (unknown !== undefined)
      return new CellProblem(
        `names ${quoted(unknown)}, which is not a known establishment${withZeros(establishments, unknown)}`,
      );
    return codes.length < atLeast ? new CellProblem('is empty') : codes;
  };
}

/** numeric(15,2): thirteen digits before the point. The value stays text, so that it is never rounded as a double. */
export const decimal: Rule<string> = matching(
  /^\d{1,13}(\.\d{1,2})?$/,
  'is not an amount (at most 13 digits, a point, at most 2 decimals)',
);

export function amount(value: string): string | CellProblem {
  const checked = decimal(value);
  if (checked instanceof CellProblem) return checked;
  return /[1-9]/.test(value) ? value : new CellProblem('is not above 0');
}

export function processCode(value: string): number | CellProblem {
  const process = Object.values(PROCESS).find((known) => String(known) === value);
  return process ?? new CellProblem('is not a process code, 304 (deposit) or 302 (withdrawal)');
}

export function date(value: string): string | CellProblem {
  return isDate(value) ? value : new CellProblem('is not a date YYYY-MM-DD that exists');
}

/** @param now the network's wall clock, `YYYY-MM-DDTHH:mm:ss` */
export function momentUpTo(now: string): Rule<string> {
  return (value) => {
    if (value.length !== 19 || value[10] !== 'T' || !isDate(value.slice(0, 10)) || !isTime(value.slice(11))) {
      return new CellProblem('is not a moment YYYY-MM-DDTHH:mm:ss that exists');
    }
    return value > now ? new CellProblem(`is in the future (the network's clock shows ${now})`) : value;
  };
}
