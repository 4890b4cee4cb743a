import { promisify } from 'node:util';
import { gzip as gzipWithCallback } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const gzip = promisify(gzipWithCallback);

/** The size of one packet: compressing less gains nothing. */
const LEAST = 1400;

/**
 * Compresses long replies and the pages of the console: lists shrink to a tenth. Files are left alone: they are sent
 * at their reader's pace, and most formats are compressed already. The length of a compressed reply gives nothing
 * away: a call that a stranger's page could cause carries no token, and a page contains nothing from the request, and
 * a nonce that is used once.
 */
export function compressReplies(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const long = typeof payload === 'string' && payload.length >= LEAST;
    if (!long) return payload;
    const varies = [reply.getHeader('vary') ?? [], 'accept-encoding'].flat();
    void reply.header('vary', varies.join(', '));
    if (!takesGzip(request.headers['accept-encoding'])) return payload;
    void reply.header('content-encoding', 'gzip');
    return gzip(payload);
  });
}

/** Whether an Accept-Encoding header names gzip, and not to refuse it. */
function takesGzip(header: string | string[] | undefined): boolean {
  return String(header ?? '')
    .split(',')
    .some((part) => /^\s*gzip\s*(?:;\s*q=(?!0(?:\.0*)?\s*$).*)?$/i.test(part));
}
