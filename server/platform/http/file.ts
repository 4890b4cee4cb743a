import type { FastifyReply } from 'fastify';
import { fileStream } from './file-stream';

/** A file that a call answers. */
export interface FileAnswer {
  /** The name under which it is saved: ASCII, without quotes. */
  name: string;
  mediaType: string;
  /** Its bytes, made while they are taken. When the reading ends early, `return()` is called. */
  pieces: AsyncGenerator<Uint8Array>;
  /** Further headers, in small letters. */
  headers?: Readonly<Record<string, string>>;
}

/**
 * Sends a file at its reader's pace. A failure before the first byte is a normal error reply; a later one breaks the
 * connection, so that nobody takes half of a file for the whole.
 */
export async function sendFile(reply: FastifyReply, { name, mediaType, pieces, headers = {} }: FileAnswer) {
  const first = await pieces.next();
  if (reply.sent) {
    // It was refused meanwhile.
    await pieces.return(undefined);
    return reply;
  }
  return reply
    .type(mediaType)
    .headers(headers)
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(fileStream(first, pieces));
}
