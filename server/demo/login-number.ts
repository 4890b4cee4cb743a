import type { Chance } from './chance';

/**
 * A login in one of the forms there are (USR-42), most often eleven digits like a tax id. Its check digits are
 * wrong on purpose, so that it is nobody's.
 * @param index of the person: no two numbers are the same
 */
export function loginNumber(index: number, chance: Chance): string {
  const middle = String(chance.whole(0, 9999)).padStart(4, '0');
  const unique = String(index + 11).padStart(3, '0');
  if (index % 9 === 4) return `4${middle}${unique}`;
  if (index % 9 === 7) return `${chance.whole(10, 99)}${middle}-${unique}${chance.whole(10, 99)}`;
  const body = `${String(chance.whole(0, 99)).padStart(2, '0')}${middle}${unique}`;
  const first = checkDigit(body);
  return `${body}${first}${(checkDigit(`${body}${first}`) + chance.whole(1, 9)) % 10}`;
}

/** Of a Brazilian tax id: weights count down to 2, what is left by 11. */
function checkDigit(digits: string): number {
  const sum = Array.from(digits, Number).reduce(
    (total, digit, index) => total + digit * (digits.length + 1 - index),
    0,
  );
  return ((sum * 10) % 11) % 10;
}
