import type { z } from 'zod';
import type { ScreenPath } from './access';

/**
 * Who may make a call. There is no default: an operation without `access` is refused at start.
 *
 * - `public`: nobody has to be signed in; the client never answers its 401 with a refresh (LOG-12).
 * - `token`: a genuine token is enough, even of a person who was deactivated meanwhile.
 * - `signedIn`: any active person with a live session.
 * - `{ screens }`: whoever may open at least one of these screens (SES-16).
 */
export type OperationAccess = 'public' | 'token' | 'signedIn' | { readonly screens: readonly ScreenPath[] };

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One call of the wire. Schemas describe what travels and hold no transforms. */
export interface Operation<
  Query extends z.ZodObject | undefined = z.ZodObject | undefined,
  Body extends z.ZodType | undefined = z.ZodType | undefined,
  Reply extends z.ZodType = z.ZodType,
> {
  readonly name: string;
  readonly summary: string;
  readonly method: Method;
  readonly path: `/${string}`;
  readonly access: OperationAccess;
  readonly query: Query;
  readonly body: Body;
  readonly reply: Reply;
  /** How failures travel: JSON `{code, message, fields?}`, or for sign-in a bare string (LOG-10). */
  readonly failure: 'json' | 'string';
  /** Milliseconds after which the client gives up. */
  readonly timeout: number;
}

interface Definition<
  Query extends z.ZodObject | undefined,
  Body extends z.ZodType | undefined,
  Reply extends z.ZodType,
> {
  name: string;
  summary: string;
  method: Method;
  path: `/${string}`;
  access: OperationAccess;
  query?: Query;
  body?: Body;
  reply: Reply;
  failure?: 'json' | 'string';
  timeout?: number;
}

/** Thirty seconds, as the decisions' principle 10 has it. */
export const CALL_TIMEOUT = 30_000;
/** Reports may take longer: the server gives up at 100 s, the client at 120 s. */
export const REPORT_TIMEOUT = 120_000;
export const REPORT_SERVER_TIMEOUT = 100_000;

/** Declares one call. The server route, the typed client and the OpenAPI document derive from it. */
export function op<
  Reply extends z.ZodType,
  Query extends z.ZodObject | undefined = undefined,
  Body extends z.ZodType | undefined = undefined,
>(definition: Definition<Query, Body, Reply>): Operation<Query, Body, Reply> {
  return {
    failure: 'json',
    timeout: CALL_TIMEOUT,
    ...definition,
    query: definition.query as Query,
    body: definition.body as Body,
  };
}

export type QueryOf<O extends Operation> = O['query'] extends z.ZodObject ? z.infer<O['query']> : undefined;
export type BodyOf<O extends Operation> = O['body'] extends z.ZodType ? z.infer<O['body']> : undefined;
export type ReplyOf<O extends Operation> = z.infer<O['reply']>;
