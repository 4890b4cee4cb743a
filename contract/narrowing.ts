import { z } from 'zod';
import { isDate, isMonth } from './dates';
import { typedText } from './typed-text';

/*
 * By what a deposit statement can be broken down, and by what its rows can be narrowed: each line of a breakdown leads
 * to its rows by the same words.
 */

export const dimensions = [
  'establishment',
  'terminal',
  'account',
  'operator',
  'day',
  'month',
  'type',
] as const;
export type Dimension = (typeof dimensions)[number];

/** What the dimension `type` is made of. */
export const transactionTypes = ['deposit', 'withdrawal'] as const;
export type TransactionType = (typeof transactionTypes)[number];

export const NARROWING = { textLength: 100 } as const;

const AMOUNT = /^\d{1,13}(?:\.\d{1,2})?$/;
const KEY_LENGTH = 50;

const key = z.string().max(KEY_LENGTH);
/** An amount as the database writes it, without a sign. */
const amount = z.string().max(16).regex(AMOUNT);

/** What is asked of the rows of a statement beside its filter; each of them narrows. */
export const narrowing = z.strictObject({
  establishment: key.optional().describe('Its code'),
  terminal: key.optional().describe('Its logical number'),
  account: key.optional().describe('Its key among the options of the filter'),
  operator: key.optional().describe('Its key among the options of the filter'),
  day: z.iso.date().max(10).refine(isDate).optional().describe('By the date that the statement goes by'),
  month: z.string().max(7).refine(isMonth).optional().describe('YYYY-MM, likewise'),
  type: z.enum(transactionTypes).optional(),
  least: amount.optional().describe('Amounts from this one on, without their sign'),
  most: amount.optional().describe('Amounts up to this one'),
  text: z
    .string()
    .max(NARROWING.textLength)
    .optional()
    .describe(
      'A part of the bank sequence number or of the terminal, of the name of the establishment or the operator, or the ' +
        'beginning of the code of the establishment',
    ),
} satisfies Record<Dimension, z.ZodType> & Record<'least' | 'most' | 'text', z.ZodType>);
export type Narrowing = z.infer<typeof narrowing>;

const fits: Record<keyof Narrowing, (text: string) => boolean> = {
  establishment: (text) => text.length <= KEY_LENGTH,
  terminal: (text) => text.length <= KEY_LENGTH,
  account: (text) => text.length <= KEY_LENGTH,
  operator: (text) => text.length <= KEY_LENGTH,
  day: isDate,
  month: isMonth,
  type: (text) => transactionTypes.some((one) => one === text),
  least: (text) => AMOUNT.test(text),
  most: (text) => AMOUNT.test(text),
  text: (text) => text.length <= NARROWING.textLength,
};

/** What can be read of a narrowing that an address says. */
export function readableNarrowing(value: unknown): Narrowing {
  const given = new Map<string, unknown>(Object.entries(value ?? {}));
  const read = Object.entries(fits).flatMap(([name, fitting]) => {
    const text = given.get(name);
    return typeof text === 'string' && fitting(text) ? [[name, text] as const] : [];
  });
  return Object.fromEntries(read);
}

/** Tells whether anything is asked; a text without a visible sign asks nothing. */
export const isNarrowed = (asked: Narrowing | undefined): boolean =>
  Object.values(asked ?? {}).some((value) => value !== undefined && typedText(value) !== '');

export const directions = ['asc', 'desc'] as const;
