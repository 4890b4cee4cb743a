import {
  addressOf,
  type BodyOf,
  type Operation,
  type ParamsOf,
  type QueryOf,
  type ReplyOf,
} from '../../contract/operation';
import { readLogin } from '../session/stored-session';
import { fetchFile } from './fetch-file';
import { type RawResponse, read, refusalOf } from './reply';
import { headersFor, type Sending, type Sent, sendTo } from './send';
import { withSession } from './with-session';

/*
 * The typed calls of the contract: JSON, files that are fetched, files that are sent, and calls made ahead of time.
 */

type Input<O extends Operation> = (ParamsOf<O> extends undefined
  ? { params?: undefined }
  : { params: ParamsOf<O> }) &
  (QueryOf<O> extends undefined ? { query?: undefined } : { query: QueryOf<O> }) &
  (BodyOf<O> extends undefined ? { body?: undefined } : { body: BodyOf<O> }) & {
    signal?: AbortSignal | undefined;
    /** Lets the call outlive the page, for a sign-out. */
    keepalive?: boolean;
  };

interface Uploaded {
  /** A file that is sent as the body. */
  file?: Blob;
  /** Called with the share of the body that was sent, from 0 to 1. */
  onProgress: (share: number) => void;
}

/**
 * Makes one call of the contract that answers JSON.
 * @throws PortalError when the server refuses, does not answer or takes too long
 * @throws DOMException `AbortError` when `signal` was aborted
 */
export async function call<O extends Operation>(operation: O, input: Input<O>): Promise<ReplyOf<O>> {
  const address = addressOf(operation, input.params, input.query);
  const early = operation.method === 'GET' ? takeAhead(address) : null;
  if (early === null) return read<O>(await responseAt(address, operation, input));
  const answer = await early;
  input.signal?.throwIfAborted();
  return read<O>(answer);
}

const responseAt = (address: string, operation: Sent, input: Sending): Promise<RawResponse> =>
  operation.access === 'public'
    ? sendTo(address, operation, input, null)
    : withSession((tokens) => sendTo(address, operation, input, tokens), input.signal);

/** Responses to calls that were made ahead and that no caller has taken yet, by address, and who was signed in then. */
const ahead = new Map<string, { login: string | null; answer: Promise<RawResponse> }>();

/**
 * Makes a reading call ahead of time; the first caller of the same address gets its response, so that the call is made
 * once.
 */
export function callAhead(address: string, operation: Sent): Promise<RawResponse> {
  const answer = responseAt(address, operation, {});
  // The failure is reported to the caller who takes the response.
  answer.catch(() => undefined);
  ahead.set(address, { login: readLogin(), answer });
  return answer;
}

function takeAhead(address: string): Promise<RawResponse> | null {
  const early = ahead.get(address);
  ahead.delete(address);
  return early !== undefined && early.login === readLogin() ? early.answer : null;
}

/** Whether a call was made ahead whose response nobody has taken yet. */
export const isAhead = (address: string): boolean => ahead.has(address);

/** Forgets the responses that nobody has taken: whoever asks later wants those of then. */
export function forgetAhead(): void {
  ahead.clear();
}

/**
 * Makes the call of an address that other code has built (ra-data-simple-rest).
 * @param operation the call of the contract that it stands for
 * @throws PortalError and DOMException as `call` does
 */
export async function readAt<O extends Operation>(
  operation: O,
  address: string,
  signal: AbortSignal | undefined,
): Promise<{ reply: ReplyOf<O>; text: string; status: number; contentRange: string | null }> {
  const answer = await withSession((tokens) => sendTo(address, operation, { signal }, tokens), signal);
  const { text, status, contentRange } = answer;
  return { reply: read<O>(answer), text, status, contentRange };
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
