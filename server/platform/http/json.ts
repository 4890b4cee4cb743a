import type { FastifyInstance } from 'fastify';
import { invalid } from '../errors/http-error';
import { bodyText } from './utf8';

/**
 * Reads bodies as JSON. `__proto__` and the like are fields as any other here, which no schema has: so they are refused
 * at their place.
 */
export function readJson(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (_request: unknown, body: Buffer) => parsed(bodyText(body)),
  );
}

/** @throws HttpError 400 */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalid('errorReplies.malformed');
  }
}
