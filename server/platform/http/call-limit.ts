import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from './http-error';

/**
 * Counts a call of a person or an API client, and tells the client how many it has left.
 * @throws HttpError 429 where too many were made in this minute
 */
export type CallLimit = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

const MINUTE = 60;

/**
 * How often each person and each client may call, counted by each process for itself: a row in the database for every call would cost more
 * than many calls do. Call it before the limit of public calls is registered, which counts in the database.
 * @param max calls a minute
 */
export async function callLimit(app: FastifyInstance, max: number): Promise<CallLimit> {
  let check: ReturnType<FastifyInstance['createRateLimit']> | undefined;
  await app.register(async (own) => {
    await own.register(rateLimit, { global: false });
    check = own.createRateLimit({
      max,
      timeWindow: MINUTE * 1000,
      keyGenerator: ({ principal }) =>
        principal?.kind === 'client' ? principal.clientId : String(principal?.id),
    });
  });
  return async (request, reply) => {
    const kind = request.principal?.kind;
    if (kind !== 'person' && kind !== 'client') return;
    const counted = await check?.(request);
    if (counted === undefined || counted.isAllowed) return;
    if (kind === 'client') writeLimit(reply, counted);
    if (counted.isExceeded) throw new HttpError(429, 'errors.tooManyCalls', {}, counted.ttlInSeconds);
  };
}

/** The two fields of draft-ietf-httpapi-ratelimit-headers since its eighth version (decision 55). */
function writeLimit(
  reply: FastifyReply,
  { max, remaining, ttlInSeconds }: { max: number; remaining: number; ttlInSeconds: number },
): void {
  void reply.header('ratelimit-policy', `"client";q=${max};w=${MINUTE}`);
  void reply.header('ratelimit', `"client";r=${remaining};t=${ttlInSeconds}`);
}
