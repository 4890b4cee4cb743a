import { afterLastColon } from '../../../contract/errors';
import { CodeFailure } from '../code/failure';

/** How a call has failed: refused by the server, without a response, or by a timeout. */
type FailureKind = 'refused' | 'network' | 'timeout';

/** What every caller of the portal sees when a call fails. Aborts stay `AbortError`s: they are silent. */
export class PortalError extends Error {
  override readonly name = 'PortalError';

  constructor(
    readonly kind: FailureKind,
    /** HTTP status; 0 without an answer. */
    readonly status: number,
    /** The server's own words, in the person's language; empty where it said none. */
    readonly text: string = '',
    readonly fields: Readonly<Record<string, string>> = {},
    /** The number under which the failure stands in the server's log, for a fault of the server (5xx). */
    readonly requestId: string | null = null,
    /** The parsed body of the refusal, for the few callers that read more than its text (LOG-10). */
    readonly body?: unknown,
    /** After how many seconds another attempt makes sense, where the server says so. */
    readonly retryAfter: number | null = null,
  ) {
    super(text || `${kind} ${status}`);
  }
}

/** Whether a call was aborted by its own caller. */
export function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}

/** Whether the server has refused the call (4xx), as opposed to no response or an unreadable one. */
function isClientError({ status }: PortalError): boolean {
  return status >= 400 && status < 500;
}

/**
 * ERR-01 to ERR-03: what to tell a person about a failure. Returns the server's text after its last colon, or
 * the key of a catalogue message where there is none.
 */
export function failureText(error: unknown): { text: string } | { key: string } {
  if (error instanceof CodeFailure)
    return { key: error.replaced ? 'shell.failed.replaced' : 'shell.failed.code' };
  if (!(error instanceof PortalError)) return { key: 'errors.unexpected' };
  const text = afterLastColon(error.text);
  if (text !== '') return { text };
  if (error.kind === 'timeout' || error.status === 504) return { key: 'errors.timeout' };
  return { key: isClientError(error) ? 'errors.notProcessed' : 'errors.reload' };
}
