import { setImmediate as turn } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { allowed, type ScreenPath } from '../../../contract/access';
import { errorBody } from '../../../contract/errors';
import { type Language, languageFrom } from '../../../contract/languages';
import {
  BODY_LIMIT,
  type BodyOf,
  type Impersonal,
  isOpen,
  type Operation,
  type OperationAccess,
  type ParamsOf,
  type QueryOf,
  type ReplyOf,
} from '../../../contract/operation';
import type { Portal } from '../portal';
import { opensFeed } from '../principal/gateway-key';
import { type Person, personOfSession } from '../principal/person';
import type { Scope } from '../principal/scope';
import type { TokenSigner } from '../principal/tokens';
import { clientAddress } from './client-address';
import { type FileAnswer, sendFile } from './file';
import { type KeptFile, sendKept } from './kept-file';
import { LargeBodies } from './large-bodies';
import { type Part, sendPart } from './part';
import { forbidden, Refusal, unauthenticated } from './refusal';

/** What a handler is given. `person` and `scope` come from the session, never from what the client claims. */
export interface Call<O extends Operation> {
  params: ParamsOf<O>;
  query: QueryOf<O>;
  body: BodyOf<O>;
  person: Of<O, Person>;
  scope: Of<O, Scope>;
  language: Language;
  /** Aborted when the client goes away. */
  signal: AbortSignal;
  address: string;
  /** Of at most 400 characters. */
  userAgent: string;
}

/** What the session of a call gives: nothing to calls that no person makes, perhaps nothing to `optional` ones. */
type Of<O extends Operation, Given> = O['access'] extends Impersonal
  ? null
  : O['access'] extends 'optional'
    ? Given | null
    : Given;

/** What a handler answers: the reply of the contract, or the file that stands for it. */
type AnswerOf<O extends Operation> =
  ReplyOf<O> extends File ? FileOf<O> : O['counted'] extends true ? Part<ReplyOf<O>> : ReplyOf<O>;
type FileOf<O extends Operation> = O['lasting'] extends true ? KeptFile : FileAnswer;
type Handler<O extends Operation> = (call: Call<O>) => Promise<AnswerOf<O>>;
export type Serve = <O extends Operation>(operation: O, handler: Handler<O>) => void;

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: Operation;
  }
}

/**
 * Calls that anybody may make and that work the database: so many a minute from one address, which may be the
 * router of a whole office. Failed sign-ins have their own, much lower limit.
 */
const PUBLIC_WRITES_A_MINUTE = 300;

/** What browsers say of themselves has some hundred characters; it is read and kept with each sign-in. */
const USER_AGENT_LENGTH = 400;

/**
 * Makes the function that turns an operation of the contract into a route: who may call it, what it takes, what
 * it answers. An operation without `access` is refused at start.
 */
export function serveOn(app: FastifyInstance, portal: Portal, signer: TokenSigner): Serve {
  const bodies = new LargeBodies();
  return (operation, handler) => {
    if (operation.access === undefined)
      throw new Error(`Operation ${operation.name} says not who may call it`);
    app.route({
      method: operation.method,
      url: operation.path,
      // Asking for the head of a file that is made for its reader would make the whole of it.
      exposeHeadRoute: operation.delivers === null || operation.lasting,
      bodyLimit: operation.bodyLimit,
      config: {
        operation,
        rateLimit:
          isOpen(operation) && operation.method !== 'GET'
            ? { max: PUBLIC_WRITES_A_MINUTE, timeWindow: 60_000 }
            : false,
      },
      schema: {
        operationId: operation.name,
        summary: operation.summary,
        tags: [tagOf(operation)],
        ...securityOf(operation),
        consumes: [...operation.takes],
        ...(operation.params === undefined ? {} : { params: operation.params }),
        // Both are always checked: where nothing is taken, anything that comes is unknown.
        querystring: operation.query ?? z.strictObject({}),
        ...(operation.body === undefined ? {} : { body: operation.body }),
        response: {
          [statusOf(operation)]:
            operation.delivers === null ? operation.reply : contentOf(operation.reply, operation.delivers),
          '4xx': operation.failure === 'string' ? z.string() : errorBody,
          '5xx': operation.failure === 'string' ? z.string() : errorBody,
        },
      },
      // Before the body is taken: nobody but a signed-in person has the server keep megabytes.
      onRequest: async (request) => {
        request.person = await personFor(operation, portal, signer, request);
      },
      ...(operation.bodyLimit > BODY_LIMIT && {
        preParsing: (request: FastifyRequest, reply: FastifyReply) => bodies.wait(request, reply),
        // Between reading a large body and checking it others have their turn.
        preValidation: () => turn(),
        preHandler: async (request: FastifyRequest) => bodies.giveBack(request),
      }),
      handler: async (request, reply) => {
        const answer = await handler({
          params: request.params,
          query: request.query,
          body: request.body,
          person: request.person,
          scope: request.person?.scope ?? null,
          language: languageFrom(request.headers['accept-language']),
          signal: closedSignal(reply),
          address: clientAddress(request),
          userAgent: (request.headers['user-agent'] ?? '').slice(0, USER_AGENT_LENGTH),
        } as Call<typeof operation>);
        void reply.status(statusOf(operation));
        if (operation.counted) return sendPart(reply, operation, answer as Part<unknown[]>);
        if (operation.delivers === null) return typeof answer === 'string' ? sendText(reply, answer) : answer;
        return operation.lasting
          ? sendKept(request, reply, answer as KeptFile)
          : sendFile(reply, answer as FileAnswer);
      },
    });
  };
}

