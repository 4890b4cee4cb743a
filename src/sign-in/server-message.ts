import { CodeFailure } from '../ui/code/failure';
import { failureText, PortalError } from '../ui/failure/portal-error';
import { messageOfKey, type SignInMessage } from './message';
import { waitOf, withTime } from './wait';

/** The server's own words where it said some, a colon in them too; else what the general texts say of the failure. */
export function serverMessage(error: unknown): SignInMessage {
  if (error instanceof CodeFailure) return messageOfKey('errors.reload');
  const said = error instanceof PortalError ? withTime(error.text, waitOf(error)) : '';
  if (said !== '') return () => said;
  const failure = failureText(error);
  return 'key' in failure ? messageOfKey(failure.key) : () => failure.text;
}
