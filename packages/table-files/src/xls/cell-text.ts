import { cutToUnits } from '../cut.ts';
import { CELL_LENGTH } from '../workbook/limits.ts';

/** What no program takes in a text: zeros, which end it for some, halves of a pair, and what is no character. */
const FORBIDDEN = /[\0\ufffe\uffff]|\p{Surrogate}/gu;

/** A text as a cell may have it. Everything else stays as it was. */
export function cellText(text: string): string {
  const allowed = text.replace(FORBIDDEN, '\ufffd');
  if (allowed.length <= CELL_LENGTH) return allowed;
  return `${cutToUnits(allowed, CELL_LENGTH - 1)}…`;
}
