import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { REPORTS } from '../../../contract/limits';
import { HttpError } from '../errors/http-error';
import { type Budget, writeBudgets } from './rate-limit-headers';

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
    if (kind === 'client') {
      const { max, remaining, ttlInSeconds: seconds } = counted;
      request.budgets = [{ name: 'client', max, remaining, seconds }];
      writeBudgets(reply, request.budgets);
    }
    if (counted.isExceeded) throw new HttpError(429, 'errorReplies.tooManyCalls', {}, counted.ttlInSeconds);
  };
}

/** A client has two reports under way at once, or one file that is verified. */
const atOnce = ({ routeOptions }: FastifyRequest) =>
  routeOptions.config.operation?.streams === true ? 1 : REPORTS.atOnce;

/**
 * Tells a client that was refused although it has calls left which limit that was: too much of it runs at once.
 * @param seconds after which to come back
 */
export function tellBusy(request: FastifyRequest, reply: FastifyReply, seconds: number): void {
  const { budgets = [] } = request;
  if (budgets.length === 0 || budgets.some(({ remaining }) => remaining === 0)) return;
  const busy = {
    name: 'at-once',
    max: atOnce(request),
    remaining: 0,
    seconds,
    unit: 'concurrent-requests',
  } as const;
  writeBudgets(reply, [...budgets, busy]);
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The limits that count for the call of a client. */
    budgets?: readonly Budget[];
  }
}
