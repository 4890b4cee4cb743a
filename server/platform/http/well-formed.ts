import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '../errors/http-error';

/** Headers that a request may carry once (RFC 9110, 5.3): of two, each program on the way might believe another one. */
const SINGLE = ['host', 'authorization', 'content-type', 'content-length'];

const undecodable = new WeakSet<IncomingMessage>();

/**
 * Makes an address decodable, so that what is refused for it takes the way of every other request, through its headers,
 * log and metrics.
 */
export function decodableUrl(raw: IncomingMessage): string {
  const url = raw.url ?? '';
  if (!url.includes('%') || isDecodable(url.split('?')[0] ?? '')) return url;
  undecodable.add(raw);
  return url.replaceAll('%', '%25');
}

function isDecodable(path: string): boolean {
  try {
    // A bundler takes the call for one without effects, and drops it where nobody uses what it returns.
    return decodeURIComponent(path).length >= 0;
  } catch {
    return false;
  }
}

/** Refuses such addresses, and requests that carry one of these headers twice. Call it after the security headers. */
export function refuseMalformed(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    if (undecodable.has(raw) || hasTwice(raw)) throw new HttpError(400, 'errors.notProcessed');
  });
}

function hasTwice({ rawHeaders }: IncomingMessage): boolean {
  const names = rawHeaders.filter((_text, index) => index % 2 === 0).map((name) => name.toLowerCase());
  return SINGLE.some((single) => names.indexOf(single) !== names.lastIndexOf(single));
}
