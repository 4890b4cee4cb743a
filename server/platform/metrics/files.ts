import type { FileFormat } from '../../../contract/exports';
import type { Metrics } from './metrics';

/** Counts a file while it is made: that there is one, its bytes, and what became of it. */
export async function* measured(
  metrics: Metrics | undefined,
  format: FileFormat,
  pieces: AsyncIterable<Uint8Array>,
  reader: AbortSignal,
): AsyncGenerator<Uint8Array> {
  if (metrics === undefined) {
    yield* pieces;
    return;
  }
  metrics.exportsRunning.inc({ format });
  let outcome: 'finished' | 'failed' | 'abandoned' = 'abandoned';
  try {
    for await (const piece of pieces) {
      metrics.exportBytes.inc({ format }, piece.length);
      yield piece;
    }
    outcome = 'finished';
  } catch (error) {
    // When the reader has left, its query is stopped and throws.
    if (!reader.aborted) outcome = 'failed';
    throw error;
  } finally {
    metrics.exportsRunning.dec({ format });
    metrics.exports.inc({ format, outcome });
  }
}