/** What it answers when all went well. */
const statusOf = ({ creates }: Operation) => (creates ? 201 : 200);

/** A reply that is a text: as JSON like every other, which Fastify does not do by itself. */
function sendText(reply: FastifyReply, text: string): FastifyReply {
  return reply.type('application/json; charset=utf-8').serializer(JSON.stringify).send(text);
}

/** `/portal/banks/:code` is about banks, `/feed/network` about the feed. */
function tagOf({ path }: Operation): string {
  const [, first = '', second = ''] = path.split('/');
  return first === 'portal' ? second : first;
}

/** What OpenAPI says of who may call, where it is not a signed-in person. */
function securityOf({ access }: Operation): { security?: Record<string, string[]>[] } {
  if (access === 'public') return { security: [] };
  if (access === 'optional') return { security: [{}, { token: [] }] };
  return access === 'feed' ? { security: [{ feedKey: [] }] } : {};
}

/** A file as OpenAPI describes it: the same bytes under each of the media types. */
function contentOf(schema: z.ZodType, mediaTypes: readonly string[]) {
  const content = Object.fromEntries(mediaTypes.map((mediaType) => [mediaType, { schema }]));
  return { description: 'The file', content };
}

declare module 'fastify' {
  interface FastifyRequest {
    person: Person | null;
  }
}

/**
 * SES-08: the person behind the authorization header, `Bearer <token>` or the bare token.
 * @returns `null` for calls that no person makes
 * @throws Refusal 401 without a live session or the feed's key, 403 where the access table says no
 */
async function personFor(
  { access }: Operation,
  portal: Portal,
  signer: TokenSigner,
  request: FastifyRequest,
): Promise<Person | null> {
  if (access === 'public') return null;
  const header = request.headers.authorization ?? '';
  if (access === 'feed') {
    if (!opensFeed(header, portal.feedKeys)) throw new Refusal(401, 'errors.feedKey');
    return null;
  }
  const person = await personBehind(header, portal, signer);
  if (access === 'optional') return person?.active ? person : null;
  if (person === null) throw unauthenticated();
  if (access === 'token') return person;
  if (!person.active) throw unauthenticated();
  if (access !== 'signedIn' && !screensOf(access, request).some((screen) => allowed(person, screen))) {
    throw forbidden();
  }
  return person;
}

/** The screens that open a call: where its path names one of them, that one alone. */
function screensOf(
  { screens, named }: Extract<OperationAccess, object>,
  { params }: FastifyRequest,
): readonly ScreenPath[] {
  if (named === undefined) return screens;
  const name = (params as Record<string, unknown>)[named];
  const one = screens.filter((screen) => screen === `/${String(name)}`);
  // What names none of them is no call, and is refused as such.
  return one.length > 0 ? one : screens;
}

/** The person of a genuine token whose time is not up and whose session is live. */
async function personBehind(header: string, portal: Portal, signer: TokenSigner): Promise<Person | null> {
  const token = signer.read(header.replace(/^Bearer /i, '').trim());
  return token === null || token.expired ? null : personOfSession(portal, token.sessionId);
}

function closedSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  if (reply.raw.destroyed) controller.abort(); // gone before the handler had its turn
  return controller.signal;
}
