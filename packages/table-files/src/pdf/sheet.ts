import type { Face, Run } from './face.ts';
import { COLOUR, type Colour, PAGE } from './look.ts';

/** How something is written. */
export interface Ink {
  face: Face;
  size: number;
  colour: Colour;
}

/** 14.8.2.2: what decorates a page or repeats what another one has. */
const ARTIFACT = '/Artifact BMC';

/**
 * One page while it is filled, as the operators of its content (ISO 32000-1, annex A). Coordinates are points from the
 * upper left corner; those of the file begin at the lower left one.
 */
export class Sheet {
  readonly #operators: string[] = [];
  /** Between BT and ET (9.4.1), where no lines can be drawn. */
  #writing = false;
  /** What the last operators have set; it stays until others do. */
  #ink: Ink | null = null;
  #squeeze = 100;

  /** Writes at a place, squeezed where that is wider than `width` points. */
  write(run: Run, ink: Ink, left: number, baseline: number, width = Number.POSITIVE_INFINITY): void {
    const natural = inPoints(run, ink.size);
    this.#dip(ink, natural > width ? Math.floor((width / natural) * 100) : 100);
    this.#operators.push(`1 0 0 1 ${short(left)} ${short(PAGE.height - baseline)} Tm ${run.show} TJ`);
  }

  /** Writes behind what was written last. */
  append(run: Run, ink: Ink): void {
    this.#dip(ink, this.#squeeze);
    this.#operators.push(`${run.show} TJ`);
  }

  /**
   * Begins marked content (14.6): what is written until `close` belongs to an element of the structure.
   * @param mark its number on the page; `null`: it belongs to none, and is not read aloud
   */
  open(role: string, mark: number | null): void {
    this.#takeUp();
    this.#operators.push(mark === null ? ARTIFACT : `/${role} <</MCID ${mark}>> BDC`);
  }

  close(): void {
    this.#operators.push('EMC');
  }

  /** Draws a horizontal line. */
  rule(left: number, right: number, y: number, colour: Colour, width: number): void {
    this.#putDown();
    const height = short(PAGE.height - y);
    this.#operators.push(
      `${ARTIFACT} ${COLOUR[colour]} RG ${width} w ${short(left)} ${height} m ${short(right)} ${height} l S EMC`,
    );
  }

  /** Fills the print between two heights. */
  band(top: number, bottom: number, colour: Colour): void {
    this.#putDown();
    const { left, right, height } = PAGE;
    this.#operators.push(
      `${ARTIFACT} q ${COLOUR[colour]} rg ${left} ${short(height - bottom)} ${short(right - left)} ${short(bottom - top)} re f Q EMC`,
    );
  }

  /** Shows a form (8.10) of the page's resources. */
  form(name: string, left: number, baseline: number): void {
    this.#putDown();
    this.#operators.push(
      `${ARTIFACT} q 1 0 0 1 ${short(left)} ${short(PAGE.height - baseline)} cm /${name} Do Q EMC`,
    );
  }

  /** All of it. */
  content(): string {
    this.#putDown();
    return this.#operators.join('\n');
  }

  #dip(ink: Ink, squeeze: number): void {
    this.#takeUp();
    const { face, size, colour } = ink;
    const before = this.#ink;
    if (face !== before?.face || size !== before.size) this.#operators.push(`/${face.name} ${size} Tf`);
    if (colour !== before?.colour) this.#operators.push(`${COLOUR[colour]} rg`);
    if (squeeze !== this.#squeeze) this.#operators.push(`${squeeze} Tz`);
    this.#ink = ink;
    this.#squeeze = squeeze;
  }

  #takeUp(): void {
    if (!this.#writing) this.#operators.push('BT');
    this.#writing = true;
  }

  #putDown(): void {
    if (this.#writing) this.#operators.push('ET');
    this.#writing = false;
  }
}

/** The width of a run at a size. */
export const inPoints = ({ width }: Run, size: number): number => (width * size) / 1000;

/** Hundredths of a point are finer than any printer. */
const short = (points: number): number => Math.round(points * 100) / 100;
