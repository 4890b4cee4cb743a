import type { FastifyInstance, FastifyRequest } from 'fastify';
import { feedMediaTypes } from '../../../contract/feed';
import { invalid } from '../../platform/http/http-error';

/** Lets the routes of an app take batches: an array as JSON, or one row a line. */
export function readBatches(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser(
    [...feedMediaTypes],
    { parseAs: 'string' },
    async (request: FastifyRequest, body: string) => {
      // The one character that no text of the database can hold; in its new guise its row alone is refused for it.
      const text = body.replaceAll('\\u0000', '\\ufffd');
      return request.headers['content-type']?.startsWith('application/x-ndjson') ? lines(text) : whole(text);
    },
  );
}

function whole(text: string): unknown {
  const batch = parsed(text);
  if (batch === undefined) throw invalid('errors.malformed');
  return Array.isArray(batch) ? batch.map(rowOf) : batch;
}

function lines(text: string): unknown[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => rowOf(parsed(line)));
}

/** @returns `undefined` for what is no JSON */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What is no object is no row; it is refused by itself, and the others stay. */
function rowOf(value: unknown): object | null {
  return typeof value === 'object' && !Array.isArray(value) ? value : null;
}
