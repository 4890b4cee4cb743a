import type { z } from 'zod';
import type { ScreenPath } from './access';

/**
 * Which principals may make a call, each kind on a condition of its own. There is no default: an operation without
 * `access` is refused at start. `public`: nobody has to say who it is; the client never answers its 401 with a refresh
 * (LOG-12).
 */
export type OperationAccess =
  | 'public'
  | {
      readonly person?: PersonAccess;
      /** The terminals' gateway, with its key. */
      readonly gateway?: true;
      /** An API client, with a token of `POST /api/token`. */
      readonly client?: true;
      /** Open to people who have to set up a second factor before anything else. */
      readonly beforeFactor?: true;
      /** It moves access or evidence: whoever has a second factor has given it in the last minutes. */
      readonly stepUp?: true;
    };

/**
 * Which persons may make a call.
 *
 * - `token`: a genuine token is enough, even of a person who was deactivated meanwhile.
 * - `signedIn`: any active person with a live session.
 * - `optional`: anybody, with or without a session; the call itself decides what that is enough for.
 * - `{ screens }`: whoever may open at least one of these screens (SES-16); with `named`, the one that this part of the
 *   path names, without its slash; with `changes`, whoever may change their records; with `answers`, whoever answers what
 *   others ask for there.
 */
export type PersonAccess = 'token' | 'signedIn' | 'optional' | ScreenAccess;
export interface ScreenAccess {
  readonly screens: readonly ScreenPath[];
  readonly named?: string;
  readonly changes?: true;
  readonly answers?: true;
}

/** Whether a call needs no identification, so that its rate has to be limited by address. */
export function isOpen({ access }: { access: OperationAccess }): boolean {
  return access === 'public' || access.person === 'optional';
}

/**
 * The form of failures: JSON `{code, message, fields?}`, for sign-in a bare string (LOG-10), in the API problem
 * details (RFC 9457), and for tokens that of RFC 6749.
 */
export type FailureForm = 'json' | 'string' | 'problem' | 'oauth';

