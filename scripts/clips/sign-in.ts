import { rosettePath } from '../../server/demo/drawing/ornament';
import {
  between,
  button,
  C,
  circle,
  group,
  HEIGHT,
  mark,
  path,
  pointer,
  press,
  rect,
  type Stop,
  text,
  tick,
  typed,
  WIDTH,
  words,
} from './kit';
import type { Scene } from './scene';

/** Where the door begins. */
const DOOR = 500;
const FIELD = { x: 92, w: 320, h: 44 };
const LOGIN = 192;
const PASSWORD = 270;
const CHECK = 334;
const BUTTON = 404;
const SHOWN = 'Luna#482';

const stops: readonly Stop[] = [
  { at: 0, x: 470, y: 470 },
  { at: 0.9, x: 190, y: LOGIN + 24, click: true },
  { at: 2.7, x: 190, y: PASSWORD + 24, click: true },
  { at: 4.7, x: 389, y: PASSWORD + 22, click: true },
  { at: 6.1, x: 389, y: PASSWORD + 22, click: true },
  { at: 7.2, x: 116, y: CHECK + 22, click: true },
  { at: 9.2, x: 250, y: BUTTON + 24, click: true },
  { at: 11.2, x: 330, y: 492 },
];

const rosettes = {
  petrol: rosettePath({ x: 0, y: 0, outer: 236, inner: 150, lobes: 9, waves: 12, lines: 14 }),
  brass: rosettePath({ x: 0, y: 0, outer: 206, inner: 170, lobes: 9, waves: 12, lines: 14 }),
};

/** Signing in safely: login, password that only its owner looks at, robot check, and the door opens. */
export const signIn: Scene = {
  seconds: 12,
  poster: 11.5,
  draw: (t) => {
    const visible = t >= 4.75 && t < 6.15;
    const letters = typed(SHOWN, t, 2.9);
    const focus = t < 0.9 ? '' : t < 2.7 ? 'login' : t < 7.2 ? 'password' : '';
    const open = between(t, 9.6, 11.2);
    const solved = between(t, 8.1, 8.5);
    const field = (y: number, focused: boolean) =>
      rect(FIELD.x, y, FIELD.w, FIELD.h, 6, {
        fill: C.surface,
        stroke: focused ? C.primary : C.field,
        width: focused ? 2 : 1,
      });
    const caret = (x: number, y: number, on: boolean) =>
      on && Math.floor(t * 2) % 2 === 0 ? rect(x, y + 12, 1.8, 20, 0, { fill: C.primary }) : '';
    const login = typed('20000002', t, 1.1);
    return (
      door(t, open) +
      rect(0, 0, DOOR, HEIGHT, 0, { fill: C.surface }) +
      mark(FIELD.x, 80, 30, C.text) +
      words(FIELD.x + 42, 95, 64, C.text, 11) +
      words(FIELD.x, 144, 138, C.text, 14) +
      words(FIELD.x, LOGIN - 12, 84, C.text2, 7) +
      field(LOGIN, focus === 'login') +
      text(FIELD.x + 14, LOGIN + 28, login, { size: 17 }) +
      caret(FIELD.x + 16 + login.length * 10.6, LOGIN, focus === 'login') +
      words(FIELD.x, PASSWORD - 12, 70, C.text2, 7) +
      field(PASSWORD, focus === 'password') +
      (visible
        ? text(FIELD.x + 14, PASSWORD + 28, letters, { size: 17 })
        : Array.from(letters, (_, index) =>
            circle(FIELD.x + 20 + index * 13, PASSWORD + 22, 4, { fill: C.text }),
          ).join('')) +
      eye(389, PASSWORD + 22, visible) +
      rect(FIELD.x, CHECK, FIELD.w, 46, 6, { fill: C.sunken, stroke: C.line2 }) +
      rect(FIELD.x + 13, CHECK + 12, 22, 22, 4, {
        fill: solved > 0.2 ? C.primary : C.surface,
        stroke: solved > 0.2 ? C.primary : C.field,
        width: 1.5,
      }) +
      (t >= 7.25 && solved < 0.2 ? spinner(FIELD.x + 24, CHECK + 23, t) : '') +
      tick(FIELD.x + 23.5, CHECK + 24, 15, solved, C.onPrimary) +
      words(FIELD.x + 50, CHECK + 23, 132, C.text2) +
      robot(FIELD.x + FIELD.w - 28, CHECK + 23) +
      button(FIELD.x, BUTTON, FIELD.w, 46, press(t, 9.2) > 0.3, 'filled') +
      pointer(t, stops)
    );
  },
};

