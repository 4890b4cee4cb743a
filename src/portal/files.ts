import { addressOf, type Operation, type ReplyOf } from '../../contract/operation';
import type { Input } from './client';
import { fetchFile } from './fetch-file';
import { read, refusalOf } from './reply';
import { headersFor } from './send';
import { withSession } from './with-session';

/*
 * Calls whose answer or body is a file: apart, because neither the sign-in pages nor the first list wait for them.
 */

interface Uploaded {
  /** A file that is sent as the body. */
  file?: Blob;
  /** Called with the share of the body that was sent, from 0 to 1. */
  onProgress: (share: number) => void;
}

/**
 * Fetches the file of a `urlDownload` (API-27), however long it takes: the first byte has to come within 100 seconds,
 * and no pause may last longer than 30.
 * @param onProgress called with the number of bytes so far
 * @throws PortalError also when the file breaks off: it is returned whole or not at all
 * @throws DOMException `AbortError` when `signal` was aborted
 */
export async function download(
  urlDownload: string,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (bytes: number) => void },
): Promise<Blob> {
  // The token is sent to this portal alone.
  if (!/^\/portal\/[\w/-]+$/.test(urlDownload)) throw new Error(`${urlDownload} is no address of the portal`);
  const answer = await withSession(
    (tokens) => fetchFile(urlDownload, { headers: headersFor(tokens), signal, onProgress }),
    signal,
  );
  if (answer.file === null) throw refusalOf(answer);
  return answer.file;
}

/**
 * Makes a call whose body contains a file, or is one, and reports its progress.
 * @throws PortalError and DOMException as `call` does
 */
export async function upload<O extends Operation>(
  operation: O,
  { params, query, body, file, signal, onProgress }: Input<O> & Uploaded,
): Promise<ReplyOf<O>> {
  const text = file ?? JSON.stringify(body);
  // Fetched when it is needed, because few pages send files.
  const { sendUpload } = await import('./send-upload');
  const answer = await withSession((tokens) => {
    const headers = headersFor(tokens);
    headers.set('Content-Type', operation.consumes[0] ?? '');
    const { method } = operation;
    return sendUpload(addressOf(operation, params, query), {
      method,
      headers,
      body: text,
      signal,
      onProgress,
    });
  }, signal);
  return read<O>(answer);
}
