/** When something was answered, to know for how long nothing was. */
export class Pulse {
  readonly #beats: number[] = [];

  beat(): void {
    this.#beats.push(performance.now());
  }

  get last(): number {
    return this.#beats.at(-1) ?? 0;
  }

  /** The longest time without an answer since a moment, in seconds. */
  longestSince(from: number): number {
    const later = [from, ...this.#beats.filter((beat) => beat > from), performance.now()];
    return Math.max(...later.slice(1).map((beat, index) => beat - (later[index] ?? beat))) / 1000;
  }
}
