import type { Fact } from './table';

/** Characters of a value that every form shows whole: less than a cell holds, and than a page of a PDF has lines for. */
const MOST = 4000;

/** A fact, in several of the same label where it names more than one line holds: nothing of it is cut. */
export function factsOf(label: string, value: string): Fact[] {
  const facts: Fact[] = [];
  let rest = value;
  while (rest.length > MOST) {
    // Between two of the names where there are several, else between two characters.
    const between = Math.max(rest.lastIndexOf('; ', MOST - 1), rest.lastIndexOf(', ', MOST - 1));
    const end = between > 0 ? between + 1 : MOST - (/[\ud800-\udbff]/.test(rest.charAt(MOST - 1)) ? 1 : 0);
    facts.push({ label, value: rest.slice(0, end) });
    rest = rest.slice(end).trimStart();
  }
  return [...facts, { label, value: rest }];
}
