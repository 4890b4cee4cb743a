import { hash } from 'node:crypto';

/** Crockford's digits, none of which is mistaken for another one. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Ten bits as two digits: a reference is put together of a few of them. */
const PAIRS = Array.from({ length: 1024 }, (_, bits) => `${DIGITS[bits >> 5]}${DIGITS[bits & 31]}`);

/** Forty bits as eight digits. */
function eightDigits(bytes: Buffer, at: number): string {
  const high = (bytes.readUInt16BE(at) << 4) | ((bytes[at + 2] as number) >> 4);
  const low = (((bytes[at + 2] as number) & 15) << 16) | bytes.readUInt16BE(at + 3);
  const pair = (bits: number) => PAIRS[bits & 1023] as string;
  return pair(high >> 10) + pair(high) + pair(low >> 10) + pair(low);
}

/**
 * The reference of a transaction, the same for ever and wherever it is told of: it follows from the key alone. A `T` and
 * fifteen digits are as much as the shortest of all forms holds; 75 bits tell a billion transactions apart with all but
 * certainty (one in a hundred thousand that any two are alike).
 * @param capturedAt `YYYY-MM-DD`, one sign, `HH:mm:ss`
 */
export function referenceOf(logicalNumber: string, nsu: string, capturedAt: string): string {
  const key = `${logicalNumber}\t${nsu}\t${capturedAt.slice(0, 10)}T${capturedAt.slice(11)}`;
  const digest = hash('sha256', key, 'buffer');
  return `T${eightDigits(digest, 0)}${eightDigits(digest, 5).slice(0, 7)}`;
}

/** The reference of what takes a transaction back: its own, and yet anybody sees of which one it is. */
export const reversalReference = (reference: string): string => `R${reference.slice(1)}`;
