import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { operations } from '../../../../contract';
import { languages } from '../../../../contract/languages';
import { changePassword } from '../../../../contract/password';
import { login } from '../../../../contract/session';
import { secretText } from '../../../../contract/texts';
import { inputProblems as co } from '../../../../i18n/co/input-problems';
import { inputProblems as en } from '../../../../i18n/en/input-problems';
import { inputProblems as es } from '../../../../i18n/es/input-problems';
import { inputProblems as pt } from '../../../../i18n/pt/input-problems';
import { fieldTexts } from '../../../../server/platform/http/input-problems';
import { checkedBody, InvalidInput } from '../../../../server/platform/http/validation';

/** The result of the server's check of a body. */
async function refused(schema: z.ZodType, body: unknown): Promise<InvalidInput> {
  // Fastify says null of a call without a body.
  const part = await checkedBody(schema, body ?? undefined);
  if (part.issues.length === 0) throw new Error('Nothing is wrong');
  return new InvalidInput([part]);
}
const textsOf = async (schema: z.ZodType, body: unknown, language: (typeof languages)[number] = 'en') =>
  fieldTexts(await refused(schema, body), language);

/** A fault of every kind that zod distinguishes, and its message. */
const kinds: [string, z.ZodType, unknown, string][] = [
  ['missing', z.string(), undefined, 'This field is missing.'],
  ['missing', z.enum(['a']), undefined, 'This field is missing.'],
  ['missing', z.union([z.int(), z.boolean()]), undefined, 'This field is missing.'],
  ['text', z.string(), 7, '“7” is not text.'],
  ['text', z.string(), null, 'An empty value is not text.'],
  ['text', z.string(), [1], 'A list is not text.'],
  ['text', z.string(), { a: 1 }, 'An object with fields is not text.'],
  ['number', z.number(), 'x', '“x” is not a number.'],
  ['whole number', z.int(), 'x', '“x” is not a whole number.'],
  ['whole number', z.int(), 1.5, '“1.5” is not a whole number.'],
  ['boolean', z.boolean(), 'yes', '“yes” is neither true nor false.'],
  ['list', z.array(z.int()).max(1), 'x', '“x” is not a list.'],
  ['list', z.tuple([z.int()]), 'x', '“x” is not a list.'],
  ['object', z.strictObject({}), 'x', '“x” is not an object with fields.'],
  ['object', z.record(z.string(), z.int()), 3, '“3” is not an object with fields.'],
  ['too long', z.string().max(3), 'abcd', '“abcd” is too long. At most 3 characters are allowed.'],
  ['too short', z.string().min(3), 'ab', '“ab” is too short. At least 3 characters are needed.'],
  ['too large', z.int().max(1000), 1001, '“1001” is too large. The largest value is 1,000.'],
  ['too small', z.int().min(1), 0, '“0” is too small. The smallest value is 1.'],
  ['too large', z.number().lt(1.5), 1.5, '“1.5” is too large. The value must be below 1.5.'],
  ['too small', z.number().gt(0), 0, '“0” is too small. The value must be above 0.'],
  ['no multiple', z.number().multipleOf(5), 7, '“7” is not a multiple of 5.'],
  ['too many', z.array(z.int()).max(1), [1, 2], 'There are too many entries (2). At most 1 are allowed.'],
  ['too few', z.array(z.int()).min(1), [], 'There are too few entries (0). At least 1 are needed.'],
  ['choice', z.enum(['a', 'b']), 'c', '“c” is not allowed here. Allowed values are “a” or “b”.'],
  ['choice', z.literal(1), 2, '“2” is not allowed here. The only allowed value is 1.'],
  [
    'choice',
    z.union([z.boolean(), z.literal([0, 1])]),
    'x',
    '“x” is not allowed here. Allowed values are true, false, 0, or 1.',
  ],
  [
    'choice',
    z.union([z.enum(['a']), z.array(z.enum(['a'])).max(2)]),
    'b',
    '“b” is not allowed here. The only allowed value is “a”.',
  ],
  ['none of several', z.union([z.string(), z.int()]), true, '“true” is not allowed here.'],
  ['date', z.iso.date(), '1/2', '“1/2” is not a date in the format YYYY-MM-DD.'],
  ['time', z.iso.time(), 'noon', '“noon” is not a time of day.'],
  ['date and time', z.iso.datetime(), 'now', '“now” is not a date and time.'],
  ['e-mail', z.email(), 'x', '“x” is not an e-mail address.'],
  ['form', z.string().regex(/^a$/), 'b', '“b” does not have the required format.'],
  ['form', z.uuid(), 'b', '“b” does not have the required format.'],
  ['rule', z.string().refine(() => false), 'b', '“b” is not allowed here.'],
  ['key of a record', z.record(z.enum(['a']), z.int()), { b: 1, a: 2 }, ''],
  ['unstorable', z.string(), 'a\0b', '“a\ufffdb” contains a character that cannot be stored.'],
  [
    'beyond numbers',
    z.int(),
    Number.POSITIVE_INFINITY,
    'This number is larger than any that can be processed.',
  ],
  ['unstorable', z.string(), '\ud800', '“\ufffd” contains a character that cannot be stored.'],
];

