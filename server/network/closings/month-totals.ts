import { sql } from 'kysely';
import { firstDayOf, lastDayOf } from '../../../contract/calendar';
import { PROCESS } from '../../../contract/limits';
import type { Db } from '../../platform/db/connections';
import { EVERYTHING } from '../../platform/principal/scope';
import { laterThan, rowsThen } from '../reports/transactions';

interface Movement {
  count: number;
  /** Decimal text with two decimals, exact however large. */
  sum: string;
}

/** What an establishment has of a month. */
interface MonthTotals {
  establishment: string;
  month: string;
  deposits: Movement;
  withdrawals: Movement;
}

/**
 * The totals of a month by accounting date as they stood at a position, one of each establishment in their order; those
 * without a transaction included. They come from the rows: while a month is closed deliveries go on, which rollups would
 * have.
 * @param month YYYY-MM
 * @param position of a delivery that has arrived
 */
export async function monthTotals(
  trx: Db,
  { establishments, month, position }: { establishments: readonly string[]; month: string; position: number },
): Promise<MonthTotals[]> {
  const selection = { scope: EVERYTHING, establishments, operators: null, accounts: null };
  const period = {
    dateType: 'dc',
    startDate: firstDayOf(month),
    endDate: lastDayOf(month),
    startTime: '00:00:00',
    endTime: '23:59:59',
  } as const;
  const later = await laterThan(trx, position);
  const withdrawn = sql`t.process_code = ${sql.lit(PROCESS.withdrawal)}`;
  const { rows } = await sql<
    Record<'in_count' | 'out_count', number> & Record<'code' | 'in_sum' | 'out_sum', string>
  >`
    select wanted.code, coalesce(in_count, 0) as in_count, coalesce(out_count, 0) as out_count,
      coalesce(in_sum, 0)::numeric(20, 2)::text as in_sum, coalesce(out_sum, 0)::numeric(20, 2)::text as out_sum
    from unnest(${establishments}::text[]) with ordinality as wanted (code, place)
    left join (
      select t.establishment_code, count(*) filter (where not (${withdrawn})) as in_count,
        count(*) filter (where ${withdrawn}) as out_count, sum(t.amount) filter (where not (${withdrawn})) as in_sum,
        sum(t.amount) filter (where ${withdrawn}) as out_sum
      from cash_transaction t where ${rowsThen(selection, period, later)} group by t.establishment_code
    ) as had on had.establishment_code = wanted.code order by wanted.place`.execute(trx);
  return rows.map((row) => ({
    establishment: row.code,
    month,
    deposits: { count: row.in_count, sum: row.in_sum },
    withdrawals: { count: row.out_count, sum: row.out_sum },
  }));
}
