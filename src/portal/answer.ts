import type { Operation, ReplyOf } from '../../contract/operation';
import { PortalError } from './error';

/** What came back, whatever it says. */
export interface Answer {
  status: number;
  ok: boolean;
  text: string;
  requestId: string | null;
}

/**
 * The reply that an answer holds.
 * @throws PortalError where it is a refusal, or no JSON
 */
export function read<O extends Operation>(answer: Answer): ReplyOf<O> {
  const body = parsed(answer.text);
  if (answer.ok && body !== undefined) return body as ReplyOf<O>;
  throw refusalOf(answer);
}

/**
 * A reply that the whole console stands on, once it looks like one. A proxy that answers 200 with something of its own
 * is a failure like any other: with words, and with another try.
 * @throws PortalError
 */
export function understood<Reply>(reply: Reply, looksLike: (reply: Shape) => boolean): Reply {
  if (typeof reply === 'object' && reply !== null && looksLike(reply as Shape)) return reply;
  throw new PortalError('refused', 200);
}

/** What a reply may turn out to be: nothing of it is certain. */
type Shape = Readonly<Record<string, unknown>>;

/** The failure that an answer stands for, in the server's own words. */
export function refusalOf(answer: Answer): PortalError {
  const body = parsed(answer.text);
  const { message, fields } = (typeof body === 'object' && body !== null ? body : {}) as {
    message?: unknown;
    fields?: Record<string, string>;
  };
  const text = typeof body === 'string' ? body : typeof message === 'string' ? message : '';
  const requestId = answer.status >= 500 ? answer.requestId : null;
  return new PortalError('refused', answer.status, text, fields ?? {}, requestId, body);
}

/** `undefined` where the text is no JSON: a proxy's error page, say, whose status has to speak. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
