import {
  between,
  button,
  C,
  card,
  frame,
  group,
  mix,
  path,
  pointer,
  pointerAt,
  press,
  rect,
  type Stop,
  text,
  words,
} from './kit';
import type { Scene } from './scene';
import { amount, statementRows } from './table';

const X = 204;
const W = 732;

const stops: readonly Stop[] = [
  { at: 0, x: 620, y: 470 },
  { at: 1.3, x: 290, y: 112, click: true },
  { at: 3, x: 280, y: 226, click: true },
  { at: 4.6, x: 870, y: 112, click: true },
  { at: 8.6, x: 846, y: 186 },
  { at: 11, x: 846, y: 330 },
];

const totals = [
  { value: 48_215, colour: C.in, sign: '+' },
  { value: 6_450, colour: C.out, sign: '\u2212' },
  { value: 41_765, colour: C.text, sign: '' },
];

/** Reading the statement: a period, the report, its rows and totals. */
export const statement: Scene = {
  seconds: 12,
  poster: 9.6,
  draw: (t) => {
    const menu = Math.min(between(t, 1.35, 1.6), 1 - between(t, 3.15, 3.35));
    const chosen = t >= 3.1;
    const counted = between(t, 5.6, 7.6);
    return (
      frame(2) +
      card(X, 72, W, 80) +
      rect(X + 20, 92, 170, 40, 6, { fill: C.surface, stroke: C.field }) +
      calendar(X + 40, 112) +
      words(X + 58, 112, chosen ? 92 : 64, chosen ? C.primary : C.text2) +
      path(`M${X + 170} 109 l5 6 l5 -6`, { stroke: C.text2, width: 2 }) +
      date(X + 214, chosen ? '14/11' : '20/11') +
      date(X + 340, '20/11') +
      button(X + W - 150, 92, 130, 40, press(t, 4.6) > 0.3, 'filled') +
      totals
        .map(({ value, colour, sign }, index) =>
          total(X + index * 249, colour, sign, value, counted, index === 2, t),
        )
        .join('') +
      card(X, 262, W, 290) +
      statementRows(X, 262, W, 8, mix(0, 8, between(t, 5.4, 7.4)) * (t > 5.4 ? 1 : 0)) +
      (t > 4.7 && t < 5.5 ? rect(X, 260, W * between(t, 4.7, 5.5), 2.5, 0, { fill: C.primary }) : '') +
      group(periods(t), { opacity: menu }) +
      pointer(t, stops)
    );
  },
};

function total(
  x: number,
  colour: string,
  sign: string,
  value: number,
  part: number,
  last: boolean,
  t: number,
): string {
  const shown = part > 0 ? `${sign}${sign === '' ? '' : '\u2009'}${amount(value * part)}` : '';
  const rule = last ? between(t, 7.6, 8.3) : 0;
  return (
    card(x, 168, 234, 78) +
    words(x + 18, 190, 70, C.text2, 7) +
    (part > 0
      ? text(x + 18, 226, shown, { size: 24, weight: 600, fill: colour })
      : words(x + 18, 217, 110, C.hover, 14)) +
    (rule > 0
      ? rect(x + 18, 233, 84 * rule, 1.4, 0, { fill: C.text }) +
        rect(x + 18, 236.4, 84 * rule, 1.4, 0, { fill: C.text })
      : '')
  );
}

function date(x: number, shown: string): string {
  return (
    rect(x, 92, 110, 40, 6, { fill: C.surface, stroke: C.field }) + text(x + 14, 118, shown, { size: 16 })
  );
}

function calendar(x: number, y: number): string {
  return (
    rect(x - 9, y - 7, 18, 16, 3, { stroke: C.text2, width: 1.8 }) +
    path(`M${x - 9} ${y - 2} h18 M${x - 4} ${y - 10} v4 M${x + 4} ${y - 10} v4`, {
      stroke: C.text2,
      width: 1.8,
    })
  );
}

function periods(t: number): string {
  const over = Math.round((pointerAt(t, stops).y - 160) / 33);
  return (
    rect(X + 20, 138, 190, 172, 8, { fill: C.surface, stroke: C.line2, width: 1.4 }) +
    [46, 58, 96, 84, 104]
      .map((width, index) => {
        const y = 160 + index * 33;
        return (
          (index === over ? rect(X + 24, y - 15, 182, 30, 5, { fill: C.tint }) : '') +
          words(X + 40, y, width, index === over ? C.primary : C.text2)
        );
      })
      .join('')
  );
}
