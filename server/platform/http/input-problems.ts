import { z } from 'zod';
import { type Language, localeOf } from '../../../contract/languages';
import { isSecret } from '../../../contract/texts';
import { formatInteger } from '../../../i18n/format';
import { type MessageKey, message } from '../../../i18n/server';
import { quoted, readable } from '../errors/quoted';
import { MOST_ISSUES } from './bounds';
import { fieldText } from './field-text';
import { anywhere, schemasAt, valueAt } from './schemas';
import { UNSTORABLE } from './unstorable';
import { NO_UTF8 } from './utf8';
import type { InvalidInput } from './validation';

type Schema = z.core.$ZodType;
type Issue = z.core.$ZodIssue;
/** The sentences about a field, as the catalogues name them. */
type SentenceName =
  Extract<MessageKey, `inputProblems.${string}`> extends infer Key
    ? Key extends `inputProblems.sent.${string}`
      ? never
      : Key extends `inputProblems.${infer Name}`
        ? Name
        : never
    : never;
/** A sentence and what its `%{…}` stand for, beside what was sent. */
type Said = [name: SentenceName, parameters?: Record<string, string | number>];

/**
 * ERR-05: the text of each refused field of path, query and body in the portal's own words. The path of a nested one is
 * dotted; what is wrong with a body as a whole stands at `body`.
 */
export function fieldTexts({ parts, beside }: InvalidInput, language: Language): Record<string, string> {
  const fields = new Map<string, string>();
  for (const { issues, schema, sent } of parts) {
    const add = (path: readonly PropertyKey[], [name, parameters]: Said) => {
      const field = path.map((key) => readable(String(key))).join('.') || 'body';
      if (fields.has(field) || fields.size === MOST_ISSUES) return;
      const shown = sentText(valueAt(sent, path), hidesSecret(schema, path), language);
      fields.set(field, message(language, `inputProblems.${name}`, { sent: shown, ...parameters }));
    };
    for (const issue of issues.flatMap(nearest)) {
      if (issue.code === 'unrecognized_keys') {
        for (const key of issue.keys) add([...issue.path, key], ['unknownKey', { key: readable(key) }]);
      } else {
        const value = valueAt(sent, issue.path);
        add(issue.path, sentenceOf(issue, value, schemasAt(schema, issue.path), language));
      }
    }
  }
  for (const [field, text] of Object.entries(beside)) {
    if (!fields.has(field)) fields.set(field, fieldText(text, {}, language));
  }
  return Object.fromEntries(fields);
}

/** Of a value that fits none of several alternatives: the problems of the alternative that it is nearest to. */
function nearest(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const forms = issue.errors.map((errors) => errors.flatMap(nearest));
  const [inside] = forms
    .filter((errors) => errors.every(({ path, code }) => path.length > 0 || code === 'unrecognized_keys'))
    .toSorted((one, other) => strangersIn(one) - strangersIn(other) || one.length - other.length);
  if (inside !== undefined) {
    return inside.map((error) => ({ ...error, path: [...issue.path, ...error.path] }));
  }
  const values = forms.flat().flatMap(possibleValues);
  return values.length === 0
    ? [issue]
    : [{ code: 'invalid_value', values, path: issue.path, message: '', input: undefined }];
}

/** The number of fields that an alternative does not know: the fewer, the likelier it is the intended one. */
function strangersIn(issues: readonly Issue[]): number {
  return issues.reduce((sum, issue) => sum + (issue.code === 'unrecognized_keys' ? issue.keys.length : 0), 0);
}

function possibleValues(issue: Issue): z.core.util.Primitive[] {
  if (issue.code === 'invalid_value') return issue.values;
  return issue.code === 'invalid_type' && issue.expected === 'boolean' ? [true, false] : [];
}

