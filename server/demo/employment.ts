import { type RawBuilder, sql } from 'kysely';
import { addDays } from '../../contract/calendar';
import type { OperatorRow } from '../ingest/master-data/masters';
import type { Db } from '../platform/db/connections';
import { Chance } from './chance';

/** One operator in so many began while the demo's movements were being made. */
const RECENT = 0.08;

/** Gives operators the times from which and until which their codes work, as seen from the demo's last day. */
export async function saveEmployment(
  trx: Db,
  seed: number,
  operators: readonly OperatorRow[],
  lastDay: string,
  timeZone: string,
): Promise<void> {
  const times = operators.map(({ id, active }) => {
    const chance = new Chance(seed, 'employment', id);
    const ended = active ? null : chance.whole(3, 300);
    const days =
      (ended ?? 0) + (active && chance.happens(RECENT) ? chance.whole(2, 80) : chance.whole(120, 1500));
    return {
      id,
      started: `${addDays(lastDay, -days)}T08:30:00`,
      ended: ended === null ? null : `${addDays(lastDay, -ended)}T17:45:00`,
    };
  });
  const instant = (column: string): RawBuilder<Date> => sql`${sql.ref(column)} at time zone ${timeZone}`;
  await sql`update operator set started_at = ${instant('times.started')}, ended_at = ${instant('times.ended')}
    from jsonb_to_recordset(${JSON.stringify(times)}::jsonb) as times (id integer, started timestamp, ended timestamp)
    where operator.id = times.id`.execute(trx);
}
