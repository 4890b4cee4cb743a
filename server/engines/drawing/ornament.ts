/** Colours of the console's light theme, as far as pictures need them. */
export const INK = '#12222A';
export const PETROL = '#0E5468';
export const BRASS = '#A87B21';
export const PAPER = '#FFFFFF';
export const TINT = '#E1EEF2';
export const TINT_LINE = '#A9CBD6';
export const LINE = '#C5CFD3';

export const WIDTH = 1200;
export const HEIGHT = 630;

const round = (value: number) => Math.round(value * 10) / 10;

function polyline(points: readonly (readonly [x: number, y: number])[]): string {
  return points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');
}

interface Ribbon {
  y: number;
  amplitude: number;
  /** Waves from edge to edge, and how many lines run beside one another. */
  waves: number;
  lines: number;
  /** How often the height of the waves comes and goes. */
  swells: number;
}

/** Line-work of banknotes from the left edge to the right. */
export function ribbon(colour: string, { y, amplitude, waves, lines, swells }: Ribbon): string {
  const steps = waves * 18;
  const paths = Array.from({ length: lines }, (_, line) =>
    polyline(
      Array.from({ length: steps + 1 }, (_, step) => {
        const turn = (2 * Math.PI * step) / steps;
        const height = amplitude * (0.62 + 0.38 * Math.cos(swells * turn));
        const drift = 0.22 * amplitude * Math.sin(turn + 0.6);
        return [
          (WIDTH * step) / steps,
          y + drift + height * Math.sin(waves * turn + (2 * Math.PI * line) / lines),
        ];
      }),
    ),
  );
  return `<path d="${paths.join('')}" fill="none" stroke="${colour}" stroke-width="1.6"/>`;
}

interface Rosette {
  x: number;
  y: number;
  outer: number;
  inner: number;
  lobes: number;
  waves: number;
  lines: number;
}

/** The path data of a ring of waves between two lobed edges. */
export function rosettePath({ x, y, outer, inner, lobes, waves, lines }: Rosette): string {
  const steps = waves * 18;
  const paths = Array.from({ length: lines }, (_, line) =>
    polyline(
      Array.from({ length: steps + 1 }, (_, step) => {
        const angle = (2 * Math.PI * step) / steps;
        const lobe = 1 + 0.06 * Math.cos(lobes * angle);
        const middle = (outer + inner) / 2;
        const swing = ((outer - inner) / 2) * Math.sin(waves * angle + (2 * Math.PI * line) / lines);
        const distance = (middle + swing) * lobe;
        return [x + distance * Math.cos(angle), y + distance * Math.sin(angle)];
      }),
    ),
  );
  return paths.join('');
}

/** The same as an element of a drawing. */
export function rosette(colour: string, drawing: Rosette): string {
  return `<path d="${rosettePath(drawing)}" fill="none" stroke="${colour}" stroke-width="1.4"/>`;
}
