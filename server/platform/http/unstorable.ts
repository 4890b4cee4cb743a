import { z } from 'zod';
import { anywhere } from './schemas';

/** The code of the problem for a text that no database can store. */
export const UNSTORABLE = 'unstorable';

/** Parts that the call checks itself: rows of the feed are refused one by one. */
const takesAnything = anywhere((schema) => schema instanceof z.ZodUnknown);

/**
 * The paths of texts that no database can store: those with the character NUL, or with half of a character (a
 * surrogate without its other half, which only an escape of JSON can produce).
 * @param value was accepted by the schema, and so is no deeper
 */
export function unstorableTexts(schema: z.core.$ZodType, value: unknown): PropertyKey[][] {
  return takesAnything(schema) ? [] : placesIn(value);
}

function placesIn(value: unknown): PropertyKey[][] {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? [[]] : [];
  if (typeof value !== 'object' || value === null) return [];
  const found: PropertyKey[][] = [];
  for (const [key, part] of Object.entries(value)) {
    for (const place of placesIn(part)) found.push([key, ...place]);
  }
  return found;
}
