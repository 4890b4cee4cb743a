import { randomInt } from 'node:crypto';
import { OPERATOR_CODE } from '../../../contract/limits';
import { tailOf } from '../../../contract/operator-codes';

/** Like the card numbers of networks, numbers have ten digits, and the first three are zeros. */
const RANDOM_DIGITS = 7;
/** Of a thousand possible tails; if a shop has more codes than this, new ones may repeat a tail. */
const MOST_AVOIDED = 900;

/**
 * Draws unguessable numbers for new codes. People distinguish codes by their tails: no two of these have the same one,
 * and none has that of another code of the shop as long as there are enough.
 * @param known the tails of the shop's codes
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
