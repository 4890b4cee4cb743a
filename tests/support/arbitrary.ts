import { z } from 'zod';
import fc from './fast-check';

/** Keys that exist, dates that count, and what people paste. */
const moments = fc.constantFrom('2026-11-20 00:00:00', '2026-11-01 00:00:00', '2026-11-20 23:59:59');
const texts = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom('0001', '0002', '0003', '0004', '1', '2', '11', '31', '001', '341'),
  },
  fc.constantFrom('*', '', ' ', '%', "'", '\0', '\ud800', '\udc00x', '\u202e'),
  moments,
  fc.constantFrom(
    '9999-99-99 99:99:99',
    '2026-11-20',
    '9999-12-31',
    '0000-01-01',
    '1900-01-01',
    '+010000-01-01',
  ),
  fc.constantFrom('9999-12-31 23:59:59', '0000-01-01 00:00:00'),
  fc.string({ maxLength: 20, unit: 'binary' }),
);

/**
 * Values that a schema would accept, more or less: they ignore limits of length and range, so that these are tested.
 */
export function arbitraryOf(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  const values = valuesOf(schema);
  const asJson = z.globalRegistry.get(schema)?.['x-consume'] === 'application/json';
  return asJson ? values.map((value) => JSON.stringify(value)) : values;
}

function valuesOf(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  if (schema instanceof z.ZodObject) {
    const entries = Object.entries(schema.shape);
    const required = entries.filter(([, field]) => !(field instanceof z.ZodOptional)).map(([key]) => key);
    return fc.record(
      Object.fromEntries(
        entries.map(([key, field]) => [
          key,
          arbitraryOf(field instanceof z.ZodOptional ? field.unwrap() : field),
        ]),
      ),
      { requiredKeys: required },
    );
  }
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    return fc.option(arbitraryOf(schema.unwrap()));
  }
  if (schema instanceof z.ZodArray) {
    // Mostly empty: of several lists that all have to be right, hardly any would be.
    const some = fc.array(arbitraryOf(schema.element), { maxLength: 2 });
    return fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, { weight: 2, arbitrary: some });
  }
  if (schema instanceof z.ZodTuple) return fc.tuple(...schema.def.items.map(arbitraryOf));
  if (schema instanceof z.ZodUnion) return fc.oneof(...schema.options.map(arbitraryOf));
  if (schema instanceof z.ZodEnum) return fc.constantFrom(...schema.options);
  if (schema instanceof z.ZodLiteral) return fc.constantFrom(...schema.values);
  if (schema instanceof z.ZodBoolean) return fc.boolean();
  if (schema instanceof z.ZodNumber)
    return fc.oneof({ weight: 6, arbitrary: fc.nat(20) }, fc.integer(), fc.maxSafeInteger());
  if (schema instanceof z.ZodUUID) return fc.uuid();
  if (schema instanceof z.ZodString) {
    const moment = schema.description?.startsWith('YYYY-MM-DD HH:mm:ss') ?? false;
    return fc.oneof({ weight: moment ? 9 : 0, arbitrary: moments }, texts);
  }
  return fc.jsonValue();
}

/** The same value, with something unexpected somewhere in it. */
export function spoiled(valid: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const junk = fc.oneof(fc.jsonValue(), texts, fc.constant('x'.repeat(5000)), fc.constant(-1));
  return fc.oneof(
    { weight: 3, arbitrary: valid },
    {
      weight: 2,
      arbitrary: fc.tuple(valid, fc.nat(), junk).map(([value, at, stranger]) => {
        if (typeof value !== 'object' || value === null || Array.isArray(value)) return stranger;
        const keys = [...Object.keys(value), 'stranger'];
        return { ...value, [keys[at % keys.length] ?? 'stranger']: stranger };
      }),
    },
    { weight: 1, arbitrary: junk },
  );
}
