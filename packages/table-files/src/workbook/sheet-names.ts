import { cutToUnits } from '../cut.ts';

/** What Excel takes. */
const LONGEST = 31;
const FORBIDDEN = /[[\]:*?/\\\p{Cc}\s]+/gu;

/** Gives names that Excel takes, each once. */
export class SheetNames {
  /** In lower case. Excel keeps the first one for itself. */
  readonly #taken = new Set(['history']);
  readonly #otherwise: string;

  /** @param otherwise names sheets of which Excel would take nothing of what is wanted */
  constructor(otherwise: string) {
    this.#otherwise = allowed(otherwise) || 'Table';
  }

  /** The wanted name as far as Excel takes it, with a number where there is one like it. */
  take(wanted: string): string {
    const base = allowed(wanted) || this.#otherwise;
    for (let number = 1; ; number += 1) {
      const suffix = number === 1 ? '' : ` (${number})`;
      const name = trimmed(cutToUnits(base, LONGEST - suffix.length)) + suffix;
      if (this.#taken.has(name.toLowerCase())) continue;
      this.#taken.add(name.toLowerCase());
      return name;
    }
  }
}

/** As much of a name as Excel takes, however long. */
const allowed = (name: string) => trimmed(name.replace(FORBIDDEN, ' '));

/** An apostrophe may stand anywhere but at either end. */
const trimmed = (name: string) => name.replace(/^['\s]+|['\s]+$/g, '');