/** An example of a body and of a reply, for the documents. */
interface Example {
  readonly body?: unknown;
  readonly reply?: unknown;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One call of the wire. Schemas describe what travels and hold no transforms. */
export interface Operation<
  Query extends z.ZodObject | undefined = z.ZodObject | undefined,
  Body extends z.ZodType | undefined = z.ZodType | undefined,
  Reply extends z.ZodType = z.ZodType,
  Params extends z.ZodObject | undefined = z.ZodObject | undefined,
  Access extends OperationAccess = OperationAccess,
  Lasting extends boolean = boolean,
> {
  readonly name: string;
  readonly summary: string;
  readonly method: Method;
  /** Parts that vary are written `:name` and described by `params`. */
  readonly path: `/${string}`;
  readonly access: Access;
  /** The varying parts of the path, all text or numbers. */
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** The media types in which the body may come. */
  readonly consumes: readonly string[];
  /**
   * Whether the body is a file of any length that the handler reads while it arrives; `body` does not describe it.
   */
  readonly streams: boolean;
  /** The reply: a JSON value, or `z.file()` with `delivers`. */
  readonly reply: Reply;
  /** The media types of the file that it returns; `null`: it returns JSON. */
  readonly produces: readonly string[] | null;
  /** Whether it creates something, and so answers 201. */
  readonly creates: boolean;
  /** Whether it changes nothing that anybody reads; `GET` never does. */
  readonly reads: boolean;
  /** Whether its address always stands for the same bytes, so that every cache may keep them. */
  readonly lasting: Lasting;
  readonly failure: FailureForm;
  /** Documents say this beside the summary. */
  readonly description: string;
  /** The group of a call of the API in documents; the others have that of their address. */
  readonly tag: string | undefined;
  readonly example: Example | undefined;
  /** Media types beside JSON among which the caller chooses by Accept; the handler writes them. */
  readonly alternatives: readonly string[];
  /** Headers of its answer that say what no other form than JSON has a place for, with their descriptions. */
  readonly answerHeaders: Readonly<Record<string, string>>;
  /** Milliseconds after which the client gives up. */
  readonly timeout: number;
  /** Bytes that its body may have. */
  readonly bodyLimit: number;
}

interface Definition<
  Query extends z.ZodObject | undefined,
  Body extends z.ZodType | undefined,
  Reply extends z.ZodType,
  Params extends z.ZodObject | undefined,
  Access extends OperationAccess,
  Lasting extends boolean,
> {
  name: string;
  summary: string;
  method: Method;
  path: `/${string}`;
  access: Access;
  params?: Params;
  query?: Query;
  body?: Body;
  consumes?: readonly string[];
  streams?: boolean;
  reply: Reply;
  produces?: readonly string[];
  creates?: boolean;
  reads?: boolean;
  lasting?: Lasting;
  failure?: FailureForm;
  description: string;
  tag?: string;
  example?: Example;
  alternatives?: readonly string[];
  answerHeaders?: Readonly<Record<string, string>>;
  timeout?: number;
  bodyLimit?: number;
}

/** Thirty seconds, as the decisions' principle 10 has it. */
export const CALL_TIMEOUT = 30_000;
/** Reports may take longer: the server gives up at 100 s, the client at 120 s. */
export const REPORT_TIMEOUT = 120_000;
export const REPORT_SERVER_TIMEOUT = 100_000;
/** The timeouts of a file of any length: for its first byte, and then for each pause. */
export const DOWNLOAD_TIMEOUT = { firstByte: 100_000, silence: 30_000 } as const;

/** The default body limit: more than any form needs, or a sign-in with its robot check. */
export const BODY_LIMIT = 64 * 1024;

/**
 * Declares one call. The server route, the typed client and the OpenAPI document derive from it. The mark lets the build
 * drop a call from files that never make it.
 */
/* @__NO_SIDE_EFFECTS__ */
export function op<
  Reply extends z.ZodType,
  Query extends z.ZodObject | undefined = undefined,
  Body extends z.ZodType | undefined = undefined,
  Params extends z.ZodObject | undefined = undefined,
  const Access extends OperationAccess = OperationAccess,
  Lasting extends boolean = false,
>(
  definition: Definition<Query, Body, Reply, Params, Access, Lasting>,
): Operation<Query, Body, Reply, Params, Access, Lasting> {
  return {
    failure: 'json',
    timeout: CALL_TIMEOUT,
    produces: null,
    bodyLimit: BODY_LIMIT,
    creates: false,
    reads: definition.method === 'GET',
    consumes: ['application/json'],
    streams: false,
    tag: undefined,
    example: undefined,
    alternatives: [],
    answerHeaders: {},
    ...definition,
    lasting: (definition.lasting ?? false) as Lasting,
    params: definition.params as Params,
    query: definition.query as Query,
    body: definition.body as Body,
  };
}

export type ParamsOf<O extends Operation> = O['params'] extends z.ZodObject
  ? z.infer<O['params']>
  : undefined;
export type QueryOf<O extends Operation> = O['query'] extends z.ZodObject ? z.infer<O['query']> : undefined;
export type BodyOf<O extends Operation> = O['body'] extends z.ZodType ? z.infer<O['body']> : undefined;
export type ReplyOf<O extends Operation> = z.infer<O['reply']>;

/** The address of an operation with its varying parts filled in and encoded. */
export function pathOf({ path }: Operation, params: object = {}): string {
  const values = new Map(Object.entries(params));
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values.get(name))));
}

/** The address of a call: its path and its query. Lists are repeated keys; what is undefined is not sent. */
export function addressOf(operation: Operation, params?: object, query: object = {}): string {
  const parameters = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined) parameters.append(key, String(item));
    }
  }
  const text = parameters.toString();
  return pathOf(operation, params) + (text === '' ? '' : `?${text}`);
}
