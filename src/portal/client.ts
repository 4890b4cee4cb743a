import { localeOf } from '../../contract/languages';
import {
  addressOf,
  type BodyOf,
  type Operation,
  type ParamsOf,
  type QueryOf,
  type ReplyOf,
} from '../../contract/operation';
import { refreshToken } from '../../contract/session';
import { keepRenewed, newerPair } from '../session/renewed-pair';
import {
  clearSession,
  readLogin,
  readTokens,
  replaceTokens,
  type TokenPair,
} from '../session/stored-session';
import { PortalError } from './error';
import { fetchFile } from './fetch-file';
import { currentLanguage } from './language';
import { checkedReply, type RawResponse, read, refusalOf } from './reply';

/*
 * The only place that knows tokens. Everyone else sees data or a PortalError.
 *
 *   401 with tokens   -> one refresh for all waiting calls and tabs, then each call once more   (SES-09, SES-10)
 *   refresh fails     -> storage is cleared and everyone who listens is told, once              (SES-11)
 *   401 without them  -> the same                                                               (SES-12)
 *   public calls      -> their 401 is an answer like any other                                  (LOG-12)
 *
 * While a refresh is under way the person may sign out, or another one may sign in in another tab: what the
 * refresh answers then counts for nothing, and no call is repeated in another person's name.
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

const signedOutListeners = new Set<() => void>();

/** Calls `listener` whenever the session has ended without the person's doing; returns how to stop. */
export function onSignedOut(listener: () => void): () => void {
  signedOutListeners.add(listener);
  return () => signedOutListeners.delete(listener);
}

function endSession(): void {
  clearSession();
  for (const listener of signedOutListeners) listener();
}

/**
 * Makes one call of the contract that answers JSON.
 * @throws PortalError when the server refuses, does not answer or takes too long
 * @throws DOMException `AbortError` when `signal` was aborted
 */
export async function call<O extends Operation>(operation: O, input: Input<O>): Promise<ReplyOf<O>> {
  const address = addressOf(operation, input.params, input.query);
  const early = operation.method === 'GET' ? takeAhead(address) : null;
  if (early === null) return read<O>(await answerAt(address, operation, input));
  const answer = await early;
  input.signal?.throwIfAborted();
  return read<O>(answer);
}

/** What sending a call needs to know of it. */
type Sent = Pick<Operation, 'method' | 'access' | 'timeout'>;

const answerAt = (address: string, operation: Sent, input: Sending): Promise<RawResponse> =>
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
  const answer = answerAt(address, operation, {});
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

/** Forgets the answers that nobody has asked for: whoever asks later wants those of then. */
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

/** Makes an attempt with the stored tokens and, where they are refused, a second one with renewed ones. */
async function withSession<A extends RawResponse>(
  attempt: (tokens: TokenPair | null) => Promise<A>,
  signal: AbortSignal | undefined,
): Promise<A> {
  const tokens = readTokens();
  const login = readLogin();
  const answer = await attempt(tokens);
  if (answer.status !== 401) return answer;
  if (tokens === null) {
    if (readTokens() === null) endSession();
    return answer;
  }
  const renewed = await renewTokens(tokens.token);
  signal?.throwIfAborted();
  if (renewed === null || readLogin() !== login) return answer;
  const second = await attempt(renewed);
  // the first of many to learn of it clears the pair, so that the end is told once
  if (second.status === 401 && isStored(renewed)) endSession();
  return second;
}

let renewing: Promise<TokenPair | null> | undefined;

/** One refresh at a time in this tab, and one at a time across tabs where the browser has locks. */
function renewTokens(stale: string): Promise<TokenPair | null> {
  renewing ??= acrossTabs(async () => {
    const stored = readTokens();
    if (stored === null) return null;
    if (stored.token !== stale) return stored; // another tab was faster
    const newer = await newerPair(stored); // or it was, and the local storage has not told this one yet
    if (newer !== null && isStored(stored)) replaceTokens(newer);
    if (!isStored(stored)) return readTokens(); // `null` where somebody has signed out meanwhile
    try {
      // keepalive: a reload in the middle would lose the pair that the server has issued already
      const input = { body: stored, keepalive: true };
      const answer = await sendTo(refreshToken.path, refreshToken, input, null);
      const pair = checkedReply(
        read<typeof refreshToken>(answer),
        ({ token, refreshToken: next }) => typeof token === 'string' && typeof next === 'string',
      );
      if (!isStored(stored)) return null;
      replaceTokens(pair);
      await keepRenewed(stored, pair);
      return pair;
    } catch {
      if (isStored(stored)) endSession();
      return null;
    }
  }).finally(() => {
    renewing = undefined;
  });
  return renewing;
}

/** Whether this pair is still the stored one: nobody has signed out or in since it was read. */
function isStored(pair: TokenPair): boolean {
  return readTokens()?.refreshToken === pair.refreshToken;
}

function acrossTabs<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks === undefined ? work() : navigator.locks.request('cofre-refresh', work);
}

interface Sending {
  body?: unknown;
  signal?: AbortSignal | undefined;
  keepalive?: boolean;
}

async function sendTo(
  address: string,
  { method, timeout: milliseconds }: Pick<Operation, 'method' | 'timeout'>,
  input: Sending,
  tokens: TokenPair | null,
): Promise<RawResponse & { contentRange: string | null }> {
  const headers = headersFor(tokens);
  if (input.body !== undefined) headers.set('Content-Type', 'application/json');
  const timeout = AbortSignal.timeout(milliseconds);
  try {
    const response = await fetch(address, {
      method,
      headers,
      body: input.body === undefined ? null : JSON.stringify(input.body),
      signal: input.signal ? AbortSignal.any([input.signal, timeout]) : timeout,
      keepalive: input.keepalive ?? false,
    });
    const requestId = response.headers.get('x-request-id');
    const contentRange = response.headers.get('content-range');
    const { status, ok } = response;
    return { status, ok, text: await response.text(), requestId, contentRange };
  } catch (error) {
    input.signal?.throwIfAborted();
    throw new PortalError(timeout.aborted ? 'timeout' : 'network', 0, '', {}, null, error);
  }
}

function headersFor(tokens: TokenPair | null): Headers {
  const headers = new Headers({ 'Accept-Language': localeOf[currentLanguage()] });
  if (tokens !== null) headers.set('Authorization', `Bearer ${tokens.token}`); // SES-08
  return headers;
}
