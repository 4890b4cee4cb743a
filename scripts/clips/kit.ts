import { lightTokens } from '../../src/shell/theme/tokens';

/** What all scenes are drawn with: SVG of 960 by 540, in the colours of the console. */
export const WIDTH = 960;
export const HEIGHT = 540;
export const C = lightTokens;

/** How far something is at `t` that begins and ends at these seconds: 0 to 1, gently at both ends. */
export function between(t: number, from: number, to: number): number {
  const part = Math.min(1, Math.max(0, (t - from) / (to - from)));
  return part * part * (3 - 2 * part);
}

export const mix = (from: number, to: number, part: number): number => from + (to - from) * part;

/** The beginning of a text that is typed from `from` on, a letter every 0.14 seconds. */
export function typed(text: string, t: number, from: number): string {
  return text.slice(0, Math.max(0, Math.floor((t - from) / 0.14)));
}

interface Paint {
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
}

const paint = ({ fill = 'none', stroke = 'none', width = 1, opacity = 1 }: Paint) =>
  `fill="${fill}" stroke="${stroke}" stroke-width="${width}" opacity="${n(opacity)}"`;
const n = (value: number) => String(Math.round(value * 100) / 100);

export function rect(x: number, y: number, w: number, h: number, r: number, look: Paint): string {
  if (w <= 0 || h <= 0) return '';
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${r}" ${paint(look)}/>`;
}

export function circle(x: number, y: number, r: number, look: Paint): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" ${paint(look)}/>`;
}

export function path(d: string, look: Paint): string {
  return `<path d="${d}" stroke-linecap="round" stroke-linejoin="round" ${paint(look)}/>`;
}

/** Bars in the place of words, so that a clip needs no language. */
export function words(x: number, y: number, w: number, colour: string = C.line2, h = 8): string {
  return rect(x, y - h / 2, w, h, h / 2, { fill: colour });
}

interface Type {
  size?: number;
  weight?: number;
  fill?: string;
  anchor?: 'start' | 'middle' | 'end';
  opacity?: number;
}

export function text(x: number, y: number, content: string, type: Type = {}): string {
  const { size = 16, weight = 400, fill = C.text, anchor = 'start', opacity = 1 } = type;
  return `<text x="${n(x)}" y="${n(y)}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}" opacity="${n(opacity)}">${content}</text>`;
}

export function group(content: string, { x = 0, y = 0, scale = 1, opacity = 1 } = {}): string {
  if (opacity <= 0) return '';
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${n(scale)})" opacity="${n(opacity)}">${content}</g>`;
}

export const card = (x: number, y: number, w: number, h: number): string =>
  rect(x, y, w, h, 8, { fill: C.surface, stroke: C.line });

export function button(
  x: number,
  y: number,
  w: number,
  h: number,
  pressed: boolean,
  look: 'filled' | 'outlined',
): string {
  const filled = look === 'filled';
  const fill = filled ? (pressed ? C.primaryHover : C.primary) : pressed ? C.tint : C.surface;
  return (
    rect(x, y, w, h, 6, { fill, stroke: filled ? 'none' : C.field }) +
    words(x + w / 2 - w * 0.26, y + h / 2, w * 0.52, filled ? C.onPrimary : C.text2)
  );
}

/** A key of a keyboard, which goes down while it is pressed. */
export function key(x: number, y: number, w: number, label: string, pressed: number): string {
  const down = pressed * 4;
  const fill = pressed > 0.5 ? C.primary : C.surface;
  return (
    rect(x, y + 5, w, 52, 9, { fill: pressed > 0.5 ? C.primaryHover : C.line2 }) +
    rect(x, y + down, w, 52, 9, { fill, stroke: pressed > 0.5 ? C.primary : C.field, width: 1.5 }) +
    text(x + w / 2, y + down + 33, label, {
      size: 20,
      weight: 600,
      anchor: 'middle',
      fill: pressed > 0.5 ? C.onPrimary : C.text,
    })
  );
}

/** How far down a key or a button is that is pressed at `at`. */
export function press(t: number, at: number): number {
  return Math.min(between(t, at - 0.08, at), 1 - between(t, at + 0.12, at + 0.3));
}

