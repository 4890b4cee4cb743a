import { CaseFailure } from '../case-system';
import { noAnswer } from './failure';

/** Larger than any expected reply, which has 200 records of four fields. */
const MOST_BYTES = 2 * 1024 * 1024;

export interface HttpRequest {
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string | URLSearchParams;
}

export interface HttpAnswer {
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
): Promise<HttpAnswer> {
  const signal = AbortSignal.any([stopped, AbortSignal.timeout(milliseconds)]);
  try {
    const answer = await fetch(url, { ...request, redirect: 'manual', signal });
    const text = await textOf(answer);
    return { status: answer.status, text, retryAfter: answer.headers.get('retry-after') };
  } catch (error) {
    stopped.throwIfAborted();
    throw error instanceof CaseFailure ? error : noAnswer(error);
  }
}

async function textOf(answer: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of answer.body ?? []) {
    bytes += piece.byteLength;
    if (bytes > MOST_BYTES) throw new CaseFailure('unreachable', 'too long an answer');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}
