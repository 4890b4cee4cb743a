import type { Readable } from 'node:stream';

/**
 * A body for a reader that may stop before its end. The rest is taken and dropped: a connection that is closed with
 * bytes unread is reset, and its client never sees the answer that says why.
 */
export async function* takenWhole(body: Readable): AsyncGenerator<Buffer> {
  try {
    yield* body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
  } finally {
    body.resume();
  }
}
