import { randomUUID } from 'node:crypto';
import type { FastifySerializerCompiler } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { doubleHolds, type Money } from '../../../contract/money';

/**
 * The prefix of a text that stands for a number until the reply is serialised. It is random, so that nobody outside
 * of this process can send it.
 */
const MARK = `number ${randomUUID()} `;
const MARKED = new RegExp(`"${MARK}(-?\\d+\\.\\d+)"`, 'g');

/**
 * Money for an answer, from the decimal text that the database writes. What is too long for a double leaves as a
 * number all the same, digit by digit (decisions, principle 5); JSON.stringify alone would round it.
 */
export function moneyOf(decimal: string): Money {
  return doubleHolds(decimal) ? Number(decimal) : MARK + decimal;
}

/** JSON of an answer that is written by hand, marked numbers in all their digits. */
export const jsonText = (value: unknown): string => inDigits(JSON.stringify(value));

/** Values as lines of JSON. */
export const jsonLines = (values: readonly unknown[]): string =>
  inDigits(values.map((value) => `${JSON.stringify(value)}\n`).join(''));

/** Looks for the mark first: it is rare, and a regular expression over a long text takes as long as writing it. */
const inDigits = (text: string): string => (text.includes(MARK) ? text.replace(MARKED, '$1') : text);

/** Writes answers by the schemas of the contract, and marked numbers in all their digits. */
export const serializer: FastifySerializerCompiler<z.ZodType | { properties: z.ZodType }> = (route) => {
  const write = serializerCompiler(route);
  return (reply) => inDigits(write(reply));
};
