/** The distance of an edge from the centre, and how much it varies from lobe to lobe. */
interface Edge {
  readonly radius: number;
  readonly swell: number;
}

/** A ring of lines as on banknotes: waves that swing between two lobed edges. */
interface Band {
  readonly lobes: number;
  readonly outer: Edge;
  readonly inner: Edge;
  /** Waves in a full turn, and how many lines run beside one another, evenly out of step. */
  readonly waves: number;
  readonly lines: number;
}

const STEPS_PER_WAVE = 18;
const round = (value: number) => Math.round(value * 10) / 10;

/** The path data of a band around (0, 0). */
export function bandPath({ lobes, outer, inner, waves, lines }: Band): string {
  const steps = waves * STEPS_PER_WAVE;
  let path = '';
  for (let line = 0; line < lines; line += 1) {
    const shift = (2 * Math.PI * line) / lines;
    for (let step = 0; step < steps; step += 1) {
      const angle = (2 * Math.PI * step) / steps;
      const lobe = Math.cos(lobes * angle);
      const far = outer.radius + outer.swell * lobe;
      const near = inner.radius + inner.swell * lobe;
      const distance = (far + near) / 2 + ((far - near) / 2) * Math.sin(waves * angle + shift);
      path += `${step === 0 ? 'M' : 'L'}${round(distance * Math.cos(angle))} ${round(distance * Math.sin(angle))}`;
    }
    path += 'Z';
  }
  return path;
}
