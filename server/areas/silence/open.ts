import { type RawBuilder, sql } from 'kysely';
import { SILENCE } from '../../../contract/silence';
import { type Scope, within } from '../../platform/principal/scope';
import type { Clock } from '../../platform/time/clock';
import { daysBefore } from '../../platform/time/clocks';
import { wallClock } from '../../platform/time/wall-clock';

/**
 * The `from` and `where` of a query for the silences `s` that are open, each with its shop `e`. The index silence_open
 * has only these.
 */
export function openSilences(scope: Scope, { timeZone, now }: Clock): RawBuilder<unknown> {
  const since = wallClock(timeZone, daysBefore(now, SILENCE.days));
  return sql`silence s join establishment e on e.code = s.establishment_code
    where s.ended_at is null and s.last_deposit_at >= ${since}::timestamp and ${within(scope, sql.ref('e.code'))}`;
}
