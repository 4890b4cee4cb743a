import type { IncomingHttpHeaders } from 'node:http';
import { setImmediate as turn } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { STANDING_HEADER, standingText } from '../../../contract/access';
import type { Language } from '../../../contract/languages';
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
import { cutToUnits } from '../../../contract/text-forms';
import { withCommitCheck } from '../db/commit-check';
import { assertNotOlder } from '../db/generation';
import { noteWrite } from '../db/replica/own-writes';
import { type Authentication, type Lookup, lookupOf, type PrincipalOf } from '../principal/authenticate';
import { assertNoLoss } from '../principal/loss';
import type { Principal, SignedIn } from '../principal/principal';
import { hasBody } from './bodies';
import type { CallLimit } from './call-limit';
import { callerLanguage } from './caller-language';
import { clientAddress } from './client-address';
import { assertAddress } from './client-addresses';
import { answerOf, describedAs, failureOf } from './described';
import type { FileAnswer } from './file';
import type { KeptFile } from './kept-file';
import { LargeBodies } from './large-bodies';
import { assertMediaType } from './media-type';
import type { Budget } from './rate-limit-headers';
import { WINDOW_MS } from './rate-limit-store';
import { sendAnswer, statusOf } from './send-answer';
import { watchCall } from './standing';
import { headerText } from './utf8';
import { checkInput } from './validation';
import type { Written } from './written';

/** What a handler is given. */
export interface Call<O extends Operation> {
  params: ParamsOf<O>;
  query: QueryOf<O>;
  body: BodyOf<O>;
  /** From the session or the key, never from what the client claims. */
  principal: PrincipalOf<O['access']>;
  language: Language;
  /** Aborted when the client goes away, or the principal has lost what the call began with. */
  signal: AbortSignal;
  address: string;
  /** Of at most 400 characters. */
  userAgent: string;
  /** For what HTTP itself settles: in which form an answer is wanted, and a client's Basic credentials. */
  headers: Readonly<IncomingHttpHeaders>;
  /** Adds a header to the answer. */
  setHeader: (name: string, value: string) => void;
  /** Says how much is left of a limit that the call itself counts. */
  setBudget: (budget: Budget) => void;
}

/**
 * What a handler returns: the reply of the contract, or the file that stands for it. Any handler may write the text
 * of its reply itself.
 */
type AnswerOf<O extends Operation> = ReplyOf<O> extends File ? FileOf<O> : ReplyOf<O>;
type FileOf<O extends Operation> = O['lasting'] extends true ? KeptFile : FileAnswer;
type Handler<O extends Operation> = (call: Call<O>) => Promise<AnswerOf<O> | Written>;

/**
 * The rules by which a handler refuses fields beyond their schema. They are asked here where the schema refuses other
 * fields, so that one answer names them all; otherwise the handler asks them. They see the fields that the schema accepts.
 * @throws HttpError that names the fields
 */
type Rules<O extends Operation> = (accepted: {
  params: Partial<ParamsOf<O>>;
  query: Partial<QueryOf<O>>;
  body: Partial<BodyOf<O>>;
}) => unknown;
export type Serve = <O extends Operation>(operation: O, handler: Handler<O>, rules?: Rules<O>) => void;

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
  return (operation, handler, rules) => {
    if (operation.access === undefined)
      throw new Error(`Operation ${operation.name} says not who may call it`);
    const isLarge = operation.bodyLimit > BODY_LIMIT;
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
        // What a newer version makes of what this one would write, nobody has tried.
        if (!operation.reads && operation.method !== 'GET')
          assertNotOlder(authentication.context.database.db);
        const lookup = lookupOf(operation.access, authentication, request, originOf(request), (person) => {
          request.caller = person;
          tellStanding(reply, person);
        });
        request.lookup = async (run) => {
          const principal = await lookup(run);
          assertAddress(principal);
          return principal;
        };
        request.bodyFollows = !operation.streams && hasBody(request) && !request.raw.complete;
        await identify(request);
        await limit(request, reply);
        assertMediaType(operation, request, reply);
      },
      preValidation: async (request) => {
        // Between parsing a large body and checking it other calls are answered.
        if (isLarge) await turn();
        // The body may have come a minute after the head, and a large one has waited for its turn.
        if (request.bodyFollows || isLarge) await identify(request);
      },
      preHandler: async (request) => {
        await checkInput(operation, request, rules as Parameters<typeof checkInput>[2]);
        if (isLarge) bodies.release(request);
      },
      ...(isLarge && {
        preParsing: (request: FastifyRequest, reply: FastifyReply) => bodies.wait(request, reply),
      }),
      handler: async (request, reply) => {
        const { principal, lookup } = request;
        const { signal, whileAllowed } = watchCall(request, reply, lookup, authentication.lookEvery);
        const call = {
          params: request.params,
          query: request.query,
          body: request.body,
          principal,
          ...originOf(request),
          signal,
          userAgent: cutToUnits(headerText(request.headers['user-agent']), USER_AGENT_LENGTH),
          headers: request.headers,
          setHeader: (name, value) => void reply.header(name, value),
          setBudget: (budget) => {
            request.budgets = [...(request.budgets ?? []), budget];
          },
        } as Call<typeof operation>;
        const work =
          principal === null
            ? handler(call)
            : withCommitCheck(
                async (run) => assertNoLoss(principal, await lookup(run)),
                () => handler(call),
              );
        // The first byte of a file may take as long as a report.
        return whileAllowed(
          noted(principal, work).then((answer) => sendAnswer(operation, request, reply, answer)),
        );
      },
    });
  };
}

/** Looks up who calls. */
async function identify(request: FastifyRequest): Promise<void> {
  request.principal = await request.lookup();
}

/** SES-05: tells a person's console how it stands, with a refusal too, as long as the answer has not left. */
function tellStanding(reply: FastifyReply, person: SignedIn): void {
  if (!reply.raw.headersSent) void reply.header(STANDING_HEADER, standingText(person));
}

function bodyOf({ body, streams }: Operation): { body?: z.ZodType } {
  if (streams) return { body: z.file() };
  return body === undefined ? {} : { body };
}

const originOf = (request: FastifyRequest) => ({
  address: clientAddress(request),
  language: callerLanguage(request),
});

declare module 'fastify' {
  interface FastifyRequest {
    principal: Principal | null;
    /** The person whose session it is, also where the call is refused. */
    caller: SignedIn | null;
    /** Looks the principal up again. */
    lookup: Lookup;
    /** Whether the body of a call was still to come when its principal was looked up. */
    bodyFollows: boolean;
  }
}
