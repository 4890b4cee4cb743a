import type { PGlite } from '@electric-sql/pglite';
import { isDiskFull } from './disk';

/**
 * The embedded database has given itself up, as PostgreSQL does where going on could lose data (it cannot write its
 * log because the disk is full, say). What was committed is on the disk; only a new process can open it again.
 */
export class BrokenDatabase extends Error {
  override readonly name = 'BrokenDatabase';

  constructor(
    /** What the database said last. */
    readonly reason: string,
    /** Whether that was the lack of room on the disk. */
    readonly diskFull: boolean,
  ) {
    super(`The embedded database stopped (${reason})`);
  }
}

/**
 * Refuses every query to an embedded database that has given itself up: PGlite does not notice that, and the next
 * statement would never end.
 */
export function refuseWhenBroken(pglite: PGlite, onBroken: (error: BrokenDatabase) => void): void {
  let aborted = false;
  let broken: BrokenDatabase | undefined;
  pglite.Module.onAbort = () => {
    aborted = true;
  };
  const run = pglite.execProtocolStream.bind(pglite);
  pglite.execProtocolStream = async (message, options) => {
    if (broken !== undefined) throw broken;
    const messages = await run(message, options);
    if (!aborted) return messages;
    const last: object | undefined = messages.findLast(({ name }) => name === 'error');
    const said = last instanceof Error ? last.message : 'no reason given';
    broken = new BrokenDatabase(said, isDiskFull(last));
    onBroken(broken);
    throw broken;
  };
}