const TYPES: Partial<Record<string, SentenceName>> = {
  string: 'text',
  number: 'number',
  int: 'integer',
  boolean: 'boolean',
  array: 'list',
  tuple: 'list',
  object: 'object',
  record: 'object',
};
const FORMATS: Partial<Record<string, SentenceName>> = {
  date: 'date',
  time: 'time',
  datetime: 'dateTime',
  email: 'email',
};

function sentenceOf(issue: Issue, value: unknown, schemas: readonly Schema[], language: Language): Said {
  if (issue.code === 'custom' && issue.params?.problem === NO_UTF8) return [NO_UTF8];
  if (value === undefined) return ['missing'];
  // JSON has digits for numbers that no program can hold.
  if (typeof value === 'number' && !Number.isFinite(value)) return ['unheld'];
  switch (issue.code) {
    case 'invalid_type':
      if (issue.expected === 'number' && schemas.some(isWhole)) return ['integer'];
      return [TYPES[issue.expected] ?? 'other'];
    case 'too_big':
      return tooMuch(issue, value, language);
    case 'too_small':
      return tooLittle(issue, value, language);
    case 'invalid_format':
      return [FORMATS[issue.format] ?? 'format'];
    case 'not_multiple_of':
      return ['multiple', { limit: numberText(issue.divisor, language) }];
    case 'invalid_value':
      return choice(issue.values, language);
    case 'invalid_union':
      return 'options' in issue && issue.options !== undefined ? choice(issue.options, language) : ['other'];
    case 'custom':
      return [issue.params?.problem === UNSTORABLE ? UNSTORABLE : 'other'];
    default:
      return ['other'];
  }
}

const isWhole = (schema: Schema) =>
  schema instanceof z.ZodNumber && (schema.format?.includes('int') ?? false);

function tooMuch(
  { origin, maximum, inclusive }: z.core.$ZodIssueTooBig,
  value: unknown,
  language: Language,
): Said {
  const limit = numberText(maximum, language);
  if (origin === 'string') return ['tooLong', { limit }];
  if (Array.isArray(value)) return ['tooMany', { limit, count: numberText(value.length, language) }];
  return [inclusive === false ? 'below' : 'tooBig', { limit }];
}

function tooLittle(
  { origin, minimum, inclusive }: z.core.$ZodIssueTooSmall,
  value: unknown,
  language: Language,
): Said {
  const limit = numberText(minimum, language);
  if (origin === 'string') return ['tooShort', { limit }];
  if (Array.isArray(value)) return ['tooFew', { limit, count: numberText(value.length, language) }];
  return [inclusive === false ? 'above' : 'tooSmall', { limit }];
}

function choice(values: readonly z.core.util.Primitive[], language: Language): Said {
  const texts = [...new Set(values)].map((value) =>
    typeof value === 'string' ? quoted(value) : String(value),
  );
  const allowed = new Intl.ListFormat(localeOf[language], { type: 'disjunction' }).format(texts);
  return ['choice', { allowed, smart_count: texts.length }];
}

function numberText(value: number | bigint, language: Language): string {
  return Number.isInteger(Number(value)) ? formatInteger(Number(value), language) : String(value);
}

/**
 * Whether the value at a path is, or could contain, a secret text; a value at an unknown path is not shown either.
 */
function hidesSecret(schema: Schema, path: readonly PropertyKey[]): boolean {
  const schemas = schemasAt(schema, path);
  return schemas.length === 0 || schemas.some(holdsSecret);
}

const holdsSecret = anywhere(isSecret);

function sentText(value: unknown, hidden: boolean, language: Language): string {
  const word = (name: 'value' | 'list' | 'object' | 'nothing') =>
    message(language, `inputProblems.sent.${name}`);
  if (hidden) return word('value');
  if (value === null || value === undefined || value === '') return word('nothing');
  if (typeof value === 'object') return word(Array.isArray(value) ? 'list' : 'object');
  return quoted(typeof value === 'string' ? value : JSON.stringify(value));
}
