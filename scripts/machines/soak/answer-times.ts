/** When calls of a kind were answered, to know for how long none was. */
export class AnswerTimes {
  readonly #times: number[] = [];

  note(): void {
    this.#times.push(performance.now());
  }

  get last(): number {
    return this.#times.at(-1) ?? 0;
  }

  /** The longest time without an answer since a moment, in seconds. */
  longestGapSince(from: number): number {
    const later = [from, ...this.#times.filter((time) => time > from), performance.now()];
    return Math.max(...later.slice(1).map((time, index) => time - (later[index] ?? time))) / 1000;
  }
}
