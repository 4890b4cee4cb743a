import { CaseFailure } from '../case-system';
import { noAnswer } from './failure';

/** Longer than any answer that is asked for: 200 records of four fields. */
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
 * One call. A redirection is an answer like others: the token goes to the host that it is for, and to no other.
 * @param milliseconds that it may take
 * @param stopped ends it because the server ends, which is no failure
 * @throws CaseFailure where no answer comes
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
