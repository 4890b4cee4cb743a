import { z } from 'zod';

/** ERR-05: every status with which the server refuses, and its code. */
export const errorCodes = {
  400: 'VALIDATION',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  406: 'NOT_ACCEPTABLE',
  409: 'CONFLICT',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  416: 'RANGE_NOT_SATISFIABLE',
  429: 'TOO_MANY_REQUESTS',
  500: 'INTERNAL',
  503: 'UNAVAILABLE',
  504: 'TIMEOUT',
} as const;
export type ErrorStatus = keyof typeof errorCodes;
export type ErrorCode = (typeof errorCodes)[ErrorStatus];

/** The body of every refusal but a failed sign-in, which is a bare string (LOG-10). */
export const errorBody = z.strictObject({
  code: z.enum(Object.values(errorCodes) as [ErrorCode, ...ErrorCode[]]),
  message: z.string().describe("In the caller's language; holds no colon (ERR-01)."),
  fields: z.record(z.string(), z.string()).optional().describe('Text by field name, shown at the field.'),
});

/** ERR-01: what a person reads is the text after the last colon; without one, the whole text. */
export function afterLastColon(text: string): string {
  return text.slice(text.lastIndexOf(':') + 1).trim();
}
