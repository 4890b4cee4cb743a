import { sql } from 'kysely';
import type { Database } from './open';
import { trailWarning } from './rights';

interface Settings {
  role: string;
  timeout: string;
  lock: string;
  idle: boolean;
  pages: number;
  commit: string;
}

/**
 * Lists the recommended settings that the role lacks: sentences for the log, each with the statement that sets it.
 * None of them is needed for correct data, so that none keeps the server from starting.
 */
export async function missingSettings({ db, embedded }: Database): Promise<string[]> {
  if (embedded) return [];
  const { rows } = await sql<Settings>`select quote_ident(session_user) as role,
    current_setting('statement_timeout') as timeout,
    current_setting('lock_timeout') as lock,
    current_setting('idle_in_transaction_session_timeout')::interval between interval '1 ms' and interval '59 minutes' as idle, current_setting('random_page_cost')::float8 as pages,
    current_setting('synchronous_commit') as commit`.execute(db);
  const settings = rows.flatMap(({ role, timeout, lock, idle, pages, commit }) => [
    ...(timeout === '0'
      ? [
          `nothing ends an endless query of the role ${role}: alter role ${role} set statement_timeout to '30s'`,
        ]
      : []),
    ...(lock !== '0'
      ? [`saves that wait for others fail after ${lock}: alter role ${role} reset lock_timeout`]
      : []),
    ...(idle
      ? [`files that are read slowly break off: alter role ${role} reset idle_in_transaction_session_timeout`]
      : []),
    ...(pages >= 4
      ? [
          `random_page_cost is that of disks that turn, and long lists are slow: alter role ${role} set random_page_cost to 1.1`,
        ]
      : []),
    ...(commit === 'off' || commit === 'local'
      ? [
          `synchronous_commit is ${commit}, and what is acknowledged may be lost: alter role ${role} reset synchronous_commit`,
        ]
      : []),
  ]);
  return [...settings, ...(await trailWarning(db))];
}
