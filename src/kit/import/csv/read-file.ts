import { IMPORT } from '../../../../contract/limits';
import type { Choice, Table, Unusable } from './read';

/**
 * Reads a file in a worker. The worker is a file of its own, because the content security policy allows no other
 * kind. A file that is too large is not opened at all.
 */
export async function readFile(file: Blob, choice: Choice, signal: AbortSignal): Promise<Table | Unusable> {
  if (file.size > IMPORT.bytes) return { kind: 'unusable', problem: 'tooLarge' };
  if (file.size === 0) return { kind: 'unusable', problem: 'empty' };
  const bytes = await file.arrayBuffer();
  signal.throwIfAborted();
  const worker = new Worker(new URL('./csv.worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<Table | Unusable>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Table | Unusable>) => resolve(data));
      worker.addEventListener('error', () => reject(new Error('The worker failed')));
      signal.addEventListener('abort', () => reject(signal.reason as Error));
      worker.postMessage({ bytes, choice }, [bytes]);
    });
  } finally {
    worker.terminate();
  }
}
