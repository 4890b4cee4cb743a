import type { ImportResource } from '../../../../contract/import-columns';
import { IMPORT, readWorkbook } from '../../../../contract/imports';
import { upload } from '../../../portal/files';
import { CodeFailure } from '../../../ui/code/failure';
import { PortalError } from '../../../ui/failure/portal-error';
import { isZip } from './encoding';
import type { Choice } from './read';
import { type Table, tableOf, type Unusable, unusable } from './table';

/**
 * Reads a file in a worker. The worker is a file of its own, because the content security policy allows no other
 * kind. A file that is too large is not opened at all.
 */
export async function readFile(
  file: File,
  choice: Choice,
  { resource, signal }: { resource: ImportResource; signal: AbortSignal },
): Promise<Table | Unusable> {
  if (file.size > IMPORT.bytes) return unusable('tooLarge');
  if (file.size === 0) return unusable('empty');
  if (isZip(new Uint8Array(await file.slice(0, 4).arrayBuffer()))) return readSheet(file, resource, signal);
  const bytes = await file.arrayBuffer();
  signal.throwIfAborted();
  const worker = new Worker(new URL('./csv.worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<Table | Unusable>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Table | Unusable>) => resolve(data));
      worker.addEventListener('error', () => reject(new CodeFailure(false)));
      signal.addEventListener('abort', () => reject(signal.reason as Error));
      worker.postMessage({ bytes, choice }, [bytes]);
    });
  } finally {
    worker.terminate();
  }
}

/** The server reads workbooks: what they are made of can be a trap for whoever unpacks it. */
async function readSheet(
  file: File,
  resource: ImportResource,
  signal: AbortSignal,
): Promise<Table | Unusable> {
  try {
    const { rows, total, sheet } = await upload(readWorkbook, {
      params: { resource },
      file,
      signal,
      onProgress: () => {},
    });
    if (rows.length === 0) return unusable('empty');
    if (total > IMPORT.rows + 1) return unusable('tooManyRows', { rows: total - 1 });
    return tableOf(rows, null, null, sheet);
  } catch (error) {
    if (!(error instanceof PortalError)) throw error;
    if (error.status === 400) return unusable('workbook');
    return unusable(error.status === 413 ? 'tooLarge' : 'notSent');
  }
}
