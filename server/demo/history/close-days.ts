import { sql } from 'kysely';
import { addDays } from '../../../contract/calendar';
import { dueMoment } from '../../network/closings/due';
import type { Db } from '../../platform/db/connections';
import { endOf, type Life } from './life';

/**
 * Closes the days that are over, each up to the newest delivery of its moment, as the server does that runs. Where
 * somebody waits to hear of closed days it is left to that one, which tells of them.
 */
export async function closeDays(trx: Db, life: Life): Promise<void> {
  const { rows } = await sql<{ until: string | null; waits: boolean }>`
    select closed_until as until, exists (select from webhook_endpoint) as waits from closed_day_look
    for update`.execute(trx);
  const { until = null, waits = false } = rows[0] ?? {};
  if (waits) return;
  const days: string[] = [];
  const first = until === null ? life.span.firstDay : addDays(until, 1);
  for (let day = first; dueMoment(life, day) <= endOf(life); day = addDays(day, 1)) days.push(day);
  const moments = days.map((day) => dueMoment(life, day).toISOString());
  await sql`
    insert into closed_day (establishment_code, accounting_date, position, closed_at)
    select code, day.date, day.position, day.at from establishment, (
      select date, at, coalesce((select max(position) from arrival where arrived_at <= at), 0) as position
      from unnest(${days}::date[], ${moments}::timestamptz[]) as closed (date, at)
    ) as day
    on conflict do nothing`.execute(trx);
  const last = days.at(-1);
  if (last === undefined) return;
  await sql`update closed_day_look set closed_until = ${last}::date, held_since = null,
    looked_position = coalesce((select max(position) from arrival), 0)`.execute(trx);
}
