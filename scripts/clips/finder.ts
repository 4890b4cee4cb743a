import {
  between,
  C,
  card,
  circle,
  frame,
  group,
  key,
  mix,
  path,
  press,
  rect,
  text,
  typed,
  words,
} from './kit';
import type { Scene } from './scene';

const X = 204;
const W = 732;
const BOX = { x: 300, y: 96, w: 540 };

const pages = [
  { width: 116, fits: 0 },
  { width: 150, fits: 0 },
  { width: 84, fits: 3 },
  { width: 132, fits: 0 },
  { width: 98, fits: 1 },
];

/** Finding a page with the keyboard: the keys, a few letters, Enter, and the page is there. */
export const finder: Scene = {
  seconds: 10,
  poster: 5.6,
  draw: (t) => {
    const held = Math.min(between(t, 1.4, 1.5), 1 - between(t, 2, 2.15));
    const open = Math.min(between(t, 1.6, 1.9), 1 - between(t, 7.2, 7.45));
    const arrived = between(t, 7.3, 7.8);
    const letters = typed('ban', 3.2 + (t - 3.2) / 4, 3.2);
    return (
      frame(arrived > 0.5 ? 5 : 0) +
      (arrived > 0 ? group(bankList(), { opacity: arrived }) : '') +
      group(home(), { opacity: 1 - arrived }) +
      rect(0, 0, 960, 540, 0, { fill: '#060E12', opacity: 0.4 * open }) +
      group(box(t, letters), { y: mix(-14, 0, open), opacity: open }) +
      keyboard(t, held, letters)
    );
  },
};

function home(): string {
  return (
    card(X, 76, W, 96) +
    words(X + 24, 108, 90, C.text3, 7) +
    words(X + 24, 136, 220, C.text, 14) +
    [0, 1, 2]
      .map((index) => {
        const x = X + index * 249;
        return (
          card(x, 190, 234, 92) +
          circle(x + 34, 222, 12, { stroke: C.primary, width: 2.4 }) +
          words(x + 60, 222, 110, C.text, 9) +
          words(x + 60, 246, 140, C.line2, 7)
        );
      })
      .join('') +
    card(X, 300, W, 120)
  );
}

function bankList(): string {
  const rows = [128, 96, 150, 112, 84].map((width, index) => {
    const y = 152 + index * 50;
    return (
      rect(X, y + 49, W, 1, 0, { fill: C.line }) +
      circle(X + 36, y + 25, 13, { fill: C.tint, stroke: C.tintLine }) +
      words(X + 64, y + 25, width, C.text, 9) +
      words(X + 330, y + 25, 60, C.line2, 8) +
      circle(X + 520, y + 25, 4.5, { fill: C.in }) +
      words(X + 534, y + 25, 44, C.text2, 8) +
      path(`M${X + 688} ${y + 30} l1 -5 l9 -9 l4 4 l-9 9 Z`, { stroke: C.text2, width: 1.8 })
    );
  });
  return (
    card(X, 76, W, 360) +
    rect(X + 20, 90, 230, 38, 6, { fill: C.surface, stroke: C.field }) +
    words(X + 52, 109, 110, C.line2, 8) +
    circle(X + 37, 107, 6, { stroke: C.text3, width: 2 }) +
    rect(X, 142, W, 1, 0, { fill: C.line }) +
    rows.join('')
  );
}

function box(t: number, letters: string): string {
  const found = pages.filter(({ fits }) => fits >= letters.length);
  const shown = letters === '' ? pages : found;
  const caret =
    Math.floor(t * 2) % 2 === 0
      ? rect(BOX.x + 62 + letters.length * 13, BOX.y + 15, 2, 26, 0, { fill: C.primary })
      : '';
  return (
    rect(BOX.x, BOX.y, BOX.w, 66 + shown.length * 46, 12, { fill: C.surface, stroke: C.line2, width: 1.4 }) +
    circle(BOX.x + 32, BOX.y + 26, 8, { stroke: C.text2, width: 2.4 }) +
    path(`M${BOX.x + 38} ${BOX.y + 33} l6 6`, { stroke: C.text2, width: 2.4 }) +
    text(BOX.x + 60, BOX.y + 36, letters, { size: 22 }) +
    caret +
    rect(BOX.x, BOX.y + 56, BOX.w, 1, 0, { fill: C.line }) +
    shown
      .map(({ width }, index) => {
        const y = BOX.y + 84 + index * 46;
        return (
          (index === 0 ? rect(BOX.x + 8, y - 20, BOX.w - 16, 40, 6, { fill: C.tint }) : '') +
          circle(BOX.x + 36, y, 9, { stroke: index === 0 ? C.primary : C.text3, width: 2.2 }) +
          words(BOX.x + 62, y, width, index === 0 ? C.primary : C.text2, 9)
        );
      })
      .join('')
  );
}

/** The keys that matter, at the foot of the picture. */
function keyboard(t: number, together: number, letters: string): string {
  const struck = (index: number) =>
    letters.length === index + 1 && t < 3.2 + (index + 1) * 0.56 + 0.3 ? 1 : 0;
  const enter = press(t, 6.9);
  return (
    rect(180, 444, 780, 96, 0, { fill: C.sunken }) +
    rect(180, 444, 780, 1, 0, { fill: C.line }) +
    key(216, 462, 84, 'Ctrl', together) +
    text(320, 496, '+', { size: 22, fill: C.text3, anchor: 'middle' }) +
    key(340, 462, 58, 'K', together) +
    key(488, 462, 58, 'B', struck(0)) +
    key(556, 462, 58, 'A', struck(1)) +
    key(624, 462, 58, 'N', struck(2)) +
    key(790, 462, 112, '\u21b5', enter)
  );
}
