/* Runs of keys that lie beside one another: the password that a hand types without a word in mind. */

/** The rows of the keyboards of our countries, and how far each stands to the right of the first, in keys. */
const ROWS = [
  ['1234567890', 0],
  ['qwertyuiop', 0.5],
  ['asdfghjkl', 0.75],
  ['zxcvbnm', 1.25],
] as const;

const PLACES = new Map(
  ROWS.flatMap(([keys, offset], row) =>
    Array.from(keys, (key, column) => [key, { row, x: column + offset }] as const),
  ),
);
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';

/** Fewer keys in a row are found in any word; so many that turn are a word as well, as `tres` and `were`. */
const LEAST = 4;

function areNeighbours(one: string, other: string): boolean {
  const [from, to] = [PLACES.get(one), PLACES.get(other)];
  if (from === undefined || to === undefined) return false;
  return Math.abs(from.row - to.row) <= 1 && Math.abs(from.x - to.x) <= 1;
}

/** Letters of the alphabet one after another, forwards or backwards. */
const areSuccessive = (one: string, other: string): boolean =>
  ALPHABET.includes(one) &&
  ALPHABET.includes(other) &&
  Math.abs(ALPHABET.indexOf(one) - ALPHABET.indexOf(other)) === 1;

const isStep = (one: string, other: string) => one === other || areNeighbours(one, other);
const isLetterStep = (one: string, other: string) => one === other || areSuccessive(one, other);
/** Keys of one row, or letters, that follow one another. */
const isStraight = (one: string, other: string) =>
  areSuccessive(one, other) ||
  (PLACES.get(one)?.row === PLACES.get(other)?.row && one !== other && areNeighbours(one, other));

/** One column of keys, `1qaz` or `zaq1`. */
const isDown = (one: string, other: string) =>
  areNeighbours(one, other) && PLACES.get(other)?.row === (PLACES.get(one)?.row ?? 0) + 1;
const isUp = (one: string, other: string) => isDown(other, one);

/** Tells whether a walk that turns is too long for a word, or has digits within, as no word has. */
const isTyped = (walk: string) => walk.length >= LEAST + 2 || walk.replace(/\D/g, '').length >= 2;

/** Counts the signs that go on step by step from a place, where each is so many signs behind the one before. */
function runOf(
  text: string,
  from: number,
  distance: number,
  step: (one: string, other: string) => boolean,
): number {
  let end = from + distance;
  while (end < text.length && step(text.charAt(end - distance), text.charAt(end))) end += 1;
  return end - from;
}

/** A walk from one place of a text up to another one. */
interface Walk {
  readonly from: number;
  readonly to: number;
}

/**
 * Finds walks over the keyboard and along the alphabet: `qwer`, `1q2w3e`, `zaq12wsx`, `abcd`, and two that are typed in
 * turns, `q1w2e3`, `a1b2c3` or `qw12er34`. Those without anything between are one walk.
 * @param text in small letters
 */
export function walksIn(text: string): Walk[] {
  const walks: Walk[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const length = lengthOfWalk(text, at);
    if (length < LEAST) continue;
    const last = walks.at(-1);
    if (last?.to === at) walks[walks.length - 1] = { from: last.from, to: at + length };
    else walks.push({ from: at, to: at + length });
    at += length - 1;
  }
  return walks;
}

function lengthOfWalk(text: string, at: number): number {
  const inTurns = runOf(text, at, 2, isStraight);
  const crooked = runOf(text, at, 1, isStep);
  return Math.max(
    runOf(text, at, 1, isStraight),
    runOf(text, at, 1, isLetterStep),
    runOf(text, at, 1, isDown),
    runOf(text, at, 1, isUp),
    isTyped(text.slice(at, at + crooked)) ? crooked : 0,
    // Each of the two goes on at least once more than chance has it.
    inTurns >= LEAST + 2 ? inTurns : 0,
    lengthOfPair(text, at),
  );
}

/** Letters and digits in groups, where the letters by themselves are a walk, and the digits another one. */
function lengthOfPair(text: string, at: number): number {
  const [both = ''] = /^[a-z0-9]*/.exec(text.slice(at)) ?? [];
  for (let length = both.length; length >= 2 * LEAST; length -= 1) {
    const part = both.slice(0, length);
    const [letters, digits] = [part.replace(/\d/g, ''), part.replace(/\D/g, '')];
    const isWalk = (keys: string) => keys.length >= LEAST && runOf(keys, 0, 1, isStraight) === keys.length;
    if (isWalk(letters) && isWalk(digits)) return length;
  }
  return 0;
}
