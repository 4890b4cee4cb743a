/**
 * Replaces `zod` in the build of the console: the browser uses the method, path and timeout of a call and never
 * checks a schema, so the schemas of `contract/` are built from this and weigh nothing (zod: 21 kB brotli).
 * Development and tests have the real one.
 */
const checks = ['parse', 'safeParse', 'parseAsync', 'safeParseAsync', 'decode', 'encode', 'options'];

const schema: unknown = new Proxy(() => schema, {
  get(_target, name) {
    if (typeof name === 'string' && checks.includes(name)) {
      throw new Error(`The console has no schemas, so none can ${name}: use a plain function of contract/`);
    }
    return schema;
  },
  apply: () => schema,
});

export const z = schema;
