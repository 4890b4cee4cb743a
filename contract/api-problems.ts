import { z } from 'zod';
import { type ErrorCode, errorBody } from './errors';

/** The error body of the API: RFC 9457, with the members of ERR-05 beside. */
export const problemDetails = errorBody.extend({
  type: z.string().describe('The address that explains this `code`, from the address of the portal'),
  title: z.string().describe('The name of the status, English'),
  status: z.int(),
  detail: z.string().describe("What is wrong, in the caller's language; the same as `message`"),
  instance: z.string().describe('Of this one answer, as in its header x-request-id'),
});
/** The place of the documentation page that explains a code. */
export const problemType = (code: ErrorCode): string => `/swagger#${code}`;

export type ProblemDetails = z.infer<typeof problemDetails>;

/** The error codes of RFC 6749, 5.2, and two for what it has no code for: 429 and failures of the server. */
const tokenErrors = [
  'invalid_request',
  'invalid_client',
  'unsupported_grant_type',
  'invalid_scope',
  'temporarily_unavailable',
  'server_error',
] as const;
export type TokenError = (typeof tokenErrors)[number];

export const tokenFailure = z.strictObject({
  error: z.enum(tokenErrors),
  error_description: z.string().describe('English'),
});
