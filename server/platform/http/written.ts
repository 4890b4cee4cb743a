import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** An answer whose text its handler has written, in the form that the caller wants. */
export class Written {
  constructor(
    readonly mediaType: string,
    readonly text: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {}
}

/**
 * Sends it with an ETag of its content: a caller who sends the tag again gets 304. No cache on the way keeps it, as it
 * keeps no reply (app.ts); a program that keeps its books has the tag with them. The tag is weak, because the same text may be
 * compressed.
 */
export function sendWritten(
  request: FastifyRequest,
  reply: FastifyReply,
  { mediaType, text, headers }: Written,
): FastifyReply {
  const hash = createHash('sha256')
    .update(JSON.stringify([mediaType, headers]))
    .update(text);
  const tag = `W/"${hash.digest('base64url')}"`;
  void reply.headers({ vary: 'accept', ...headers, etag: tag });
  if (isKnown(request.headers['if-none-match'], tag)) return reply.status(304).send();
  return reply.type(mediaType).send(text);
}

/** RFC 9110, 13.1.2: by weak comparison, `*` stands for any. */
function isKnown(header: string | undefined, tag: string): boolean {
  const opaque = (text: string) => text.trim().replace(/^W\//, '');
  return (header ?? '').split(',').some((one) => one.trim() === '*' || opaque(one) === opaque(tag));
}
