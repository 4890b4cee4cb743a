import { promisify } from 'node:util';
import { gzip as gzipWithCallback } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const gzip = promisify(gzipWithCallback);

/** What fits into one packet gains nothing. */
const LEAST = 1400;

/**
 * Long answers to calls and the console's pages travel compressed: lists are a tenth of their size then. Files are left
 * alone: they go at their reader's pace, and most of their forms are compressed already. What a stranger's page could
 * have a browser ask for carries no token, so that the length of an answer gives nothing away; a page repeats nothing
 * that it was asked, and its nonce is good once.
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
