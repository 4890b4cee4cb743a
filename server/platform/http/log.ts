import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { failureText } from '../db/failure-text';
import { clientAddress } from './client-address';

/*
 * What the log contains of a request and of a failure. More people read, keep and forward logs than the database:
 * nothing that somebody sent and nothing from the database is in it.
 */

/** A part of an address that is longer than any word or number, as a ticket or token is. */
const SECRET = /[^/]{40,}/g;

/** The route of a request, or else its path without anything that could be a secret; never the query. */
function addressOf(request: FastifyRequest): string {
  const { url } = request.routeOptions;
  return url ?? (request.url.split('?')[0] ?? '').replaceAll(SECRET, '…');
}

/** What PostgreSQL says of a failure apart from values; its `detail` holds whole rows, PGlite's error the parameters. */
const DATABASE_FACTS = ['severity', 'schema', 'table', 'column', 'constraint', 'routine'] as const;

interface Failure {
  type: string;
  message: string;
  stack: string;
  [fact: string]: unknown;
}

function failure(error: unknown): Failure {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const known = error as Error & Partial<Record<(typeof DATABASE_FACTS)[number] | 'code', unknown>>;
  const facts = DATABASE_FACTS.filter((fact) => typeof known[fact] === 'string');
  return {
    type: error.name,
    ...failureText(error),
    ...(known.code === undefined ? {} : { code: known.code }),
    ...Object.fromEntries(facts.map((fact) => [fact, known[fact]])),
    ...(error.cause === undefined ? {} : { cause: failure(error.cause) }),
    ...(error instanceof AggregateError ? { errors: error.errors.map(failure) } : {}),
  };
}

/** Writes one line for each call, when it is over: its method, route and status, and how long it took. */
export class CallLog extends LogController {
  override incomingRequest(): void {
    // one line is enough
  }

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const call = { req: request, res: reply, responseTime: reply.elapsedTime };
    if (error) request.log.info({ ...call, err: error }, 'call broken off');
    else request.log.info(call, 'call');
  }
}

/** How the server's log writes requests and failures. */
export const serializers = {
  req: (request: FastifyRequest) => ({
    method: request.method,
    url: addressOf(request),
    host: request.host,
    remoteAddress: clientAddress(request),
    remotePort: request.socket?.remotePort,
  }),
  err: failure,
};
