import { failureText } from '../db/failure-text';

/**
 * What is said of a failure that nobody foresaw: where it happened. Not as Node prints it, with all properties: a
 * database's error has rows and parameters among them, and its message may repeat a value.
 */
export function traceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, stack } = failureText(error);
  const trace = stack || `${error.name}: ${message}`;
  return error.cause === undefined ? trace : `${trace}\n  because of ${traceOf(error.cause)}`;
}
