import { z } from 'zod';

/**
 * Characters that a name may not contain: line breaks and other control characters, marks that change the direction
 * of writing, halves of characters. They are invisible, and make a text look like another one in a list, a mail or a
 * file.
 */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Bidi_Control}]/u;

/** Whether a name or title can be read as it stands: one line, every sign of which can be seen. */
export function isOneLine(text: string): boolean {
  return !UNSEEN.test(text);
}

/** OpenAPI's format for a secret text; no message quotes its value. */
const SECRET = 'password';

/** The schema of a secret: a password, a token and the like. */
export function secretText(most: number) {
  return z.string().max(most).meta({ format: SECRET });
}

/** Whether a schema stands for such a text. */
export function isSecret(schema: z.core.$ZodType): boolean {
  return z.globalRegistry.get(schema)?.format === SECRET;
}
