/**
 * What is said of a failure that nobody foresaw: where it happened. Not as Node prints it, with all properties: a
 * database's error has rows and parameters among them.
 */
export function traceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const trace = error.stack ?? String(error);
  return error.cause === undefined ? trace : `${trace}\n  because of ${traceOf(error.cause)}`;
}
