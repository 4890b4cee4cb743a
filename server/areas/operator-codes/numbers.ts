import { randomInt } from 'node:crypto';
import { OPERATOR_CODE } from '../../../contract/limits';
import { tailOf } from '../../../contract/operator-codes';

/** As the card numbers of networks are: ten digits, the first three of them zeros. */
const RANDOM_DIGITS = 7;
/** Of a thousand ends; where a shop has more, the next one shares its end with one of them. */
const MOST_AVOIDED = 900;

/**
 * Numbers for new codes, which nobody can guess. People tell codes by their ends: no two of these have the same one,
 * and none has that of another code of the shop as long as there are enough.
 * @param known the ends of the shop's codes
 */
export function drawNumbers(count: number, known: ReadonlySet<string>): string[] {
  const avoided = new Set(known.size > MOST_AVOIDED ? [] : known);
  const numbers: string[] = [];
  while (numbers.length < count) {
    const number = String(randomInt(10 ** RANDOM_DIGITS)).padStart(RANDOM_DIGITS + OPERATOR_CODE.shown, '0');
    const tail = tailOf(number);
    if (avoided.has(tail)) continue;
    avoided.add(tail);
    numbers.push(number);
  }
  return numbers;
}
