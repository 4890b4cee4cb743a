import { BRASS, INK, LINE, PAPER, PETROL, rosette, TINT, TINT_LINE } from '../../engines/drawing/ornament';

/*
 * The things in the pictures: ink outlines of one weight, flat fills, drawn around the middle of the picture
 * (600, 315).
 */

const OUTLINE = `stroke="${INK}" stroke-width="6" stroke-linejoin="round" stroke-linecap="round"`;

const box = (x: number, y: number, width: number, height: number, fill: string, radius = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}" ${OUTLINE}/>`;
const flat = (x: number, y: number, width: number, height: number, fill: string, radius = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;
const line = (d: string, fill = 'none') => `<path d="${d}" fill="${fill}" ${OUTLINE}/>`;
const disc = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" ${OUTLINE}/>`;

/** A deposit terminal that takes a note in. */
export const terminal = [
  box(462, 74, 276, 600, PAPER, 10),
  box(494, 110, 212, 132, TINT, 4),
  flat(516, 134, 92, 12, PETROL),
  flat(516, 162, 150, 8, TINT_LINE),
  flat(516, 182, 128, 8, TINT_LINE),
  flat(516, 208, 54, 14, BRASS, 2),
  box(494, 300, 212, 34, INK, 4),
  line('M540 262 H660 V316 H540 Z', '#E4F3EA'),
  `<circle cx="600" cy="288" r="13" fill="none" stroke="${INK}" stroke-width="4"/>`,
  disc(546, 420, 34, PAPER),
  line('M546 420 L566 398'),
  line('M620 398 H702 M620 422 H682 M620 446 H694'),
  line('M494 502 H706'),
  box(560, 534, 80, 22, PAPER, 4),
].join('');

const days = Array.from({ length: 20 }, (_, index) => {
  const colour = [12, 13].includes(index) ? BRASS : index > 17 ? TINT_LINE : LINE;
  return flat(438 + (index % 5) * 68, 246 + Math.floor(index / 5) * 62, 44, 40, colour, 6);
});

/** A month with two days marked. */
export const calendar = [
  box(396, 112, 408, 400, PAPER, 8),
  line('M396 206 H804 V120 a8 8 0 0 0 -8 -8 H404 a8 8 0 0 0 -8 8 Z', PETROL),
  line('M484 82 V140 M716 82 V140'),
  ...days,
].join('');

const ticks = Array.from({ length: 40 }, (_, index) => {
  const angle = (index * Math.PI) / 20;
  const from = index % 5 === 0 ? 148 : 160;
  const at = (radius: number) =>
    `${(600 + radius * Math.cos(angle)).toFixed(1)} ${(315 + radius * Math.sin(angle)).toFixed(1)}`;
  return `M${at(from)} L${at(176)}`;
});

/** The dial of a vault, its index in brass. */
export const dial = [
  disc(600, 315, 226, PAPER),
  disc(600, 315, 196, PETROL),
  `<path d="${ticks.join('')}" stroke="${PAPER}" stroke-width="5"/>`,
  disc(600, 315, 112, PAPER),
  rosette(TINT_LINE, { x: 600, y: 315, outer: 98, inner: 54, lobes: 6, waves: 9, lines: 6 }),
  disc(600, 315, 34, PAPER),
  `<path d="M786 315 H850" stroke="${BRASS}" stroke-width="14"/>`,
].join('');

const wheel = (x: number) => disc(x, 476, 46, PAPER) + disc(x, 476, 16, INK);

/** An armoured van. */
export const van = [
  line('M318 214 H742 V470 H318 Z', PAPER),
  line('M742 262 H832 L896 356 V470 H742 Z', PAPER),
  line('M772 292 H818 L858 356 H772 Z', TINT),
  `<path d="M321 330 H739 V372 H321 Z" fill="${PETROL}"/>`,
  line('M318 330 H742 M318 372 H742'),
  line('M560 214 V330'),
  box(372, 246, 66, 44, TINT, 4),
  disc(650, 272, 26, PAPER),
  line('M650 272 V258 M650 272 L662 280'),
  line('M300 470 H912'),
  `<path d="M872 412 H893 V436 H872 Z" fill="${BRASS}"/>`,
  wheel(428),
  wheel(790),
].join('');

const note = (x: number, y: number, fill: string) => box(x, y, 420, 196, fill, 6);

/** Banknotes, fanned out. */
export const notes = [
  '<g transform="translate(600 315) scale(1.25) translate(-600 -304)">',
  `<g transform="rotate(-9 600 330)">${note(366, 170, TINT)}</g>`,
  `<g transform="rotate(-3 600 330)">${note(378, 196, '#E4F3EA')}</g>`,
  `<g transform="rotate(4 600 330)">`,
  note(390, 226, PAPER),
  rosette(PETROL, { x: 600, y: 324, outer: 74, inner: 34, lobes: 8, waves: 9, lines: 7 }),
  rosette(BRASS, { x: 600, y: 324, outer: 58, inner: 44, lobes: 8, waves: 12, lines: 4 }),
  flat(416, 252, 62, 14, PETROL),
  flat(722, 382, 62, 14, PETROL),
  line('M418 396 H468 M732 258 H782'),
  '</g></g>',
].join('');

/** A shield with a keyhole. */
export const shield = [
  line(
    'M600 78 C660 118 726 134 784 136 V300 C784 418 706 502 600 552 C494 502 416 418 416 300 V136 C474 134 540 118 600 78 Z',
    PAPER,
  ),
  line(
    'M600 122 C646 150 696 164 742 168 V300 C742 394 682 462 600 504 C518 462 458 394 458 300 V168 C504 164 554 150 600 122 Z',
    TINT,
  ),
  rosette(TINT_LINE, { x: 600, y: 306, outer: 122, inner: 84, lobes: 6, waves: 10, lines: 6 }),
  disc(600, 306, 74, PAPER),
  `<path d="M600 268 a24 24 0 0 1 12 45 L622 352 H578 L588 313 a24 24 0 0 1 12 -45 Z" fill="${BRASS}" ${OUTLINE}/>`,
].join('');

const bars = [70, 112, 92, 148, 126, 172].map((height, index) =>
  box(474 + index * 44, 392 - height, 26, height, index === 5 ? BRASS : index % 2 ? PETROL : TINT),
);

/** A statement: bars, figures, and the bookkeeper's double rule under the total. */
export const statement = [
  line('M424 74 H708 L776 142 V566 H424 Z', PAPER),
  line('M708 74 V142 H776', TINT),
  flat(464, 118, 120, 14, PETROL),
  flat(464, 148, 180, 10, LINE),
  ...bars,
  line('M452 392 H748'),
  flat(464, 424, 150, 10, LINE),
  flat(684, 424, 56, 10, LINE),
  flat(464, 454, 118, 10, LINE),
  flat(664, 454, 76, 10, LINE),
  flat(620, 488, 120, 14, INK),
  `<path d="M620 516 H740 M620 528 H740" stroke="${INK}" stroke-width="4"/>`,
].join('');

const awning = Array.from({ length: 6 }, (_, index) => {
  const x = 372 + index * 76;
  return line(`M${x} 150 H${x + 76} V236 a38 34 0 0 1 -76 0 Z`, index % 2 ? PAPER : PETROL);
});

/** A shop with a terminal behind its window. */
export const storefront = [
  box(396, 200, 408, 350, PAPER),
  box(436, 304, 196, 164, TINT, 4),
  box(672, 304, 96, 246, PAPER, 4),
  box(690, 324, 60, 92, TINT, 4),
  disc(690, 448, 5, INK),
  box(496, 350, 74, 118, PAPER, 4),
  flat(510, 364, 46, 30, PETROL, 2),
  flat(510, 408, 46, 10, BRASS, 2),
  line('M510 432 H556'),
  ...awning,
  line('M372 150 L404 100 H796 L828 150 Z', PAPER),
  line('M340 550 H860'),
].join('');
