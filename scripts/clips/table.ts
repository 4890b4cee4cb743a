import { C, rect, text, words } from './kit';

/** Amounts as digits in groups, with a thin space between: read alike in all languages. */
export const amount = (value: number): string =>
  String(Math.round(value)).replaceAll(/\B(?=(\d{3})+$)/g, '\u2009');

/** Names, deposits and withdrawals that look like a day of a shop. */
const rows = [
  { name: 112, value: 1250 },
  { name: 84, value: 640 },
  { name: 130, value: -300 },
  { name: 96, value: 2180 },
  { name: 120, value: 415 },
  { name: 76, value: -150 },
  { name: 108, value: 980 },
  { name: 90, value: 3300 },
  { name: 124, value: 720 },
  { name: 80, value: -500 },
  { name: 102, value: 1640 },
];

/** The rows of a statement in a card that begins at `y`; `seen` of them have come, as a number of rows. */
export function statementRows(x: number, y: number, w: number, count: number, seen: number): string {
  const head =
    rect(x + 1, y, w - 2, 30, 0, { fill: C.sunken }) +
    rect(x, y + 30, w, 1, 0, { fill: C.line }) +
    [20, 150, 330, 470].map((left) => words(x + left, y + 15, 52, C.text3, 6)).join('') +
    words(x + w - 76, y + 15, 56, C.text3, 6);
  const lines = rows.slice(0, count).map(({ name, value }, index) => {
    const top = y + 31 + index * 34;
    const middle = top + 17;
    const rule = rect(x, top + 33, w, 1, 0, { fill: C.line });
    const here = Math.min(1, Math.max(0, seen - index));
    if (here <= 0) return words(x + 20, middle, 70 + ((index * 37) % 50), C.hover, 9) + rule;
    const deposit = value > 0;
    const colour = deposit ? C.in : C.out;
    return (
      `<g opacity="${here}">` +
      words(x + 20, middle, 88, C.text2, 7) +
      words(x + 150, middle, name, C.text, 7) +
      words(x + 330, middle, 80, C.line2, 7) +
      words(x + 470, middle, 40, C.line2, 7) +
      text(x + w - 20, middle + 6, `${deposit ? '+' : '\u2212'}\u2009${amount(Math.abs(value))}`, {
        size: 16,
        weight: 600,
        fill: colour,
        anchor: 'end',
      }) +
      `</g>${rule}`
    );
  });
  return head + lines.join('');
}
