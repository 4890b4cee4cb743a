import {
  between,
  C,
  card,
  circle,
  frame,
  group,
  mix,
  path,
  pointer,
  pointerAt,
  rect,
  type Stop,
  text,
  tick,
  words,
} from './kit';
import type { Scene } from './scene';
import { amount, statementRows } from './table';

const X = 204;
const W = 732;
const FORMS = ['PDF', 'XLSX', 'XLS', 'CSV'];

const stops: readonly Stop[] = [
  { at: 0, x: 520, y: 430 },
  { at: 1.2, x: 872, y: 98, click: true },
  { at: 2.9, x: 838, y: 192, click: true },
  { at: 4.6, x: 92, y: 130, click: true },
  { at: 7.4, x: 640, y: 300 },
  { at: 12, x: 640, y: 300 },
];

/** From the statement to a spreadsheet: a form is chosen, other work goes on, and the file opens. */
export const exporting: Scene = {
  seconds: 12,
  poster: 10.6,
  draw: (t) => {
    const menu = Math.min(between(t, 1.25, 1.45), 1 - between(t, 3, 3.2));
    const elsewhere = t >= 4.7;
    const part = between(t, 3.3, 7.2);
    const tray = Math.min(between(t, 3.1, 3.4), 1 - between(t, 8, 8.3));
    const sheet = between(t, 8.2, 8.9);
    return (
      frame(elsewhere ? 1 : 2) +
      (elsewhere ? otherPage(between(t, 4.7, 5.1)) : report(t)) +
      group(forms(t), { opacity: menu }) +
      group(progress(part), { y: mix(16, 0, tray), opacity: tray }) +
      (sheet > 0
        ? rect(0, 0, 960, 540, 0, { fill: '#060E12', opacity: 0.45 * sheet }) +
          group(spreadsheet(t), {
            x: mix(360, 170, sheet),
            y: mix(260, 66, sheet),
            scale: mix(0.3, 1, sheet),
            opacity: Math.min(1, 4 * sheet),
          })
        : '') +
      (t < 8.2 ? pointer(t, stops) : '')
    );
  },
};

function report(t: number): string {
  const pressed = t > 1.15 && t < 3.1;
  return (
    words(X, 98, 150, C.text, 12) +
    rect(X + W - 128, 78, 128, 40, 6, {
      fill: pressed ? C.tint : C.surface,
      stroke: pressed ? C.primary : C.field,
    }) +
    arrowDown(X + W - 104, 98, C.primary) +
    words(X + W - 84, 98, 62, C.text2) +
    card(X, 136, W, 420) +
    statementRows(X, 136, W, 11, 11)
  );
}

function arrowDown(x: number, y: number, colour: string): string {
  return path(`M${x} ${y - 8} v11 M${x - 5} ${y - 2} l5 5 l5 -5 M${x - 8} ${y + 9} h16`, {
    stroke: colour,
    width: 2,
  });
}

function forms(t: number): string {
  const over = Math.round((pointerAt(t, stops).y - 150) / 41);
  return (
    rect(X + W - 190, 124, 190, 172, 8, { fill: C.surface, stroke: C.line2, width: 1.4 }) +
    FORMS.map((name, index) => {
      const y = 150 + index * 41;
      return (
        (index === over ? rect(X + W - 185, y - 19, 180, 38, 5, { fill: C.tint }) : '') +
        file(X + W - 160, y, index === 1 ? C.in : C.text3) +
        text(X + W - 134, y + 6, name, { size: 16, weight: index === over ? 600 : 400, fill: C.text })
      );
    }).join('')
  );
}

function file(x: number, y: number, colour: string): string {
  return path(`M${x - 8} ${y - 11} h10 l6 6 v16 h-16 Z M${x + 2} ${y - 11} v6 h6`, {
    stroke: colour,
    width: 1.8,
  });
}

