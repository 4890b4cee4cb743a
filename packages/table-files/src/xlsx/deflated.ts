import { finished } from 'node:stream/promises';
import { crc32, createDeflateRaw } from 'node:zlib';

/** What a ZIP file says of an entry's data. */
export interface Sums {
  crc: number;
  /** Compressed. */
  packed: number;
  size: number;
}

/**
 * Compresses pieces as they come (RFC 1951), in a thread of its own: the next piece is made while the last one is
 * compressed. A low level: the usual one makes a sheet a fifth smaller and takes four times as long.
 */
export async function* deflated(
  pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<Uint8Array, Sums> {
  const sums: Sums = { crc: 0, packed: 0, size: 0 };
  const deflate = createDeflateRaw({ level: 2, chunkSize: 64 * 1024 });
  let ready: Uint8Array[] = [];
  deflate.on('data', (piece: Uint8Array) => {
    sums.packed += piece.length;
    ready.push(piece);
  });
  deflate.on('error', () => {}); // told to whoever wrote
  const write = (piece: Uint8Array) => {
    const written = new Promise<void>((resolve, reject) => {
      deflate.write(piece, (error) => (error ? reject(error) : resolve()));
    });
    written.catch(() => {}); // told when it is waited for
    return written;
  };
  const taken = () => {
    const all = ready;
    ready = [];
    return all;
  };
  try {
    let written = Promise.resolve();
    for await (const piece of pieces) {
      sums.crc = crc32(piece, sums.crc);
      sums.size += piece.length;
      await written;
      yield* taken();
      written = write(piece);
    }
    await written;
    deflate.end();
    await finished(deflate);
    yield* taken();
    return sums;
  } finally {
    deflate.destroy();
  }
}
