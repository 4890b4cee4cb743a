/** What no program takes in a text: zeros, which end it for some, halves of a pair, and what is no character. */
const FORBIDDEN = /[\0\ufffe\uffff]|\p{Surrogate}/gu;

/** The most that a cell holds. */
const LONGEST = 32_767;

/** A text as a cell may have it. Everything else stays as it was. */
export function cellText(text: string): string {
  const allowed = text.replace(FORBIDDEN, '\ufffd');
  if (allowed.length <= LONGEST) return allowed;
  // Without half of a pair at its end.
  return `${allowed.slice(0, LONGEST - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
