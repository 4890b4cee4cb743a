import { BrokenDatabase } from './broken';
import { Unconfirmed } from './commits';
import { isDiskFull } from './disk';
import { HiddenTables, WrongSetting } from './session';

/** What sockets and the resolver of names say of a server that cannot be reached. */
const UNREACHABLE = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
];

/** PostgreSQL's code for a write where nothing may be written: a server that has become the standby of another one. */
export const READ_ONLY = '25006';

/**
 * Whether the database, not the query, is what failed: not reachable, shutting down, starting, out of connections, no
 * longer the one that takes writes, without the replica that has to confirm them.
 */
export function isDatabaseAway(error: unknown): boolean {
  if ([BrokenDatabase, Unconfirmed, WrongSetting, HiddenTables].some((kind) => error instanceof kind))
    return true;
  if (!(error instanceof Error) || isDiskFull(error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return (
    /^(08|53|57P)/.test(code) ||
    code === READ_ONLY ||
    UNREACHABLE.includes(code) ||
    // node-postgres has no codes for these. The third is what a transaction meets whose connection broke in between.
    /^(Connection terminated|timeout exceeded when trying to connect|Client .+ and is not queryable)/.test(
      error.message,
    )
  );
}
