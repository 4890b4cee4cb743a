import { sql } from 'kysely';
import type { Db } from '../connections';

/** Where the primary stood at a moment: whoever has replayed its log up to there has all that was committed before. */
export interface Mark {
  /** By the clock of the primary, in milliseconds. */
  at: number;
  /** By our own clock that never jumps. */
  taken: number;
  position: string;
  timeline: number;
  system: string;
  /** Of the process that answered. */
  started: number;
  database: string;
}

/** Where the replica stands. */
export interface Standing {
  /** Whether it takes what another one sends, and writes nothing itself. */
  follows: boolean;
  position: string | null;
  timeline: number;
  system: string;
  started: number;
  database: string;
}

const WHO = sql`(select system_identifier from pg_control_system())::text as system,
  extract(epoch from pg_postmaster_start_time())::float8 as started, current_database() as database`;

/** @throws where the database is no primary */
export async function markOf(primary: Db): Promise<Mark> {
  const taken = performance.now();
  // The moment is that of the beginning of the transaction, before the position is looked at.
  const { rows } = await sql<Omit<Mark, 'taken'>>`
    select extract(epoch from now())::float8 * 1000 as at, position::text, ${WHO},
      ('x' || left(pg_walfile_name(position), 8))::bit(32)::int as timeline
    from (select pg_current_wal_flush_lsn() as position) as flushed`.execute(primary);
  const [mark] = rows;
  if (mark === undefined) throw new Error('The primary returned no row');
  return { ...mark, taken };
}

/** The timeline is that of the last checkpoint, or the one that is received already where the role may see that. */
export async function standingOf(replica: Db): Promise<Standing> {
  const { rows } = await sql<Standing>`
    select pg_is_in_recovery() as follows, pg_last_wal_replay_lsn()::text as position, ${WHO},
      greatest((select timeline_id from pg_control_checkpoint()),
        (select received_tli from pg_stat_wal_receiver where status = 'streaming')) as timeline`.execute(
    replica,
  );
  const [standing] = rows;
  if (standing === undefined) throw new Error('The replica returned no row');
  return standing;
}

/** A position in the log as a number: `16/B374D848`. */
export function positionOf(text: string): bigint {
  const [high = '0', low = '0'] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}
