/** Whether the database, not the query, is what failed: not reachable, shutting down, starting, out of connections. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return (
    /^(08|53|57P)/.test(code) ||
    ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND'].includes(code) ||
    // node-postgres has no codes for these two.
    /^(Connection terminated|timeout exceeded when trying to connect)/.test(error.message)
  );
}
