import { z } from 'zod';
import { fieldOf, unwrapped } from './schemas';

/**
 * Reads a query string by its schema: a single `?ec=1` becomes a list where the schema has a list, digits become
 * numbers, `true` and `false` booleans. Anything else stays text, and the schema refuses it. An empty value of an
 * optional key counts as absent.
 */
export function readQuery(
  schema: z.ZodObject,
  raw: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(raw).flatMap(([key, value]) => {
      const field = fieldOf(schema, key);
      if (field === undefined) return [[key, value]];
      const given = field instanceof z.ZodOptional ? withoutEmpty(value) : value;
      return given === undefined ? [] : [[key, readValue(field, given)]];
    }),
  );
}

/** API-11, API-18, API-29: an empty value says that its key was not given; what has to be given may be empty. */
function withoutEmpty(value: unknown): unknown {
  if (!Array.isArray(value)) return value === '' ? undefined : value;
  const given = value.filter((item) => item !== '');
  return given.length === 0 ? undefined : given;
}

function readValue(field: z.core.$ZodType, value: unknown): unknown {
  const schema = unwrapped(field);
  if (schema instanceof z.ZodArray) {
    const items: unknown[] = Array.isArray(value) ? value : [value];
    return items.map((item) => readValue(schema.element, item));
  }
  if (typeof value !== 'string') return value;
  if (schema instanceof z.ZodBoolean) return value === 'true' ? true : value === 'false' ? false : value;
  if (isNumeric(schema)) return /^-?\d{1,15}(\.\d{1,10})?$/.test(value) ? Number(value) : value;
  return value;
}

function isNumeric(schema: z.core.$ZodType): boolean {
  if (schema instanceof z.ZodLiteral) return [...schema.values].every((value) => typeof value === 'number');
  return schema instanceof z.ZodNumber;
}
