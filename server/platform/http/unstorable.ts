import { z } from 'zod';
import { MOST_ISSUES } from './bounds';
import { anywhere, DEPTH } from './schemas';

/** The code of the problem for a text that no database can store. */
export const UNSTORABLE = 'unstorable';

/** Parts that the call checks itself: rows of the feed are refused one by one. */
const takesAnything = anywhere((schema) => schema instanceof z.ZodUnknown);

/**
 * The paths of texts that no database can store: those with the character NUL, or with half of a character (a
 * surrogate without its other half, which only an escape of JSON can produce).
 * @param value may have any form; a schema may have refused it
 * @returns at most `MOST_ISSUES`
 */
export function unstorableTexts(schema: z.core.$ZodType, value: unknown): PropertyKey[][] {
  return takesAnything(schema) ? [] : placesIn(value, DEPTH);
}

function placesIn(value: unknown, depth: number): PropertyKey[][] {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? [[]] : [];
  if (typeof value !== 'object' || value === null || depth === 0) return [];
  const found: PropertyKey[][] = [];
  for (const [key, part] of Object.entries(value)) {
    const name = Array.isArray(value) ? Number(key) : key;
    for (const place of placesIn(part, depth - 1)) found.push([name, ...place]);
    if (found.length >= MOST_ISSUES) return found.slice(0, MOST_ISSUES);
  }
  return found;
}
