import { localeOf } from '../../contract/languages';
import type { Operation } from '../../contract/operation';
import type { TokenPair } from '../session/renewed-pair';
import { PortalError } from '../ui/failure/portal-error';
import { anySignal } from './any-signal';
import { currentLanguage } from './language';
import type { RawResponse } from './reply';
import { noteStanding } from './standing-change';

/** What sending a call needs to know of it. */
export type Sent = Pick<Operation, 'method' | 'access' | 'timeout'>;

export interface Sending {
  body?: unknown;
  signal?: AbortSignal | undefined;
  keepalive?: boolean;
}

/**
 * Sends one call as it is, within the timeout of its operation.
 * @throws PortalError when the server does not answer or takes too long
 * @throws DOMException `AbortError` when the signal was aborted
 */
export async function sendTo(
  address: string,
  { method, timeout: milliseconds }: Pick<Sent, 'method' | 'timeout'>,
  input: Sending,
  tokens: TokenPair | null,
): Promise<RawResponse> {
  const headers = headersFor(tokens);
  if (input.body !== undefined) headers.set('Content-Type', 'application/json');
  const timeout = AbortSignal.timeout(milliseconds);
  try {
    const response = await fetch(address, {
      method,
      headers,
      body: input.body === undefined ? null : JSON.stringify(input.body),
      signal: input.signal ? anySignal(input.signal, timeout) : timeout,
      keepalive: input.keepalive ?? false,
    });
    noteStanding(response.headers);
    const requestId = response.headers.get('x-request-id');
    const retryAfter = Number(response.headers.get('retry-after')) || null;
    const { status, ok } = response;
    return { status, ok, text: await response.text(), requestId, retryAfter };
  } catch (error) {
    input.signal?.throwIfAborted();
    throw new PortalError(timeout.aborted ? 'timeout' : 'network', 0, '', {}, null, error);
  }
}

/** The headers that every call has: the person's language and, where there are tokens, who they are. */
export function headersFor(tokens: TokenPair | null): Headers {
  const headers = new Headers({ 'Accept-Language': localeOf[currentLanguage()] });
  if (tokens !== null) headers.set('Authorization', `Bearer ${tokens.token}`); // SES-08
  return headers;
}
