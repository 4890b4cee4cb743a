import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fileStream } from './file-stream';

/** A file whose address never stands for other bytes. */
export interface KeptFile {
  /** What tells it from every other file. */
  tag: string;
  mediaType: string;
  bytes: number;
  /** Reads it, while it is taken; of one that the caller has already nothing is read. */
  pieces: () => AsyncGenerator<Uint8Array>;
}

/** Sends a file that caches keep for ever; whoever has it already, or asks for its head alone, gets no bytes. */
export async function sendKept(request: FastifyRequest, reply: FastifyReply, file: KeptFile) {
  const { tag, mediaType, bytes, pieces } = file;
  const etag = `"${tag}"`;
  const keep = () =>
    reply.header('cache-control', 'public, max-age=31536000, immutable').header('etag', etag);
  if (isNamed(etag, request.headers['if-none-match'])) return keep().status(304).send();
  const describe = () => keep().type(mediaType).header('content-length', bytes);
  if (request.method === 'HEAD') return describe().send(Readable.from([]));
  const reading = pieces();
  // Before it is described: no cache keeps what is said of a file that cannot be read.
  const first = await reading.next();
  return describe().send(fileStream(first, reading));
}

/** Whether a caller's `If-None-Match` names a tag; a weak one of it is as good here. */
function isNamed(etag: string, header = ''): boolean {
  const named = header.split(',').map((one) => one.trim().replace(/^W\//, ''));
  return named.includes(etag) || named.includes('*');
}
