import { HEIGHT, ribbon, rosette, WIDTH } from '../../engines/drawing/ornament';
import { calendar, dial, notes, shield, statement, storefront, terminal, van } from './objects';

const SAND = { ground: '#FAF3E1', thread: '#DCC28A', inner: '#C9A85F' };
const MIST = { ground: '#EEF3F5', thread: '#B9CFD7', inner: '#8FB4C1' };
const LAKE = { ground: '#E1EEF2', thread: '#A3C7D3', inner: '#D9C08A' };

type Ground = typeof SAND;

const waves = ({ thread, inner }: Ground, y: number) =>
  ribbon(thread, { y, amplitude: 118, waves: 7, lines: 7, swells: 2 }) +
  ribbon(inner, { y, amplitude: 46, waves: 11, lines: 4, swells: 3 });

const rings = ({ thread, inner }: Ground) =>
  rosette(thread, { x: 600, y: 315, outer: 420, inner: 270, lobes: 9, waves: 12, lines: 6 }) +
  rosette(inner, { x: 600, y: 315, outer: 356, inner: 318, lobes: 9, waves: 18, lines: 4 });

const scene = ({ ground }: Ground, ornament: string, object: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
  `<rect width="${WIDTH}" height="${HEIGHT}" fill="${ground}"/>${ornament}${object}</svg>`;

/** The pictures of the news, by file name, each as SVG. */
export const scenes: Readonly<Record<string, string>> = {
  terminal: scene(SAND, waves(SAND, 340), terminal),
  calendar: scene(MIST, waves(MIST, 330), calendar),
  dial: scene(LAKE, rings(LAKE), dial),
  van: scene(MIST, waves(MIST, 300), van),
  notes: scene(LAKE, waves(LAKE, 320), notes),
  shield: scene(SAND, rings(SAND), shield),
  statement: scene(LAKE, waves(LAKE, 330), statement),
  storefront: scene(SAND, waves(SAND, 300), storefront),
};
