import type { Operation, ReplyOf } from '../../contract/operation';
import { PortalError } from '../ui/failure/portal-error';
import { withLongMoneyAsText } from './long-money';

/** A response, whatever it contains. */
export interface RawResponse {
  status: number;
  ok: boolean;
  text: string;
  requestId: string | null;
  /** The seconds of the Retry-After header; `null` without one. */
  retryAfter?: number | null;
}

/**
 * Reads the reply of a response.
 * @throws PortalError where it is an error response, or no JSON
 */
export function read<O extends Operation>(answer: RawResponse): ReplyOf<O> {
  const body = parsed(answer.text);
  if (answer.ok && body !== undefined) return body as ReplyOf<O>;
  throw refusalOf(answer);
}

/**
 * Checks a reply that the whole console depends on. If a proxy answers 200 with something of its own, that is a
 * failure like any other: with a message, and with a button to try again.
 * @throws PortalError
 */
export function checkedReply<Reply>(reply: Reply, looksLike: (reply: Unknown<Reply>) => boolean): Reply {
  if (typeof reply === 'object' && reply !== null && looksLike(reply)) return reply;
  throw new PortalError('refused', 200);
}

/** The unchecked reply: any field may be missing or of another type. */
type Unknown<Reply> = Partial<Readonly<Record<keyof Reply, unknown>>>;

/** Makes the error of an error response, with the server's own message. */
export function refusalOf(answer: RawResponse): PortalError {
  const body = parsed(answer.text);
  const { message, fields } = (typeof body === 'object' && body !== null ? body : {}) as {
    message?: unknown;
    fields?: Record<string, string>;
  };
  const text = typeof body === 'string' ? body : typeof message === 'string' ? message : '';
  const requestId = answer.status >= 500 ? answer.requestId : null;
  return new PortalError(
    'refused',
    answer.status,
    text,
    fields ?? {},
    requestId,
    body,
    answer.retryAfter ?? null,
  );
}

/** Parses the body; `undefined` where it is no JSON, as the error page of a proxy: then only its status is known. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(withLongMoneyAsText(text));
  } catch {
    return undefined;
  }
}
