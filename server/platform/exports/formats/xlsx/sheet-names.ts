/** What Excel takes. */
const LONGEST = 31;
const FORBIDDEN = /[[\]:*?/\\\p{Cc}\s]+/gu;

/** Gives names that Excel takes, each once. */
export class SheetNames {
  /** In lower case. Excel keeps the first one for itself. */
  readonly #taken = new Set(['history']);

  /** The wanted name as far as Excel takes it, with a number where there is one like it. */
  take(wanted: string): string {
    const base = trimmed(wanted.replace(FORBIDDEN, ' ')) || 'Cofre';
    for (let number = 1; ; number += 1) {
      const suffix = number === 1 ? '' : ` (${number})`;
      const name = trimmed(beginning(base, LONGEST - suffix.length)) + suffix;
      if (this.#taken.has(name.toLowerCase())) continue;
      this.#taken.add(name.toLowerCase());
      return name;
    }
  }
}

/** An apostrophe may stand anywhere but at either end. */
const trimmed = (name: string) => name.replace(/^['\s]+|['\s]+$/g, '');

/** Without half of a pair at its end. */
const beginning = (name: string, length: number) => name.slice(0, length).replace(/[\ud800-\udbff]$/, '');
