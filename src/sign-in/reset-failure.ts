import { PortalError } from '../portal/error';
import type { Message } from './message';

const wait: Message = (texts) => texts.errors.tooManyRequests;

/** LOG-02, LOG-16, LOG-25: a call too many says to wait, every other failure is put in the page's own words. */
export function messageOfResetFailure(error: unknown, otherwise: Message): Message {
  return error instanceof PortalError && error.status === 429 ? wait : otherwise;
}
