import { sql } from 'kysely';
import { PROCESS } from '../../../contract/limits';
import type { Db } from '../../platform/db/connections';

/** A deposit that a request may be about. */
export interface Disputable {
  captured_at: string;
  nsu: string;
  amount: number;
  /** The last characters of the operator's code (OPC-06). */
  code_tail: string;
}

interface Place {
  code: string;
  terminal: string;
  /** Not later than this, `YYYY-MM-DDTHH:mm:ss`. */
  clock: string;
  /** Which of the deposits before that, counted back from 0. */
  back: number;
}

/** For each place one of its latest deposits, of three days at most, in their order; `null` where there is none. */
export async function disputableOf(trx: Db, places: readonly Place[]): Promise<(Disputable | null)[]> {
  const { rows } = await sql<Disputable & { place: number }>`
    select place, known.* from unnest(
      ${places.map(({ code }) => code)}::text[], ${places.map(({ terminal }) => terminal)}::text[],
      ${places.map(({ clock }) => clock)}::timestamp[], ${places.map(({ back }) => back)}::int[]
    ) with ordinality as places (code, terminal, clock, back, place) cross join lateral (
      select t.captured_at, t.nsu, t.amount, o.code_tail
      from cash_transaction t join operator o on o.id = t.operator_id
      where t.establishment_code = places.code and t.logical_number = places.terminal
        and t.captured_at < places.clock and t.captured_at > places.clock - interval '3 days'
        and t.process_code = ${PROCESS.deposit} and t.cancelled_at is null
      order by t.captured_at desc, t.nsu desc limit 1 offset places.back
    ) known`.execute(trx);
  const found = new Map(rows.map(({ place, ...row }) => [place, row]));
  return places.map((_, index) => found.get(index + 1) ?? null);
}
