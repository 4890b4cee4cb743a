import { failureText } from '../db/failure-text';

/**
 * The stack trace of an unexpected failure. It is not what Node prints, with all properties: an error of the database
 * contains rows and parameters, and its message may repeat a value.
 */
export function traceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, stack } = failureText(error);
  const trace = stack || `${error.name}: ${message}`;
  return error.cause === undefined ? trace : `${trace}\n  because of ${traceOf(error.cause)}`;
}
