import type { IncomingHttpHeaders } from 'node:http';
import { setImmediate as turn } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Language, languageFrom } from '../../../contract/languages';
import { CALLS_A_MINUTE } from '../../../contract/limits';
import {
  BODY_LIMIT,
  type BodyOf,
  isOpen,
  type Operation,
  type ParamsOf,
  type QueryOf,
  type ReplyOf,
} from '../../../contract/operation';
import { noteWrite } from '../db/replica/own-writes';
import { type Authentication, type PrincipalOf, principalOf } from '../principal/authenticate';
import type { Principal } from '../principal/principal';
import type { CallLimit } from './call-limit';
import { clientAddress } from './client-address';
import { answerOf, describedAs, failureOf } from './described';
import { type FileAnswer, sendFile } from './file';
import { type KeptFile, sendKept } from './kept-file';
import { LargeBodies } from './large-bodies';
import { type Part, sendPart } from './part';
import { WINDOW_MS } from './rate-limit-store';
import { sendWritten, Written } from './written';

/** What a handler is given. */
export interface Call<O extends Operation> {
  params: ParamsOf<O>;
  query: QueryOf<O>;
  body: BodyOf<O>;
  /** From the session or the key, never from what the client claims. */
  principal: PrincipalOf<O['access']>;
  language: Language;
  /** Aborted when the client goes away. */
  signal: AbortSignal;
  address: string;
  /** Of at most 400 characters. */
  userAgent: string;
  /** For what HTTP itself settles: in which form an answer is wanted, and a client's Basic credentials. */
  headers: Readonly<IncomingHttpHeaders>;
}

/**
 * What a handler returns: the reply of the contract, or the file that stands for it. Any handler may write the text
 * of its reply itself.
 */
type AnswerOf<O extends Operation> =
  ReplyOf<O> extends File ? FileOf<O> : O['counted'] extends true ? Part<ReplyOf<O>> : ReplyOf<O>;
type FileOf<O extends Operation> = O['lasting'] extends true ? KeptFile : FileAnswer;
type Handler<O extends Operation> = (call: Call<O>) => Promise<AnswerOf<O> | Written>;
export type Serve = <O extends Operation>(operation: O, handler: Handler<O>) => void;

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: Operation;
  }
}

/**
 * The kept length of a User-Agent header, which usually has some hundred characters; it is stored with each sign-in.
 */
const USER_AGENT_LENGTH = 400;

/**
 * Makes the function that turns an operation of the contract into a route: who may call it, what it takes, what
 * it answers. An operation without `access` is refused at start.
 */
export function serveOn(app: FastifyInstance, authentication: Authentication, limit: CallLimit): Serve {
  const bodies = new LargeBodies();
  return (operation, handler) => {
    if (operation.access === undefined)
      throw new Error(`Operation ${operation.name} says not who may call it`);
    /** A failed call may have written something all the same. */
    const noted = async <T>(principal: Principal | null, work: Promise<T>): Promise<T> => {
      try {
        return await work;
      } finally {
        if (!operation.reads && principal?.kind === 'person')
          await noteWrite(authentication.context.database, principal.id);
      }
    };
    app.route({
      method: operation.method,
      url: operation.path,
      // A HEAD request would make the whole file.
      exposeHeadRoute: operation.produces === null || operation.lasting,
      bodyLimit: operation.bodyLimit,
      config: {
        operation,
        rateLimit:
          isOpen(operation) && operation.method !== 'GET'
            ? { max: CALLS_A_MINUTE.address, timeWindow: WINDOW_MS }
            : false,
      },
      schema: {
        ...describedAs(operation),
        consumes: [...operation.consumes],
        ...(operation.params === undefined ? {} : { params: operation.params }),
        // Path and query are always checked: where nothing is declared, anything is unknown.
        querystring: operation.query ?? z.strictObject({}),
        ...bodyOf(operation),
        response: {
          [statusOf(operation)]: answerOf(operation),
          '4xx': failureOf(operation),
          '5xx': failureOf(operation),
        },
      },
      // Before the body is read: a caller who is not known cannot make the server keep megabytes.
      onRequest: async (request, reply) => {
        request.principal = await principalOf(operation.access, authentication, request, originOf(request));
        await limit(request, reply);
      },
      ...(operation.bodyLimit > BODY_LIMIT && {
        preParsing: (request: FastifyRequest, reply: FastifyReply) => bodies.wait(request, reply),
        // Between parsing a large body and checking it other calls are answered.
        preValidation: () => turn(),
        preHandler: async (request: FastifyRequest) => bodies.release(request),
      }),
      handler: async (request, reply) => {
        const answer = await noted(
          request.principal,
          handler({
            params: request.params,
            query: request.query,
            body: request.body,
            principal: request.principal,
            ...originOf(request),
            signal: closedSignal(reply),
            userAgent: (request.headers['user-agent'] ?? '').slice(0, USER_AGENT_LENGTH),
            headers: request.headers,
          } as Call<typeof operation>),
        );
        if (answer instanceof Written) return sendWritten(request, reply, answer);
        void reply.status(statusOf(operation));
        if (operation.counted) return sendPart(reply, operation, answer as Part<unknown[]>);
        if (operation.produces === null) return typeof answer === 'string' ? sendText(reply, answer) : answer;
        return operation.lasting
          ? sendKept(request, reply, answer as KeptFile)
          : sendFile(reply, answer as FileAnswer);
      },
    });
  };
}

function bodyOf({ body, streams }: Operation): { body?: z.ZodType } {
  if (streams) return { body: z.file() };
  return body === undefined ? {} : { body };
}

const originOf = (request: FastifyRequest) => ({
  address: clientAddress(request),
  language: languageFrom(request.headers['accept-language']),
});

/** What it answers when all went well. */
const statusOf = ({ creates }: Operation) => (creates ? 201 : 200);

/** Sends a text as JSON like every other reply, which Fastify does not do by itself. */
function sendText(reply: FastifyReply, text: string): FastifyReply {
  return reply.type('application/json; charset=utf-8').serializer(JSON.stringify).send(text);
}

declare module 'fastify' {
  interface FastifyRequest {
    principal: Principal | null;
  }
}

function closedSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  if (reply.raw.destroyed) controller.abort(); // gone before the handler had its turn
  return controller.signal;
}
