/** The line-work of banknotes: waves around a circle whose height swells and shrinks from lobe to lobe. */
interface Guilloche {
  readonly centre: readonly [x: number, y: number];
  readonly radius: number;
  /** Height of the waves, and how much of it varies. */
  readonly amplitude: number;
  readonly swell: number;
  readonly lobes: number;
  /** Waves in a full turn, and how many lines run beside one another, evenly out of step. */
  readonly waves: number;
  readonly lines: number;
  /** Half of the drawn arc, in radians, to both sides of three o'clock. */
  readonly reach: number;
}

const STEPS_PER_WAVE = 24;
const round = (value: number) => Math.round(value * 10) / 10;

/** The path data of a guilloche. */
export function guilloche(shape: Guilloche): string {
  const { centre, radius, amplitude, swell, lobes, waves, lines, reach } = shape;
  const steps = Math.ceil((reach / Math.PI) * waves * STEPS_PER_WAVE);
  let path = '';
  for (let line = 0; line < lines; line += 1) {
    const shift = (2 * Math.PI * line) / lines;
    for (let step = 0; step <= steps; step += 1) {
      const angle = reach * ((2 * step) / steps - 1);
      const height = amplitude + swell * Math.cos(lobes * angle);
      const distance = radius + height * Math.sin(waves * angle + shift);
      const x = round(centre[0] + distance * Math.cos(angle));
      const y = round(centre[1] + distance * Math.sin(angle));
      path += `${step === 0 ? 'M' : 'L'}${x} ${y}`;
    }
  }
  return path;
}
