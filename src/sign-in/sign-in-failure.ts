import { failureText, PortalError } from '../portal/error';
import { messageOfKey, type SignInMessage } from './message';

const unexpected: SignInMessage = (texts) => texts.errors.unexpected;
const notSignedIn: SignInMessage = (texts) => texts.session.notSignedIn;

/** LOG-12: what to say about a reply without a token: the server's words where it has some. */
export function messageWithoutToken(reply: unknown): SignInMessage {
  const said = typeof reply === 'object' && reply !== null && 'message' in reply ? reply.message : reply;
  return typeof said === 'string' && said.trim() !== '' ? () => said : notSignedIn;
}

/**
 * What to say about a failed sign-in. LOG-10: of a string body the text after its first 3 characters, which
 * are the status; LOG-11: of any other body that something unexpected happened. Where no server of ours
 * answered (no connection, too late, a balancer's error page), the general texts say so.
 */
export function messageOfFailure(error: unknown): SignInMessage {
  if (!(error instanceof PortalError)) return unexpected;
  if (error.status >= 200 && error.status < 300) return notSignedIn;
  if (typeof error.body === 'string') {
    const text = error.body.slice(3).trim();
    return text === '' ? unexpected : () => text;
  }
  const silent = error.kind !== 'refused' || (error.status >= 500 && error.body === undefined);
  const failure = failureText(error);
  return silent && 'key' in failure ? messageOfKey(failure.key) : unexpected;
}
