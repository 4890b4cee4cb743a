import { PortalError } from '../portal/error';
import type { Message } from './message';

const wait: Message = (texts) => texts.errors.tooManyRequests;

/**
 * LOG-02, LOG-16, LOG-25: a call beyond the rate limit says to wait; every other failure has the page's own message.
 */
export function messageOfResetFailure(error: unknown, otherwise: Message): Message {
  return error instanceof PortalError && error.status === 429 ? wait : otherwise;
}
