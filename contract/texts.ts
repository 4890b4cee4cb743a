import { z } from 'zod';

/** OpenAPI's format for a secret text; no message quotes its value. */
const SECRET = 'password';

/** The schema of a secret: a password, a token and the like, of so many characters at most and at least. */
export function secretText(most: number, least?: number) {
  const text = least === undefined ? z.string() : z.string().min(least);
  return text.max(most).meta({ format: SECRET });
}

/** A password: longer than any that is accepted, however it is written; a longer text is a mistake of the caller. */
export const passwordText = secretText(1000);

/** Whether a schema stands for such a text. */
export function isSecret(schema: z.core.$ZodType): boolean {
  return z.globalRegistry.get(schema)?.format === SECRET;
}