/** Where a pointer is at these seconds. */
export interface Stop {
  at: number;
  x: number;
  y: number;
  /** It presses here. */
  click?: true;
}

/** Where the pointer is on its way from stop to stop. */
export function pointerAt(t: number, stops: readonly Stop[]): { x: number; y: number } {
  const next = stops.findIndex(({ at }) => at > t);
  const to = stops.at(next);
  const from = next > 0 ? stops[next - 1] : to;
  if (to === undefined || from === undefined) throw new Error('A pointer without a place');
  // It starts late and arrives early enough to be seen at rest.
  const part = to === from ? 1 : between(t, Math.max(from.at + 0.25, to.at - 0.9), to.at - 0.1);
  return { x: mix(from.x, to.x, part), y: mix(from.y, to.y, part) };
}

/** The pointer, with a ring where it presses. */
export function pointer(t: number, stops: readonly Stop[]): string {
  const { x, y } = pointerAt(t, stops);
  const rings = stops
    .filter(({ click, at }) => click && t >= at && t < at + 0.5)
    .map((stop) => {
      const age = (t - stop.at) / 0.5;
      return circle(stop.x, stop.y, 6 + 20 * age, { stroke: C.brass, width: 2.5, opacity: 1 - age });
    });
  const arrow = 'M0 0 L0 22 L5.6 17 L9.4 25.4 L13.4 23.6 L9.7 15.6 L17 15 Z';
  return `${rings.join('')}<g transform="translate(${n(x)} ${n(y)})">${path(arrow, { fill: C.text, stroke: '#FFFFFF', width: 1.6 })}</g>`;
}

/** The mark: a dial in a door, its index in brass. */
export function mark(x: number, y: number, size: number, colour: string): string {
  return group(
    rect(1, 1, 22, 22, 6, { stroke: colour, width: 1.8 }) +
      `<path d="M15.6 9.2a4.6 4.6 0 1 0 0 5.6" fill="none" stroke="${colour}" stroke-width="2"/>` +
      `<path d="M14.4 12h5.2" fill="none" stroke="${C.nav.dot}" stroke-width="2"/>`,
    { x, y, scale: size / 24 },
  );
}

export function tick(x: number, y: number, size: number, part: number, colour: string): string {
  const length = size * 1.7;
  return `<path d="M${n(x - size * 0.45)} ${n(y)} l${n(size * 0.32)} ${n(size * 0.34)} l${n(size * 0.6)} ${n(-size * 0.7)}" fill="none" stroke="${colour}" stroke-width="${n(size / 7)}" stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="${n(length)}" stroke-dashoffset="${n(length * (1 - part))}"/>`;
}

/** The console around a page: menu with an entry that is open, bar with title and avatar. */
export function frame(active: number): string {
  const entries = [96, 74, 110, 84, 66, 100, 78].map((width, index) => {
    const y = 92 + index * 38;
    const open = index === active;
    return (
      (open ? rect(12, y - 16, 156, 32, 6, { fill: C.nav.active }) : '') +
      circle(32, y, 6, { stroke: open ? C.nav.strong : C.nav.group, width: 2 }) +
      words(50, y, Math.min(width, 92), open ? C.nav.strong : C.nav.group, 7) +
      (open ? circle(154, y, 3.5, { fill: C.nav.dot }) : '')
    );
  });
  return (
    rect(0, 0, WIDTH, HEIGHT, 0, { fill: C.canvas }) +
    rect(180, 0, WIDTH - 180, 52, 0, { fill: C.surface }) +
    rect(180, 52, WIDTH - 180, 1, 0, { fill: C.line }) +
    rect(0, 0, 180, HEIGHT, 0, { fill: C.nav.main }) +
    mark(18, 14, 24, C.nav.strong) +
    words(54, 26, 58, C.nav.strong, 9) +
    entries.join('') +
    words(204, 26, 150, C.text, 10) +
    circle(930, 26, 14, { fill: C.tint, stroke: C.tintLine }) +
    words(924, 26, 12, C.primary, 5)
  );
}
