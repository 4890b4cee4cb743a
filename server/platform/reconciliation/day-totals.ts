import { sql } from 'kysely';
import { addDays } from '../../../contract/calendar';
import { PROCESS } from '../../../contract/limits';
import type { Db } from '../db/open';

/** The most days between the capture of a transaction and its accounting date. */
const BOOKED_WITHIN_DAYS = 5;

interface Movement {
  count: number;
  /** Decimal text, exact however large. */
  sum: string;
}

export interface DayTotals {
  deposits: Movement;
  withdrawals: Movement;
  /** SHA-256 in hexadecimal. */
  checksum: string;
}

interface DayAsked {
  establishment: string;
  /** `YYYY-MM-DD` */
  accountingDate: string;
  /** The delivery up to which transactions and cancellations count. */
  position: number;
}

/**
 * What a business day of an establishment adds up to by a delivery: the same for ever, whatever comes later. The checksum
 * is that of the lines of its transactions that were not cancelled by then, by moment of capture, terminal and sequence
 * number (in the order of their bytes), each as one line of UTF-8: `2026-11-19T09:14:03`, terminal, sequence number,
 * `deposit` or `withdrawal`, and the amount with two decimals, with tabs between them and a line feed after each.
 */
export async function dayTotals(trx: Db, asked: DayAsked): Promise<DayTotals> {
  const { establishment, accountingDate, position } = asked;
  const first = addDays(accountingDate, -BOOKED_WITHIN_DAYS);
  const { rows } = await sql<{
    deposit_count: number;
    deposits: string;
    withdrawal_count: number;
    withdrawals: string;
    checksum: string;
  }>`
    with day as (
      select t.captured_at, t.logical_number, t.nsu, t.process_code, t.amount
      from cash_transaction t join arrival a on a.id = t.arrival_id
      left join arrival c on c.id = t.cancelled_arrival_id
      where t.establishment_code = ${establishment} and t.accounting_date = ${accountingDate}::date
        and t.captured_at >= ${first}::date and t.captured_at < ${addDays(accountingDate, 1)}::date
        and a.position <= ${position} and (t.cancelled_at is null or c.position > ${position})
    )
    select count(*) filter (where process_code <> ${PROCESS.withdrawal})::int as deposit_count,
      coalesce(sum(amount) filter (where process_code <> ${PROCESS.withdrawal}), 0)::numeric(20, 2)::text as deposits,
      count(*) filter (where process_code = ${PROCESS.withdrawal})::int as withdrawal_count,
      coalesce(sum(amount) filter (where process_code = ${PROCESS.withdrawal}), 0)::numeric(20, 2)::text as withdrawals,
      encode(sha256(convert_to(coalesce(string_agg(
        concat_ws(chr(9), to_char(captured_at, 'YYYY-MM-DD"T"HH24:MI:SS'), logical_number, nsu,
          case process_code when ${PROCESS.withdrawal} then 'withdrawal' else 'deposit' end, amount::text)
          || chr(10), '' order by captured_at, logical_number, nsu), ''), 'UTF8')), 'hex') as checksum
    from day`.execute(trx);
  const [day] = rows;
  if (day === undefined) throw new Error('A sum has no row');
  return {
    deposits: { count: day.deposit_count, sum: day.deposits },
    withdrawals: { count: day.withdrawal_count, sum: day.withdrawals },
    checksum: day.checksum,
  };
}
