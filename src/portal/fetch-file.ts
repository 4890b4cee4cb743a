import { DOWNLOAD_TIMEOUT } from '../../contract/operation';
import { PortalError } from '../ui/failure/portal-error';
import { anySignal } from './any-signal';
import type { RawResponse } from './reply';

interface Fetching {
  headers: Headers;
  signal: AbortSignal;
  /** Called with the number of bytes so far. */
  onProgress: (bytes: number) => void;
}

/**
 * Fetches a file piece by piece; `file` is `null` where the server refuses. The timeout runs from one piece to the
 * next, because the length of the whole is not limited.
 * @throws PortalError when nothing comes in time, or when the file breaks off
 */
export async function fetchFile(
  address: string,
  { headers, signal, onProgress }: Fetching,
): Promise<RawResponse & { file: Blob | null }> {
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const allow = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), milliseconds);
  };
  allow(DOWNLOAD_TIMEOUT.firstByte);
  const ended = anySignal(signal, silence.signal);
  try {
    const response = await fetch(address, { headers, signal: ended });
    const { status, ok, body } = response;
    const requestId = response.headers.get('x-request-id');
    if (!ok || body === null) return { status, ok, text: await response.text(), requestId, file: null };
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let bytes = 0;
    const reader = body.getReader();
    // The signal does not end every body, as one from a service worker.
    ended.addEventListener('abort', () => void reader.cancel().catch(() => {}), { once: true });
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      allow(DOWNLOAD_TIMEOUT.silence);
      parts.push(piece.value);
      bytes += piece.value.length;
      onProgress(bytes);
    }
    ended.throwIfAborted();
    const type = response.headers.get('content-type') ?? '';
    return { status, ok, text: '', requestId, file: new Blob(parts, { type }) };
  } catch (error) {
    signal.throwIfAborted();
    throw new PortalError(silence.signal.aborted ? 'timeout' : 'network', 0, '', {}, null, error);
  } finally {
    clearTimeout(timer);
  }
}
