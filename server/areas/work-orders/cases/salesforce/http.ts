import { CaseFailure } from '../case-system';
import { noReply } from './failure';

/** Larger than any expected reply, which has 200 records of four fields. */
const MOST_BYTES = 2 * 1024 * 1024;

export interface HttpRequest {
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string | URLSearchParams;
}

export interface HttpReply {
  status: number;
  text: string;
  retryAfter: string | null;
}

/**
 * Makes one call. Redirections are not followed, so that the token is sent to no other host than its own.
 * @param milliseconds the timeout
 * @param stopped aborts the call because the server ends, which is not a failure
 * @throws CaseFailure if there is no reply
 */
export async function called(
  url: URL,
  request: HttpRequest,
  milliseconds: number,
  stopped: AbortSignal,
): Promise<HttpReply> {
  const signal = AbortSignal.any([stopped, AbortSignal.timeout(milliseconds)]);
  try {
    const response = await fetch(url, { ...request, redirect: 'manual', signal });
    const text = await textOf(response);
    return { status: response.status, text, retryAfter: response.headers.get('retry-after') };
  } catch (error) {
    stopped.throwIfAborted();
    throw error instanceof CaseFailure ? error : noReply(error);
  }
}

async function textOf(response: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of response.body ?? []) {
    bytes += piece.byteLength;
    if (bytes > MOST_BYTES) throw new CaseFailure('unreachable', 'too long an answer');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}
