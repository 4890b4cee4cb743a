import { DOWNLOAD_TIMEOUT } from '../../contract/operation';
import { PortalError } from '../ui/failure/portal-error';
import type { RawResponse } from './reply';

interface Sending {
  method: string;
  headers: Headers;
  body: string | Blob;
  signal: AbortSignal | undefined;
  /** Called with the share of the body that was sent, from 0 to 1. */
  onProgress: (share: number) => void;
}

/**
 * Sends a large body and reports its progress, which `fetch` cannot. The timeout runs from one step of progress to
 * the next, because the length of the whole is not limited.
 * @throws PortalError when the server does not respond, or nothing moves for too long
 * @throws DOMException `AbortError` when `signal` was aborted
 */
export function sendUpload(address: string, sending: Sending): Promise<RawResponse> {
  const { method, headers, body, signal, onProgress } = sending;
  signal?.throwIfAborted();
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let timedOut = false;
    const allow = (milliseconds: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        timedOut = true;
        request.abort();
      }, milliseconds);
    };
    const abort = () => request.abort();
    const failed = () => reject(new PortalError(timedOut ? 'timeout' : 'network', 0, ''));
    request.open(method, address);
    headers.forEach((value, name) => request.setRequestHeader(name, value));
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      allow(DOWNLOAD_TIMEOUT.silence);
      if (total > 0) onProgress(loaded / total);
    });
    request.upload.addEventListener('load', () => allow(DOWNLOAD_TIMEOUT.firstByte));
    request.addEventListener('load', () => {
      const { status, responseText: text } = request;
      const requestId = request.getResponseHeader('x-request-id');
      resolve({ status, ok: status >= 200 && status < 300, text, requestId });
    });
    request.addEventListener('error', failed);
    request.addEventListener('abort', () => (signal?.aborted ? reject(signal.reason as Error) : failed()));
    request.addEventListener('loadend', () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    });
    signal?.addEventListener('abort', abort);
    allow(DOWNLOAD_TIMEOUT.silence);
    request.send(body);
  });
}
