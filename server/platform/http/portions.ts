import { z } from 'zod';
import { Turns } from '../concurrency/turns';
import { couldBe, MOST_ISSUES } from './bounds';
import { anywhere, DEPTH, isRecord, unwrapped } from './schemas';
import { UNSTORABLE, unstorableTexts } from './unstorable';

type Schema = z.core.$ZodType;
type Issue = z.core.$ZodIssue;

/** Checks a value that is not too long: its form, and the texts in it. */
export function checked(schema: z.ZodType, value: unknown): { data: unknown; issues: Issue[] } {
  const { data, error } = schema.safeParse(value);
  const issues = error?.issues ?? [];
  const texts = unstorableTexts(schema, value)
    .filter((path) => !issues.some((issue) => refusesWhole(issue, path)))
    .map(
      (path): Issue => ({
        code: 'custom',
        params: { problem: UNSTORABLE },
        path,
        message: '',
        input: undefined,
      }),
    );
  return { data, issues: [...issues, ...texts] };
}

/** Tells whether an issue refuses a text with what it stands in: then nothing of it is said by itself. */
function refusesWhole({ code, path, ...issue }: Issue, place: readonly PropertyKey[]): boolean {
  if (!path.every((key, index) => key === place[index])) return false;
  if (code === 'invalid_type') return true;
  return 'keys' in issue && code === 'unrecognized_keys' && issue.keys.includes(String(place[path.length]));
}

/** How many items are checked in one go: a few milliseconds, even where all of them are wrong. */
const PORTION = 100;

/** The value with its long lists cut to their beginning; the value itself where no list is long. */
export function shortened(value: unknown, depth = DEPTH): unknown {
  if (typeof value !== 'object' || value === null || depth === 0) return value;
  if (Array.isArray(value)) {
    const head = value.length > PORTION ? value.slice(0, PORTION) : value;
    const items = head.map((item) => shortened(item, depth - 1));
    return head === value && items.every((item, index) => item === value[index]) ? value : items;
  }
  const entries = Object.entries(value);
  const fields = entries.map(([key, part]) => [key, shortened(part, depth - 1)] as const);
  return fields.some(([, part], index) => part !== entries[index]?.[1]) ? Object.fromEntries(fields) : value;
}

/** A list that is too long to be checked in one go. */
interface LongList {
  path: PropertyKey[];
  element: Schema;
  items: readonly unknown[];
}

/**
 * The long lists of a value.
 * @param short the value with shortened lists: it tells which of several forms the value has
 */
function longLists(schema: Schema, value: unknown, short: unknown, path: PropertyKey[] = []): LongList[] {
  if (value === short) return [];
  const inner = unwrapped(schema);
  if (inner instanceof z.ZodUnion) {
    const form =
      inner.options.find((option) => z.safeParse(option, short).success) ??
      inner.options.find((option) => typeof value === 'object' && value !== null && couldBe(option, value));
    return form === undefined ? [] : longLists(form, value, short, path);
  }
  if (inner instanceof z.ZodArray && Array.isArray(value) && Array.isArray(short)) {
    if (value.length > short.length) return [{ path, element: inner.element, items: value }];
    return value.flatMap((item, index) => longLists(inner.element, item, short[index], [...path, index]));
  }
  if (!(inner instanceof z.ZodObject) || !isRecord(value) || !isRecord(short)) return [];
  return Object.entries(inner.shape).flatMap(([key, field]) =>
    longLists(field, value[key], short[key], [...path, key]),
  );
}

/** Whether rules of its own, beside types and lengths, are asked of a value of the schema. */
const hasRules = anywhere((schema) =>
  (schema._zod.def.checks ?? []).some(({ _zod: { def } }) => def.check === 'custom'),
);

/**
 * Checks the items that `shortened` has left out, in portions, so that other calls are answered in between. It stops
 * after `MOST_ISSUES`.
 * @param short the shortened value
 * @param known the problems of the shortened value
 * @returns the further problems, in the order of the lists
 */
export async function checkRest(
  schema: z.ZodType,
  value: unknown,
  short: unknown,
  known: readonly Issue[],
): Promise<Issue[]> {
  const issues: Issue[] = [];
  const turns = new Turns();
  for (const { path, element, items } of longLists(schema, value, short)) {
    const portions = z.array(element);
    for (let start = PORTION; start < items.length; start += PORTION) {
      for (const issue of checked(portions, items.slice(start, start + PORTION)).issues) {
        const [index, ...rest] = issue.path;
        issues.push({ ...issue, path: [...path, start + Number(index), ...rest] });
      }
      if (known.length + issues.length >= MOST_ISSUES) return issues;
      if (turns.due) await turns.pass();
    }
  }
  // Rules may look at the whole value; the type of every item was checked by now.
  const isRight = known.length + issues.length === 0;
  return isRight && hasRules(schema) ? checked(schema, value).issues : issues;
}
