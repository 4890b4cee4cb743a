import type { FastifyRequest } from 'fastify';
import { failureText } from '../db/failure-text';
import { clientAddress } from './client-address';

/*
 * What the log says of a request and of a failure. It is read, kept and passed on by more people than the database:
 * nothing of what somebody sent stands in it, and nothing of what the database holds.
 */

/** A part of an address that is longer than any word or number: a ticket, a token. */
const SECRET = /[^/]{40,}/g;

/** The route that answers, else the path without anything that could open a door; never the query. */
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
