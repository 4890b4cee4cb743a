import { sql } from 'kysely';
import type { Db } from '../platform/db/connections';
import { type CodedPlace, demoNetwork } from './network';
import { type Stops, stopsOf } from './stops';

/** A shop of the demo with all that its movements need, as the database has it now. */
export interface Shop extends CodedPlace {
  terminals: readonly string[];
  /** Whose code works or worked, from which day to which. */
  staff: readonly { id: number; from: string; until: string | null }[];
  /** The active ones; the first is the shop's own. */
  accounts: readonly number[];
  /** When it has no movements on purpose. */
  stops: Stops | null;
}

/**
 * The demo's shops. Read, not remembered: whoever was made inactive since has no more movements, and whose code
 * is new takes part.
 * @param firstDay the first day that the demo has movements of
 */
export async function readShops(
  trx: Db,
  { seed, timeZone, firstDay }: { seed: number; timeZone: string; firstDay: string },
): Promise<Shop[]> {
  const { rows } = await sql<Pick<Shop, 'code' | 'terminals' | 'staff' | 'accounts'>>`
    select code,
      array(select logical_number from terminal where establishment_code = code order by 1) as terminals,
      array(select a.id from account a join account_establishment on account_id = a.id
        where establishment_code = code and a.active order by 1) as accounts,
      (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'from', (started_at at time zone ${timeZone})::date,
          'until', (ended_at at time zone ${timeZone})::date) order by id), '[]')
        from operator where establishment_code = code and (active or ended_at is not null)) as staff
    from establishment`.execute(trx);
  const known = new Map(rows.map((row) => [row.code, row]));
  return demoNetwork(seed).places.flatMap((place) => {
    const row = known.get(place.code);
    return row === undefined ? [] : { ...place, ...row, stops: stopsOf(place.name, firstDay) };
  });
}
