import { z } from 'zod';
import { anywhere, isOpen, isRecord, mostOf, unwrapped } from './schemas';

type Schema = z.core.$ZodType;
type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** More problems than this are one mistake that was made many times; nobody reads the rest. */
export const MOST_ISSUES = 50;

/** Whether a list, or an object that could have too many fields, can stand in a value of the schema. */
const holdsLists = anywhere((schema) => schema instanceof z.ZodArray || schema instanceof z.ZodObject);

/**
 * Finds what is longer than the contract allows: lists, and objects with thousands of fields. It looks at lengths
 * alone, before any item: checking a million items, to report each of them, would take seconds in which nobody else
 * is answered.
 * @returns at most `MOST_ISSUES`; none means only that the value is short enough to be checked
 */
export function tooMuch(schema: Schema, value: unknown): Issue[] {
  const found: Issue[] = [];
  look(schema, value, [], found);
  return found.slice(0, MOST_ISSUES);
}

/** The issues that are not about what is too long already: of that nothing but its length is said. */
export const beneath = (issues: readonly Issue[], long: readonly Issue[]): Issue[] =>
  issues.filter(({ path }) => !long.some((one) => one.path.every((key, index) => key === path[index])));

/** The value without the contents of what is too long: nothing in it is looked at. */
export function emptied(value: unknown, long: readonly Path[]): unknown {
  if (long.length === 0 || typeof value !== 'object' || value === null) return value;
  if (long.some((path) => path.length === 0)) return Array.isArray(value) ? [] : {};
  const within = (key: PropertyKey) => long.flatMap(([first, ...rest]) => (first === key ? [rest] : []));
  if (Array.isArray(value)) return value.map((item, index) => emptied(item, within(index)));
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, emptied(part, within(key))]));
}

function look(schema: Schema, value: unknown, path: Path, found: Issue[]): void {
  if (found.length >= MOST_ISSUES || typeof value !== 'object' || value === null) return;
  const inner = unwrapped(schema);
  if (inner instanceof z.ZodUnion) lookAtChoice(inner, value, path, found);
  else if (inner instanceof z.ZodArray && Array.isArray(value)) lookAtList(inner, value, path, found);
  else if (inner instanceof z.ZodObject && isRecord(value)) lookAtObject(inner, value, path, found);
}

function lookAtList(list: z.ZodArray, items: unknown[], path: Path, found: Issue[]): void {
  const maximum = mostOf(list);
  if (items.length > maximum) {
    found.push({
      code: 'too_big',
      origin: 'array',
      maximum,
      inclusive: true,
      path: [...path],
      input: items,
      message: '',
    });
  } else if (holdsLists(list.element)) {
    for (const [index, item] of items.entries()) {
      look(list.element, item, [...path, index], found);
      if (found.length >= MOST_ISSUES) return;
    }
  }
}

function lookAtObject(schema: z.ZodObject, value: Record<string, unknown>, path: Path, found: Issue[]): void {
  if (!isOpen(schema)) {
    const strangers = Object.keys(value).filter((key) => !Object.hasOwn(schema.shape, key));
    if (strangers.length > MOST_ISSUES) {
      found.push({
        code: 'unrecognized_keys',
        keys: strangers.slice(0, MOST_ISSUES),
        path: [...path],
        input: value,
        message: '',
      });
      return;
    }
  }
  for (const [key, field] of Object.entries(schema.shape)) {
    if (Object.hasOwn(value, key)) look(field, value[key], [...path, key], found);
  }
}

/** Of several forms that something may have, one has to have room for it. */
function lookAtChoice(choice: z.ZodUnion, value: object, path: Path, found: Issue[]): void {
  const fitting = choice.options.filter((option) => couldBe(option, value));
  const readings = (fitting.length > 0 ? fitting : choice.options).map((option) => {
    const issues: Issue[] = [];
    look(option, value, path, issues);
    return issues;
  });
  // A value that fits no alternative is refused whatever it contains: then one alternative that is too long is
  // reported.
  const refused = fitting.length > 0 ? readings.every(({ length }) => length > 0) : true;
  if (refused) found.push(...(readings.find(({ length }) => length > 0) ?? []));
}

/** Whether a value may be meant as this alternative: a list as a list, an object as one with such fields. */
export function couldBe(option: Schema, value: object): boolean {
  const inner = unwrapped(option);
  if (inner instanceof z.ZodUnion) return inner.options.some((one) => couldBe(one, value));
  if (Array.isArray(value)) return inner instanceof z.ZodArray || inner instanceof z.ZodTuple;
  return inner instanceof z.ZodObject && Object.keys(value).every((key) => Object.hasOwn(inner.shape, key));
}
