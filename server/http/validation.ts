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

/** Checks what comes against the contract; what an address holds is read by the shape of its schema first. */
export const validation: FastifySchemaCompiler<unknown> = ({ schema, httpPart }) => {
  if (!(schema instanceof z.ZodType)) throw new Error('Schemas of routes are zod schemas');
  return (data: Record<string, unknown>) => {
    const inAddress = httpPart === 'querystring' || httpPart === 'params';
    const read = inAddress && schema instanceof z.ZodObject ? readQuery(schema, data) : data;
    const { success, data: value, error } = schema.safeParse(read);
    if (!success) return { error: new InvalidInput(error.issues) };
    const nul = pathOfNul(value);
    return nul === null ? { value } : { error: new InvalidInput([noText(nul)]) };
  };
};

const noText = (path: string[]): z.core.$ZodIssue => ({
  code: 'invalid_format',
  format: 'text',
  path,
  message: 'Invalid text',
});

/** Where a text holds the character NUL, which no text of the database can; `null` where none does. */
function pathOfNul(value: unknown): string[] | null {
  if (typeof value === 'string') return value.includes('\0') ? [] : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, part] of Object.entries(value)) {
    const path = pathOfNul(part);
    if (path !== null) return [key, ...path];
  }
  return null;
}
