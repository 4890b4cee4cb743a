import type { FastifyInstance, FastifyRequest } from 'fastify';
import { feedMediaTypes } from '../../../contract/feed';
import { invalid } from '../../platform/errors/http-error';

/** Makes the routes of an app accept batches: a JSON array, or one row a line. */
export function readBatches(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser(
    [...feedMediaTypes],
    { parseAs: 'string' },
    async (request: FastifyRequest, body: string) => {
      // PostgreSQL cannot store this character; with the replacement only its row is refused, not the whole batch.
      const text = body.replaceAll('\\u0000', '\\ufffd');
      return request.headers['content-type']?.startsWith('application/x-ndjson') ? lines(text) : whole(text);
    },
  );
}

function whole(text: string): unknown {
  const batch = parsed(text);
  if (batch === undefined) throw invalid('errorReplies.malformed');
  return Array.isArray(batch) ? batch.map(rowOf) : batch;
}

function lines(text: string): unknown[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => rowOf(parsed(line)));
}

/** @returns `undefined` for a text that is not JSON */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns `null` for a value that is not an object, so that only this row is refused. */
function rowOf(value: unknown): object | null {
  return typeof value === 'object' && !Array.isArray(value) ? value : null;
}