describe('faults of a field have messages of the portal', () => {
  test.each(kinds)('ERR-05 %s, %#', async (_kind, schema, sent, sentence) => {
    const body = z.strictObject({ it: schema });
    const [text] = Object.values(await textsOf(body, sent === undefined ? {} : { it: sent }));
    if (sentence !== '') expect(text).toBe(sentence);
    for (const language of languages) {
      const own = await textsOf(body, sent === undefined ? {} : { it: sent }, language);
      for (const said of Object.values(own)) expectOwn(said, language);
    }
  });

  test('ERR-05 an unknown field is named at its place', async () => {
    const body = z.strictObject({ filter: z.strictObject({}) });
    expect(await textsOf(body, { filter: { naem: 1 }, x: 2 })).toEqual({
      'filter.naem': 'The field “naem” does not exist here.',
      x: 'The field “x” does not exist here.',
    });
  });

  test('ERR-05 of several alternatives only the nearest one counts', async () => {
    const body = z.strictObject({
      wish: z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('a'), n: z.int() }),
        z.strictObject({ kind: z.literal('b') }),
      ]),
      some: z.union([
        z.strictObject({ ids: z.array(z.string()).max(2) }),
        z.strictObject({ all: z.boolean() }),
      ]),
    });
    expect(await textsOf(body, { wish: { kind: 'a', n: 'x' }, some: { ids: [7] } })).toEqual({
      'wish.n': '“x” is not a whole number.',
      'some.ids.0': '“7” is not text.',
    });
    expect(await textsOf(body, { wish: { kind: 'c' }, some: { all: true } })).toEqual({
      'wish.kind': '“c” is not allowed here. Allowed values are “a” or “b”.',
    });
  });

  test('ERR-05 a body that is missing or no object is reported as a whole', async () => {
    const body = z.strictObject({});
    expect(await textsOf(body, null)).toEqual({ body: 'This field is missing.' });
    expect(await textsOf(body, 7)).toEqual({ body: '“7” is not an object with fields.' });
  });
});

