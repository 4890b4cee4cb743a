import { Readable } from 'node:stream';
import { DOWNLOAD_TIMEOUT } from '../../../contract/operation';

/** However long a file and however slow its reader: after this time the rest is not worth the connection. */
const WHOLE_FILE_MS = 3_600_000;

/** The reader of a file has taken nothing for too long, or takes far too long for all of it. */
class ReaderStalled extends Error {
  override readonly name = 'ReaderStalled';
}

/**
 * A stream over the remaining pieces of a file, at the pace of its reader. A reader who takes nothing for 30 seconds
 * is given up. However the stream ends, `pieces` is told to return.
 * @param first the piece that was read already, to know that there is a file at all
 */
export function fileStream(first: IteratorResult<Uint8Array>, pieces: AsyncGenerator<Uint8Array>): Readable {
  let begun = false;
  let silence: NodeJS.Timeout | undefined;
  const deliver = async () => {
    clearTimeout(silence);
    try {
      const { done, value } = begun ? await pieces.next() : first;
      begun = true;
      if (!done && !stream.destroyed) silence = setTimeout(giveUp, DOWNLOAD_TIMEOUT.silence);
      stream.push(done ? null : value);
    } catch (error) {
      stream.destroy(error as Error);
    }
  };
  const release = async (error: Error | null, callback: (error: Error | null) => void) => {
    clearTimeout(silence);
    clearTimeout(whole);
    let failure = error;
    try {
      await pieces.return(undefined);
    } catch (another) {
      failure ??= another as Error;
    }
    callback(failure);
  };
  // Not a generator around `pieces`: one that was never read would not run its `finally`.
  const stream = new Readable({
    read: () => void deliver(),
    destroy: (error, callback) => void release(error, callback),
  });
  const giveUp = () => stream.destroy(new ReaderStalled('The reader of a file takes nothing'));
  const whole = setTimeout(giveUp, WHOLE_FILE_MS);
  return stream;
}
