import { type RawBuilder, sql } from 'kysely';
import { PROCESS } from '../../../contract/limits';
import { isSpread } from '../../platform/db/citus/spread';
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
  if (await isSpread(trx)) {
    const each: (Disputable | null)[] = [];
    // A node is asked for its places alone: it cannot look up those of all shops one after another.
    for (const { code, terminal, clock, back } of places) {
      const at = { code: sql`${code}`, terminal: sql`${terminal}`, clock: sql`${clock}::timestamp` };
      const { rows } = await sql<Disputable>`${depositAt({ ...at, back: sql`${back}::int` })}`.execute(trx);
      each.push(rows[0] ?? null);
    }
    return each;
  }
  const at = { code: sql`places.code`, terminal: sql`places.terminal`, clock: sql`places.clock` };
  const { rows } = await sql<Disputable & { place: number }>`
    select place, known.* from unnest(
      ${places.map(({ code }) => code)}::text[], ${places.map(({ terminal }) => terminal)}::text[],
      ${places.map(({ clock }) => clock)}::timestamp[], ${places.map(({ back }) => back)}::int[]
    ) with ordinality as places (code, terminal, clock, back, place)
      cross join lateral (${depositAt({ ...at, back: sql`places.back` })}) known`.execute(trx);
  const found = new Map(rows.map(({ place, ...row }) => [place, row]));
  return places.map((_, index) => found.get(index + 1) ?? null);
}

/** The deposit of a place. */
const depositAt = ({ code, terminal, clock, back }: Record<keyof Place, RawBuilder<unknown>>) => sql`
      select t.captured_at, t.nsu, t.amount, o.code_tail from (
        select * from cash_transaction
        where establishment_code = ${code} and logical_number = ${terminal}
          and captured_at < ${clock} and captured_at > ${clock} - interval '3 days'
          and process_code = ${PROCESS.deposit} and cancelled_at is null
        order by captured_at desc, nsu desc limit 1 offset ${back}
      ) t join operator o on o.id = t.operator_id`;
