import { Readable } from 'node:stream';
import type { FastifySchemaCompiler } from 'fastify';
import { z } from 'zod';
import { MOST_ISSUES, tooMuch } from './bounds';
import { checked, checkRest, shortened } from './portions';
import { readQuery } from './query';

/** The input does not have the form of the contract; carries the issues of zod, one for each problem. */
export class InvalidInput extends Error {
  override readonly name = 'InvalidInput';
  readonly statusCode = 400;
  readonly issues: readonly z.core.$ZodIssue[];

  constructor(
    issues: readonly z.core.$ZodIssue[],
    readonly schema: z.core.$ZodType,
    readonly sent: unknown,
  ) {
    super('invalid input');
    this.issues = issues.slice(0, MOST_ISSUES);
  }
}

/**
 * Checks the input against the contract; addresses are first read by the shape of their schema. Lengths are checked
 * before items, long lists of a body in portions, and the first `MOST_ISSUES` problems are reported.
 */
export const validation: FastifySchemaCompiler<unknown> = ({ schema, httpPart }) => {
  if (!(schema instanceof z.ZodType)) throw new Error('Schemas of routes are zod schemas');
  const inAddress = httpPart === 'querystring' || httpPart === 'params';
  return (data: Record<string, unknown>) => {
    // A file is streamed: the handler checks it while it arrives.
    if (schema instanceof z.ZodFile && data instanceof Readable) return { value: data };
    // Fastify passes null where there was no body.
    const sent = inAddress && schema instanceof z.ZodObject ? readQuery(schema, data) : (data ?? undefined);
    const long = tooMuch(schema, sent);
    if (long.length > 0) return { error: new InvalidInput(long, schema, sent) };
    // An address is short, and what it holds is read anew: of a promise Fastify learns only whether all is well.
    const short = inAddress ? sent : shortened(sent);
    const { data: value, issues } = checked(schema, short);
    if (issues.length > 0) return { error: new InvalidInput(issues, schema, sent) };
    return short === sent ? { value } : (allOf(schema, sent, short) as never);
  };
};

async function allOf(schema: z.ZodType, sent: unknown, short: unknown): Promise<void> {
  const issues = await checkRest(schema, sent, short);
  if (issues.length > 0) throw new InvalidInput(issues, schema, sent);
}
