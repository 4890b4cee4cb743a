import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { feedMediaTypes } from '../../../contract/feed';
import { invalid } from '../../platform/errors/http-error';
import { mediaTypeOf } from '../../platform/http/media-type';
import { bodyText } from '../../platform/http/utf8';

/** Makes the routes of an app accept batches: a JSON array, or one row a line. */
export function readBatches(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser(
    [...feedMediaTypes],
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) =>
      mediaTypeOf(request) === 'application/x-ndjson' ? lines(body) : whole(bodyText(body)),
  );
}

function whole(text: string): unknown {
  const batch = parsed(text);
  if (batch === undefined) throw invalid('errorReplies.malformed');
  return Array.isArray(batch) ? batch.map(rowOf) : batch;
}

/** Reads one row a line. A line whose bytes are no UTF-8 is refused as one that is no JSON, and no other with it. */
function lines(body: Buffer): unknown[] {
  if (isUtf8(body)) return texts(bodyText(body)).map((line) => rowOf(parsed(line)));
  // Bytes of 0x0A are line breaks, whatever stands around them.
  return texts(body.toString('latin1')).map((line) => {
    const bytes = Buffer.from(line, 'latin1');
    return isUtf8(bytes) ? rowOf(parsed(bytes.toString())) : null;
  });
}

const texts = (text: string) => text.split('\n').filter((line) => line.trim() !== '');

/** @returns `undefined` for a text that is not JSON */
function parsed(text: string): unknown {
  try {
    // PostgreSQL cannot store this character; with the replacement only its row is refused, not the whole batch.
    return JSON.parse(text.replaceAll('\\u0000', '\\ufffd'));
  } catch {
    return undefined;
  }
}

/** Returns `null` for a value that is not an object, so that only this row is refused. */
function rowOf(value: unknown): object | null {
  return typeof value === 'object' && !Array.isArray(value) ? value : null;
}
