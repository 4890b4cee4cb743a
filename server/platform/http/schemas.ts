import { z } from 'zod';

type Schema = z.core.$ZodType;

/** No schema of the contract is deeper; what is deeper is refused without being looked into. */
export const DEPTH = 8;

/** Removes optional, nullable and default wrappers from a schema. */
export function unwrapped(schema: Schema): Schema {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault
    ? unwrapped(schema.unwrap())
    : schema;
}

/** Whether a value is an object with fields. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether an object of the schema may have fields that it does not name. */
export function isOpen({ def }: z.ZodObject): boolean {
  return def.catchall !== undefined && !(def.catchall instanceof z.ZodNever);
}

/** The schema of a field; `undefined` for a stranger, whatever it is called. */
export function fieldOf({ shape }: z.ZodObject, key: string): Schema | undefined {
  return Object.hasOwn(shape, key) ? shape[key] : undefined;
}

/** The most items that a list may have. */
export function mostOf({ def }: z.ZodArray): number {
  const ends = (def.checks ?? []).map(({ _zod: { def: check } }) => {
    if (check.check === 'max_length') return (check as z.core.$ZodCheckMaxLengthDef).maximum;
    return check.check === 'length_equals' ? (check as z.core.$ZodCheckLengthEqualsDef).length : Infinity;
  });
  return Math.min(...ends);
}

/** The schemas inside a schema: of fields, items and alternatives. */
function partsOf(schema: Schema): readonly Schema[] {
  const inner = unwrapped(schema);
  if (inner instanceof z.ZodObject) {
    return [...Object.values(inner.shape), ...(inner.def.catchall === undefined ? [] : [inner.def.catchall])];
  }
  if (inner instanceof z.ZodArray) return [inner.element];
  if (inner instanceof z.ZodTuple) return inner.def.items;
  return inner instanceof z.ZodUnion ? inner.options : [];
}

/**
 * Returns a function that tells whether a schema or any schema inside it meets a condition. Results are remembered,
 * because schemas never change.
 */
export function anywhere(condition: (schema: Schema) => boolean): (schema: Schema) => boolean {
  const known = new WeakMap<Schema, boolean>();
  const answer = (schema: Schema): boolean => {
    const before = known.get(schema);
    if (before !== undefined) return before;
    const now = condition(schema) || condition(unwrapped(schema)) || partsOf(schema).some(answer);
    known.set(schema, now);
    return now;
  };
  return answer;
}

/** The schemas of the value at a path: several where there are alternatives, none where the path is unknown. */
export function schemasAt(schema: Schema, path: readonly PropertyKey[]): Schema[] {
  const inner = unwrapped(schema);
  if (inner instanceof z.ZodUnion) return inner.options.flatMap((option) => schemasAt(option, path));
  const [first, ...rest] = path;
  if (first === undefined) return [schema];
  const next =
    inner instanceof z.ZodObject
      ? fieldOf(inner, String(first))
      : inner instanceof z.ZodArray
        ? inner.element
        : inner instanceof z.ZodTuple
          ? inner.def.items[Number(first)]
          : undefined;
  return next === undefined ? [] : schemasAt(next, rest);
}

/** What stands at a place of what was sent; `undefined` for nothing. */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (part, key) =>
      typeof part === 'object' && part !== null && Object.hasOwn(part, key)
        ? (part as Record<PropertyKey, unknown>)[key]
        : undefined,
    value,
  );
}
