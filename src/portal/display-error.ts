import { failureText, isAbort, PortalError } from '../ui/failure/portal-error';

/**
 * Rethrows a failure in the form that react-admin shows: `message` is a text or the key of one (ERR-01 to ERR-03),
 * and the texts of fields are in `body.errors`, where its forms look for them.
 */
export function rethrowForDisplay(error: unknown): never {
  if (isAbort(error) || !(error instanceof PortalError)) throw error;
  const { kind, status, text, fields, requestId, body } = error;
  const hasFields = Object.keys(fields).length > 0;
  const shown = new PortalError(kind, status, text, fields, requestId, hasFields ? { errors: fields } : body);
  const failure = failureText(error);
  shown.message = 'text' in failure ? failure.text : failure.key;
  throw shown;
}
