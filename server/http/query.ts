import { z } from 'zod';

/**
 * Reads a query string by the shape of its schema: a single `?ec=1` is a list where a list is meant, digits are
 * numbers, `true` and `false` are booleans; objects and tuples travel as JSON (ra-data-simple-rest). Whatever does not read so stays text, and the schema refuses it.
 */
export function readQuery(
  schema: z.ZodObject,
  raw: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(raw).map(([key, value]) => {
      const field = schema.shape[key];
      return [key, field === undefined ? value : readValue(field, value)];
    }),
  );
}

function readValue(field: z.core.$ZodType, value: unknown): unknown {
  const schema = unwrapped(field);
  if (schema instanceof z.ZodArray) {
    const items: unknown[] = Array.isArray(value) ? value : [value];
    return items.map((item) => readValue(schema.element, item));
  }
  if (typeof value !== 'string') return value;
  if (schema instanceof z.ZodObject || schema instanceof z.ZodTuple) return parsed(value);
  if (schema instanceof z.ZodBoolean) return value === 'true' ? true : value === 'false' ? false : value;
  if (isNumeric(schema)) return /^-?\d{1,15}(\.\d{1,10})?$/.test(value) ? Number(value) : value;
  return value;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function unwrapped(field: z.core.$ZodType): z.core.$ZodType {
  return field instanceof z.ZodOptional || field instanceof z.ZodNullable || field instanceof z.ZodDefault
    ? unwrapped(field.unwrap())
    : field;
}

function isNumeric(schema: z.core.$ZodType): boolean {
  if (schema instanceof z.ZodLiteral) return [...schema.values].every((value) => typeof value === 'number');
  return schema instanceof z.ZodNumber;
}