function eye(x: number, y: number, open: boolean): string {
  return (
    path(`M${x - 11} ${y} q11 -13 22 0 q-11 13 -22 0 Z`, { stroke: C.text2, width: 1.8 }) +
    circle(x, y, 3.4, { fill: open ? C.primary : 'none', stroke: open ? C.primary : C.text2, width: 1.8 }) +
    (open ? '' : path(`M${x - 9} ${y - 9} L${x + 9} ${y + 9}`, { stroke: C.text2, width: 1.8 }))
  );
}

function robot(x: number, y: number): string {
  return (
    rect(x - 11, y - 7, 22, 16, 4, { stroke: C.text3, width: 1.8 }) +
    circle(x - 4.5, y + 1, 2, { fill: C.text3 }) +
    circle(x + 4.5, y + 1, 2, { fill: C.text3 }) +
    path(`M${x} ${y - 7} v-5`, { stroke: C.text3, width: 1.8 })
  );
}

function spinner(x: number, y: number, t: number): string {
  const angle = (t * 400) % 360;
  return `<g transform="rotate(${Math.round(angle)} ${x} ${y})">${path(`M${x - 6} ${y} a6 6 0 1 1 6 6`, { stroke: C.primary, width: 2.4 })}</g>`;
}

/** The vault door: its dial turns while it opens, and a check stands in its core. Fine lines that turn weigh too much. */
function door(t: number, open: number): string {
  const turn = open * 90;
  const lines =
    `<path d="${rosettes.petrol}" fill="none" stroke="#2F6475" stroke-width="0.9"/>` +
    `<path d="${rosettes.brass}" fill="none" stroke="${C.nav.dot}" stroke-width="0.8" opacity="0.6"/>`;
  const ticks = Array.from({ length: 40 }, (_, index) => {
    const angle = (index / 40) * 2 * Math.PI + (turn * Math.PI) / 180;
    const at = (r: number) =>
      `${Math.round(Math.cos(angle) * r * 10) / 10} ${Math.round(Math.sin(angle) * r * 10) / 10}`;
    return `M${at(118)} L${at(index % 5 === 0 ? 130 : 125)}`;
  }).join(' ');
  return (
    rect(DOOR, 0, WIDTH - DOOR, HEIGHT, 0, { fill: C.nav.main }) +
    group(
      lines +
        path(ticks, { stroke: C.nav.group, width: 1.4 }) +
        circle(0, 0, 104, { fill: C.nav.active, stroke: C.nav.line, width: 1.5 }) +
        `<g transform="rotate(${Math.round(turn * 10) / 10})">${path('M84 0 h34', { stroke: C.nav.dot, width: 5 })}</g>` +
        (open > 0.45
          ? circle(0, 0, 46, { stroke: '#76CF9B', width: 4, opacity: between(t, 10.3, 10.8) }) +
            tick(0, 2, 40, between(t, 10.5, 11.1), '#76CF9B')
          : lock(1 - between(t, 9.8, 10.3))),
      { x: 730, y: 270 },
    )
  );
}

function lock(opacity: number): string {
  return group(
    rect(-26, -8, 52, 42, 7, { stroke: C.nav.text, width: 4 }) +
      path('M-16 -8 v-12 a16 16 0 0 1 32 0 v12', { stroke: C.nav.text, width: 4 }) +
      circle(0, 10, 4.5, { fill: C.nav.dot }) +
      path('M0 12 v8', { stroke: C.nav.dot, width: 3.4 }),
    { opacity },
  );
}
