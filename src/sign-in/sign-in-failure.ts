import { CodeFailure } from '../ui/code/failure';
import { failureText, PortalError } from '../ui/failure/portal-error';
import { messageOfKey, type SignInMessage } from './message';
import { waitOf, withTime } from './wait';

const unexpected: SignInMessage = (texts) => texts.errors.unexpected;
const notSignedIn: SignInMessage = (texts) => texts.session.notSignedIn;

/** LOG-12: the message for a reply without a token: the server's text where there is one. */
export function messageWithoutToken(reply: unknown): SignInMessage {
  const said = typeof reply === 'object' && reply !== null && 'message' in reply ? reply.message : reply;
  return typeof said === 'string' && said.trim() !== '' ? () => said : notSignedIn;
}

/**
 * The message for a failed sign-in. LOG-10: of a string body the text after its first 3 characters, which are the
 * status; LOG-11: for any other body, that something unexpected happened. Where the reply does not come from our server
 * (no connection, a timeout, a balancer's error page), or the second step could not be fetched, the general texts say so.
 */
export function messageOfFailure(error: unknown): SignInMessage {
  if (error instanceof CodeFailure) return messageOfKey('errors.reload');
  if (!(error instanceof PortalError)) return unexpected;
  if (error.status >= 200 && error.status < 300) return notSignedIn;
  if (typeof error.body === 'string') {
    const text = error.body.slice(3).trim();
    if (text === '') return unexpected;
    const said = withTime(text, waitOf(error));
    return () => said;
  }
  const silent = error.kind !== 'refused' || (error.status >= 500 && error.body === undefined);
  const failure = failureText(error);
  return silent && 'key' in failure ? messageOfKey(failure.key) : unexpected;
}
