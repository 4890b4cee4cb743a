import { z } from 'zod';

/**
 * What a name may not hold: line breaks and other control characters, the marks that turn the direction of writing
 * around, halves of characters. Nobody sees them, and they make a text look like another one in a list, a mail or a
 * file.
 */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Bidi_Control}]/u;

/** Whether a name or title can be read as it stands: one line, every sign of which can be seen. */
export function isOneLine(text: string): boolean {
  return !UNSEEN.test(text);
}

/** OpenAPI's word for a text that is shown to nobody; no message quotes what was sent for it. */
const SECRET = 'password';

/** A password, a token or another text that opens a door. */
export function secretText(most: number) {
  return z.string().max(most).meta({ format: SECRET });
}

/** Whether a schema stands for such a text. */
export function isSecret(schema: z.core.$ZodType): boolean {
  return z.globalRegistry.get(schema)?.format === SECRET;
}
