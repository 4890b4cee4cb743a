/**
 * Replaces `zod` in the build of the console: the browser uses the method, path and timeout of a call and never
 * checks a schema, so the schemas of `contract/` are built from this and weigh nothing (zod: 21 kB brotli).
 * Development and tests have the real one.
 */

/** Schemas are built with these. Anything else would be a check that the browser cannot make, and is refused. */
const builders = new Set(
  (
    'array boolean date datetime describe discriminatedUnion enum extend file int iso length literal looseObject max meta min ' +
    'null nullable nullish number object omit optional partial pick record refine regex strictObject string trim tuple ' +
    'union unknown uuid'
  ).split(' '),
);

/** The fields of an object, whatever they are called. */
const fields: unknown = new Proxy({}, { get: () => schema });

const schema: unknown = new Proxy(() => schema, {
  get(_target, name) {
    if (name === 'shape') return fields;
    if (typeof name === 'string' && builders.has(name)) return schema;
    throw new Error(
      `The console has no schemas, so none can ${String(name)}: use a plain function of contract/, or add what builds ` +
        'one to src/portal/schemas-stay-behind.ts',
    );
  },
  apply: () => schema,
});

export const z = schema;
