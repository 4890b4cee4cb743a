/** The part of JSON Schema that the document of the API uses. */
export interface Schema {
  type?: string | string[];
  description?: string;
  format?: string;
  example?: string | number;
  deprecated?: boolean;
  enum?: readonly unknown[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  maxItems?: number;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  items?: Schema;
  prefixItems?: readonly Schema[];
  anyOf?: readonly Schema[];
}

/** A field as a line of a table. */
export interface Field {
  /** With its path: `totals[].deposits.sum`. */
  name: string;
  /** As programs write it: `string[]`, `integer | null`. */
  type: string;
  /** The values that it may have: `deposit, withdrawal`, `1 to 1000`. */
  values: string;
  required: boolean;
  /** True when another field says the same, and this one ends with the version. */
  deprecated: boolean;
  description: string;
}

/** All fields of an object, each with its path, in their order. */
export function fieldsOf(schema: Schema, path = ''): Field[] {
  const known = alternatives(schema).find(({ type }) => type !== 'null') ?? schema;
  if (known.properties === undefined) {
    return known.items === undefined ? [] : fieldsOf(itemOf(known), `${path}[]`);
  }
  return Object.entries(known.properties).flatMap(([key, property]) => {
    const name = path === '' ? key : `${path}.${key}`;
    return [fieldOf(name, property, known.required?.includes(key) ?? false), ...fieldsOf(property, name)];
  });
}

export function fieldOf(name: string, schema: Schema, required: boolean): Field {
  const { deprecated = false } = schema;
  const description = textOf(schema);
  return { name, type: typeOf(schema), values: valuesOf(schema), required, deprecated, description };
}

const alternatives = (schema: Schema): readonly Schema[] => schema.anyOf ?? [schema];

/** The schema of the items; of a tuple the first one, because its items are alike. */
const itemOf = ({ items, prefixItems }: Schema): Schema => prefixItems?.[0] ?? items ?? {};

function typeOf(schema: Schema): string {
  const types = alternatives(schema).flatMap((one): string | readonly string[] => {
    if (one.type === 'array') return [`${bracketed(typeOf(itemOf(one)))}[]`];
    const { format } = one;
    const named = format === 'date' || format === 'decimal' ? format : undefined;
    return named ?? one.type ?? 'any';
  });
  return types.join(' | ');
}

const bracketed = (type: string) => (type.includes(' ') ? `(${type})` : type);

function textOf(schema: Schema): string {
  return schema.description ?? alternatives(schema).find(({ description }) => description)?.description ?? '';
}

function valuesOf(schema: Schema): string {
  const known = alternatives(schema).find(({ type }) => type !== 'null') ?? schema;
  if (known.enum !== undefined) return known.enum.map(String).join(', ');
  if (known.format === 'date') return 'YYYY-MM-DD';
  const { minimum, maximum, maxLength, maxItems } = known;
  // Every integer has the bounds of a double, which say nothing.
  const least = bound(minimum);
  const most = bound(maximum);
  if (least !== undefined && most !== undefined) return `${least} … ${most}`;
  if (least !== undefined) return `≥ ${least}`;
  if (most !== undefined) return `≤ ${most}`;
  if (maxItems !== undefined) return `≤ ${maxItems} items`;
  return maxLength === undefined ? '' : `length ≤ ${maxLength}`;
}

const bound = (value: number | undefined) =>
  value === undefined || Math.abs(value) >= Number.MAX_SAFE_INTEGER ? undefined : value;
