import { expect, test } from 'vitest';
import { z } from 'zod';
import { operations } from '../../contract';
import { IMPORT } from '../../contract/imports';
import { KEPT_FILTERS } from '../../contract/kept-filters';
import { BODY_LIMIT, type Operation } from '../../contract/operation';

/* What a call may carry has an end everywhere: no list, text or record of any length reaches a check or a query. */

interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  prefixItems?: Schema[];
  maxItems?: number;
  maxLength?: number;
  maxProperties?: number;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

/** Where a schema lets something of any size through; a path as it is written in messages. */
function unbounded(schema: Schema, path: string): string[] {
  if (schema.enum !== undefined || schema.const !== undefined) return [];
  const parts = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (parts !== undefined) return parts.flatMap((part) => unbounded(part, path));
  switch (schema.type) {
    case 'string':
      return schema.maxLength === undefined ? [path] : [];
    case 'array': {
      const tuple = schema.prefixItems ?? [];
      const ends = schema.maxItems !== undefined || (schema.prefixItems !== undefined && !schema.items);
      return [
        ...(ends ? [] : [path]),
        ...tuple.flatMap((item, index) => unbounded(item, `${path}.${index}`)),
        ...(schema.items ? unbounded(schema.items, `${path}.n`) : []),
      ];
    }
    case 'object': {
      const others = schema.additionalProperties;
      return [
        ...(others === false || schema.maxProperties !== undefined ? [] : [path]),
        ...Object.entries(schema.properties ?? {}).flatMap(([key, value]) =>
          unbounded(value, `${path}.${key}`),
        ),
      ];
    }
    case 'number':
    case 'integer':
    case 'boolean':
    case 'null':
      return [];
    default:
      return [path]; // anything at all
  }
}

const jsonOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input' }) as Schema;

/** Rows of the feed are looked at one by one, whatever they hold; their number and the bytes of a batch have an end. */
const judgedByRow = (name: string, path: string) =>
  ['feedTransactions', 'feedCancellations', 'feedAcknowledged'].includes(name) && path.startsWith('body.n');

/** RFC 6749, 3.2: what is not known is passed over; the bytes of the body have an end. */
const passedOver = (name: string, path: string) =>
  ['issueToken', 'providerLogout'].includes(name) && path === 'body';

const unboundedOf = (operation: Operation) => {
  const { name, params, query, body } = operation;
  return Object.entries({ params, query, body })
    .flatMap(([part, schema]) => (schema === undefined ? [] : unbounded(jsonOf(schema), part)))
    .filter((path) => !judgedByRow(name, path) && !passedOver(name, path));
};

test.each(operations.map((operation) => [operation.name, operation] as const))(
  '%s takes no list, text or record without an end',
  (_name, operation) => {
    expect(unboundedOf(operation)).toEqual([]);
  },
);

test('what has no end is found wherever it stands', () => {
  const body = z.strictObject({
    fine: z.array(z.string().max(2)).max(2),
    text: z.string().optional(),
    list: z.array(z.int()).nullable(),
    inside: z.union([z.int(), z.strictObject({ deep: z.array(z.string()).max(1) })]),
    open: z.looseObject({}),
    record: z.record(z.string(), z.int()),
    anything: z.unknown(),
  });
  expect(unbounded(jsonOf(body), 'body').toSorted()).toEqual([
    'body.anything',
    'body.inside.deep.n',
    'body.list',
    'body.open',
    'body.record',
    'body.text',
  ]);
});

/** As much as the lists of a schema may hold: keys of ten signs, as the largest networks have. */
function fullest(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  const parts = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (parts !== undefined) {
    const values = parts.map(fullest);
    return values.toSorted((one, other) => JSON.stringify(other).length - JSON.stringify(one).length)[0];
  }
  switch (schema.type) {
    case 'string':
      // A whole file or filter in a text. A cell of an import may be long too, but not each of thousands.
      if ((schema.maxLength ?? 0) > IMPORT.cellLength || schema.maxLength === KEPT_FILTERS.length)
        return 'x'.repeat(schema.maxLength ?? 0);
      return 'x'.repeat(Math.min(10, schema.maxLength ?? 10));
    case 'array': {
      const { items = {} } = schema;
      return (
        schema.prefixItems?.map(fullest) ?? Array.from({ length: schema.maxItems ?? 0 }, () => fullest(items))
      );
    }
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, value]) => [key, fullest(value)]),
      );
    case 'boolean':
      return false;
    case 'null':
      return null;
    default:
      return 2_147_483_647;
  }
}

test('every body that the contract allows fits, and no call may send more than it has a use for', () => {
  // Every list may be asked for as a file of thousands that are named one by one.
  const ofLists = operations.filter(({ body }) => body instanceof z.ZodObject && 'except' in body.shape);
  expect(new Set(ofLists.map(({ bodyLimit }) => bodyLimit)).size).toBe(1);
  const roomy = operations
    .filter((operation) => operation.bodyLimit !== BODY_LIMIT && !ofLists.includes(operation))
    .map(({ name }) => name);
  expect(roomy.toSorted()).toEqual([
    'addOrderAttachment',
    'apiDepositReport',
    'apiVerifyFile',
    'cancelledDeposits',
    'closingReport',
    'commitImport',
    'createUser',
    'createView',
    'depositBreakdown',
    'depositReport',
    'exportEffect',
    'feedAcknowledged',
    'feedCancellations',
    'feedTransactions',
    'keepFilter',
    'newerDepositReport',
    'previewBulk',
    'previewEffect',
    'previewImport',
    'reachFilter',
    'readWorkbook',
    'saveGrouper',
    'saveSignOnRules',
    'twoPeriods',
    'updateUser',
    'updateView',
    'uploadNewsFile',
    'verifyFile',
  ]);
  expect(BODY_LIMIT).toBe(64 * 1024);
  for (const { name, body, bodyLimit } of operations) {
    if (body === undefined) continue;
    const length = JSON.stringify(fullest(jsonOf(body))).length;
    expect(length, name).toBeLessThan(bodyLimit);
    // A picture is one text of megabytes.
    if (name === 'uploadNewsFile') continue;
    // Twelve times what ten signs take, for what is longer; rows of an import and of the feed are long texts.
    if (roomy.includes(name)) expect(bodyLimit, name).toBeLessThan(length * 12);
  }
});
