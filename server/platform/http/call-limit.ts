import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from './http-error';

/**
 * Counts a call of a person.
 * @throws HttpError 429 where the person has made too many in this minute
 */
export type CallLimit = (request: FastifyRequest) => Promise<void>;

/**
 * How often persons may call, counted by each process for itself: a row in the database for every call would cost more
 * than many calls do. Call it before the limit of public calls is registered, which counts in the database.
 * @param max calls a minute
 */
export async function callLimit(app: FastifyInstance, max: number): Promise<CallLimit> {
  let check: ReturnType<FastifyInstance['createRateLimit']> | undefined;
  await app.register(async (own) => {
    await own.register(rateLimit, { global: false });
    check = own.createRateLimit({
      max,
      timeWindow: 60_000,
      keyGenerator: ({ principal }) => String(principal?.id),
    });
  });
  return async (request) => {
    if (request.principal?.kind !== 'person') return;
    const counted = await check?.(request);
    if (counted?.isAllowed === false && counted.isExceeded) {
      throw new HttpError(429, 'errors.tooManyCalls', {}, counted.ttlInSeconds);
    }
  };
}