describe('what was sent is quoted', () => {
  const quotedIn = async (sent: string) => (await textsOf(z.strictObject({ it: z.int() }), { it: sent })).it;

  test('ERR-05 up to forty characters of it, none of them cut in half', async () => {
    expect(await quotedIn('x'.repeat(40))).toContain(`“${'x'.repeat(40)}”`);
    expect(await quotedIn('x'.repeat(41))).toContain(`“${'x'.repeat(39)}…”`);
    expect(await quotedIn('😀'.repeat(41))).toContain(`“${'😀'.repeat(39)}…”`);
  });

  test('ERR-05 without colons and invisible characters', async () => {
    expect(await quotedIn('12:30\n\u202ex')).toContain('“12∶30\ufffd\ufffdx”');
    expect(await quotedIn('%{limit} |||| %{sent}')).toContain('“%{limit} |||| %{sent}”');
  });

  test('ERR-05 unless it may be a password, a token or another secret', async () => {
    const secret = 'Demo@2026';
    const long = secret.repeat(1000);
    const said = [
      ...Object.values(await textsOf(login.body, { user: 1, password: long, robotCheck: [secret] })),
      ...Object.values(await textsOf(login.body, secret)),
      ...Object.values(await textsOf(changePassword.body, { newPassword: long, token: 7_654_321 })),
      ...Object.values(
        await textsOf(z.strictObject({ deep: z.array(secretText(3)).max(3) }), { deep: [secret] }),
      ),
    ];
    expect(said).toHaveLength(7);
    for (const text of said) expect(text).not.toMatch(/Demo|7654321/);
    expect(said.filter((text) => text.startsWith('The value'))).toHaveLength(6);
  });
});

test('ERR-05 every password, key, token and ticket of the contract is marked as a secret, however deep it stands', () => {
  const SECRETS = /password|privateKey|token|secret|ticket|robotCheck/i;
  const openIn = (schema: unknown, path: string): string[] =>
    typeof schema !== 'object' || schema === null
      ? []
      : Object.entries(schema).flatMap(([key, part]) => {
          const within = openIn(part, key === 'properties' ? path : `${path}.${key}`);
          return key === 'properties' && typeof part === 'object'
            ? [
                ...Object.entries(part as object).flatMap(([name, field]) => openAs(name, field, path)),
                ...within,
              ]
            : within;
        });
  const openAs = (name: string, field: object, path: string) =>
    SECRETS.test(name) &&
    'type' in field &&
    field.type === 'string' &&
    !JSON.stringify(field).includes('"format":"password"')
      ? [`${path}.${name}`]
      : [];
  const open = operations.flatMap(({ name, params, query, body }) =>
    [params, query, body].flatMap((schema) =>
      schema instanceof z.ZodType ? openIn(z.toJSONSchema(schema, { io: 'input' }), name) : [],
    ),
  );
  expect(open).toEqual([]);
});

test.each([
  ['pt', pt],
  ['es', es],
  ['co', co],
] as const)(
  'SHELL-21 no message in %s agrees with the gender of what was sent, which may be a list',
  (_language, texts) => {
    const { sent: _sent, ...sentences } = texts;
    for (const sentence of Object.values(sentences)) {
      expect(sentence).not.toMatch(/%\{sent\} (não é|no es|no está|não está) \w+[dt][oa]s?\b/);
      expect(sentence).not.toMatch(/%\{sent\} (não é|no es) verda\w+/);
    }
  },
);

test('SHELL-21 the messages have the same placeholders in every language, and none has a colon', () => {
  const placeholders = (texts: object): string =>
    JSON.stringify(texts, (_key, value) =>
      typeof value === 'string' ? [...new Set(value.match(/%\{[^}]*\}/g))].sort().join() : value,
    );
  for (const texts of [co, es, pt]) expect(placeholders(texts)).toBe(placeholders(en));
  for (const texts of [en, co, es, pt]) {
    expect(Object.values({ ...texts, sent: '' }).filter((text) => text.includes(':'))).toEqual([]);
  }
});

/** In the language, with nothing of a validation library and nothing left to fill in. */
function expectOwn(text: string, language: (typeof languages)[number]): void {
  const own = { en, co, es, pt }[language];
  const { sent, ...sentences } = own;
  const patterns = Object.values(sentences)
    .flatMap((sentence) => sentence.split(' |||| '))
    .map((sentence) =>
      RegExp(`^${sentence.replace(/[.*+?^()|[\]\\]/g, '\\$&').replace(/%\{\w+\}/g, '.+')}$`, 'u'),
    );
  expect(
    patterns.some((pattern) => pattern.test(text)),
    text,
  ).toBe(true);
  expect(text).not.toMatch(/:|undefined|NaN|%\{|Invalid|expected|received|esper[aá]ba|recibido|recebido/i);
  expect(sent).toBeDefined();
}
