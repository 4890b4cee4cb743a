import { PortalError } from '../ui/failure/portal-error';
import type { Message } from './message';
import { waitOf, withTime } from './wait';

const tooMany: Message = (texts) => texts.errors.tooManyRequests;

/**
 * LOG-02, LOG-16, LOG-25: a call beyond the rate limit says to wait; every other failure has the page's own message.
 */
export function messageOfResetFailure(error: unknown, otherwise: Message): Message {
  if (!(error instanceof PortalError) || error.status !== 429) return otherwise;
  const said = withTime(error.text, waitOf(error));
  return said === '' ? tooMany : () => said;
}
