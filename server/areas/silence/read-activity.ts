import { sql } from 'kysely';
import { PROCESS } from '../../../contract/limits';
import { capturedWithin } from '../../network/reports/network-hours';
import type { Db } from '../../platform/db/connections';
import type { Activity, Day, Hours } from './activity';
import { LEARNED_DAYS } from './settings';

/** A shop with what judging it and notifying of it needs. */
export interface ShopActivity extends Activity {
  name: string;
}

interface Row {
  code: string;
  name: string;
  city: string;
  state: string;
  /** Day, first hour, last hour. */
  days: [Day, number, number][];
}

/**
 * Reads the days with deposits of every shop that has any in the weeks from which a rhythm is learned. Cancelled
 * transactions do not count, nor do those that a clock that runs ahead has captured tomorrow.
 * @param today `YYYY-MM-DD`
 */
export async function readActivity(trx: Db, today: string): Promise<ShopActivity[]> {
  const { rows } = await sql<Row>`
    with days as (
      select establishment_code, capture_hour::date - date '1970-01-01' as day,
        extract(hour from min(capture_hour))::int as first, extract(hour from max(capture_hour))::int as last
      from transaction_rollup
      where ${capturedWithin(today, LEARNED_DAYS)} and process_code = ${PROCESS.deposit}
      group by 1, capture_hour::date
    )
    select code, name, city, state, jsonb_agg(jsonb_build_array(day, first, last)) as days
    from days join establishment on code = establishment_code
    group by code order by code`.execute(trx);
  return rows.map(({ days, ...shop }) => ({
    ...shop,
    days: new Map<Day, Hours>(days.map(([day, first, last]) => [day, { first, last }])),
  }));
}