function progress(part: number): string {
  const done = part >= 1;
  return (
    rect(652, 424, 284, 92, 8, { fill: C.surface, stroke: C.line2, width: 1.4 }) +
    file(678, 450, C.in) +
    words(696, 450, 120, C.text, 9) +
    rect(668, 474, 252, 5, 2.5, { fill: C.line }) +
    rect(668, 474, 252 * part, 5, 2.5, { fill: done ? C.in : C.primary }) +
    text(668, 502, `${amount(12_480 * part)} / ${amount(12_480)}`, { size: 14, fill: C.text2 }) +
    (done ? circle(908, 450, 11, { fill: C.in }) + tick(908, 451, 12, 1, C.surface) : '')
  );
}

function otherPage(opacity: number): string {
  const bars = [44, 78, 62, 110, 96, 130, 118].map((height, index) =>
    rect(X + 40 + index * 62, 330 - height * opacity, 30, height * opacity, 3, {
      fill: index === 5 ? C.brass : C.primary,
    }),
  );
  return group(
    card(X, 78, 480, 290) +
      words(X + 22, 106, 130, C.text, 10) +
      rect(X + 22, 331, 436, 1, 0, { fill: C.line }) +
      bars.join('') +
      card(X + 500, 78, 232, 290) +
      words(X + 522, 106, 90, C.text, 10) +
      circle(X + 616, 230, 72, { stroke: C.line, width: 18 }) +
      path(`M${X + 616} 158 a72 72 0 1 1 -68.5 50`, { stroke: C.primary, width: 18 }) +
      card(X, 388, W, 180),
    { opacity },
  );
}

/** A spreadsheet program with the file: columns by letter, amounts on the right, a sum at the foot. */
function spreadsheet(t: number): string {
  const columns = [
    { letter: 'A', x: 44, w: 130 },
    { letter: 'B', x: 174, w: 190 },
    { letter: 'C', x: 364, w: 120 },
    { letter: 'D', x: 484, w: 136 },
  ];
  const values = [1250, 640, -300, 2180, 415, -150, 980];
  const lines = values.map((value, index) => {
    const y = 104 + index * 34;
    const seen = between(t, 8.8 + index * 0.12, 9.1 + index * 0.12);
    return (
      text(22, y + 22, String(index + 2), { size: 13, fill: C.text3, anchor: 'middle' }) +
      `<g opacity="${seen}">` +
      words(58, y + 17, 92, C.text2, 7) +
      words(188, y + 17, 90 + ((index * 41) % 70), C.text, 7) +
      words(378, y + 17, 76, C.line2, 7) +
      text(606, y + 23, `${value < 0 ? '\u2212' : ''}${amount(Math.abs(value))}`, {
        size: 16,
        anchor: 'end',
      }) +
      '</g>'
    );
  });
  const grid = Array.from({ length: 9 }, (_, row) => rect(0, 70 + row * 34, 620, 1, 0, { fill: C.line }));
  const summed = between(t, 10, 10.4);
  return (
    rect(0, 0, 620, 408, 8, { fill: C.surface, stroke: C.line2 }) +
    rect(0, 0, 620, 40, 8, { fill: C.in }) +
    rect(0, 30, 620, 10, 0, { fill: C.in }) +
    text(20, 26, 'relatorio.xlsx', { size: 16, weight: 600, fill: C.surface }) +
    rect(0, 40, 620, 30, 0, { fill: C.sunken }) +
    columns
      .map(({ letter, x, w }) => text(x + w / 2, 61, letter, { size: 13, fill: C.text3, anchor: 'middle' }))
      .join('') +
    rect(44, 71, 576, 33, 0, { fill: C.tint }) +
    columns
      .map(
        ({ x, w }) =>
          words(x + 14, 87, Math.min(80, w - 40), C.primary, 7) + rect(x, 40, 1, 336, 0, { fill: C.line }),
      )
      .join('') +
    grid.join('') +
    lines.join('') +
    rect(484, 342, 136, 34, 0, { stroke: C.in, width: 2.4, opacity: summed }) +
    text(22, 364, '9', { size: 13, fill: C.text3, anchor: 'middle' }) +
    text(606, 365, amount(5015), { size: 16, weight: 600, anchor: 'end', opacity: summed }) +
    text(498, 365, '\u03a3', { size: 16, weight: 600, fill: C.in, opacity: summed })
  );
}
