import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { type FieldText, HttpError, invalid } from '../errors/http-error';
import { isDecodable } from './utf8';

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

/** Refuses such addresses, and requests that carry one of these headers twice. Call it after the security headers. */
export function refuseMalformed(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw, params }) => {
    if (undecodable.has(raw)) throw invalid('errorReplies.addressNoUtf8', undecodableParts(params));
    if (hasTwice(raw)) throw new HttpError(400, 'errors.notProcessed');
  });
}

/** The parts that vary, by the name that the call gives them; they were decoded once, from `%25FF` to `%FF`. */
function undecodableParts(params: unknown): Record<string, FieldText> {
  const parts = Object.entries(params as Record<string, string>).filter(
    // An address of no call is one part as a whole.
    ([name, part]) => name !== '*' && !isDecodable(part),
  );
  return Object.fromEntries(parts.map(([name]) => [name, 'inputProblems.noUtf8']));
}

function hasTwice({ rawHeaders }: IncomingMessage): boolean {
  const names = rawHeaders.filter((_text, index) => index % 2 === 0).map((name) => name.toLowerCase());
  return SINGLE.some((single) => names.indexOf(single) !== names.lastIndexOf(single));
}
