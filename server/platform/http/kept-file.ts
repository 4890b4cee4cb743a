import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fileStream } from './file-stream';

/** A file whose address never stands for other bytes. */
export interface KeptFile {
  /** The ETag, unique for each file. */
  tag: string;
  mediaType: string;
  bytes: number;
  /** Reads the file while it is sent; it is not called where the caller has the file already. */
  pieces: () => AsyncGenerator<Uint8Array>;
}

/** Sends a file that caches may keep for ever; a caller who has it already, or sends HEAD, gets no bytes. */
export async function sendKept(request: FastifyRequest, reply: FastifyReply, file: KeptFile) {
  const { tag, mediaType, bytes, pieces } = file;
  const etag = `"${tag}"`;
  const keep = () =>
    reply.header('cache-control', 'public, max-age=31536000, immutable').header('etag', etag);
  if (isNamed(etag, request.headers['if-none-match'])) return keep().status(304).send();
  const describe = () => keep().type(mediaType).header('content-length', bytes);
  if (request.method === 'HEAD') return describe().send(Readable.from([]));
  const reading = pieces();
  // Before the headers are set: no cache may keep the headers of a file that cannot be read.
  const first = await reading.next();
  return describe().send(fileStream(first, reading));
}

/** Whether a caller's `If-None-Match` names a tag; a weak one of it is as good here. */
function isNamed(etag: string, header = ''): boolean {
  const named = header.split(',').map((one) => one.trim().replace(/^W\//, ''));
  return named.includes(etag) || named.includes('*');
}
