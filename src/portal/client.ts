import {
  addressOf,
  type BodyOf,
  type Operation,
  type ParamsOf,
  type QueryOf,
  type ReplyOf,
} from '../../contract/operation';
import { readLogin } from '../session/stored-session';
import { type RawResponse, read } from './reply';
import { type Sending, type Sent, sendTo } from './send';
import { withSession } from './with-session';

/*
 * The typed calls of the contract that answer JSON, and calls made ahead of time; files.ts has those with files.
 */

export type Input<O extends Operation> = (ParamsOf<O> extends undefined
  ? { params?: undefined }
  : { params: ParamsOf<O> }) &
  (QueryOf<O> extends undefined ? { query?: undefined } : { query: QueryOf<O> }) &
  (BodyOf<O> extends undefined ? { body?: undefined } : { body: BodyOf<O> }) & {
    signal?: AbortSignal | undefined;
    /** Lets the call outlive the page, for a sign-out. */
    keepalive?: boolean;
  };

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
