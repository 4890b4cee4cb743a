import type { FastifySchemaCompiler } from 'fastify';
import { z } from 'zod';
import { readQuery } from './query';

/** What came does not have the form that the contract gives it; carries zod's issues, one for each fault. */
export class InvalidInput extends Error {
  override readonly name = 'InvalidInput';
  readonly statusCode = 400;

  constructor(readonly issues: readonly z.core.$ZodIssue[]) {
    super('invalid input');
  }
}

/** Checks what comes against the contract; a query string is read by the shape of its schema first. */
export const validation: FastifySchemaCompiler<unknown> = ({ schema, httpPart }) => {
  if (!(schema instanceof z.ZodType)) throw new Error('Schemas of routes are zod schemas');
  return (data: Record<string, unknown>) => {
    const read = httpPart === 'querystring' && schema instanceof z.ZodObject ? readQuery(schema, data) : data;
    const { success, data: value, error } = schema.safeParse(read);
    return success ? { value } : { error: new InvalidInput(error.issues) };
  };
};
