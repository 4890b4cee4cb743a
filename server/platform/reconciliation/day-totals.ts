import { sql } from 'kysely';
import { addDays } from '../../../contract/calendar';
import { PROCESS } from '../../../contract/limits';
import type { Db } from '../db/open';

/** The most days between the capture of a transaction and its accounting date. */
const BOOKED_WITHIN_DAYS = 5;

/** How many, and their sum as a decimal text with two places. */
export interface CountAndSum {
  count: number;
  total: string;
}

export interface DayTotals {
  deposits: CountAndSum;
  withdrawals: CountAndSum;
  /** SHA-256 in hexadecimal. */
  checksum: string;
}

export interface DayAsked {
  establishment: string;
  /** `YYYY-MM-DD` */
  accountingDate: string;
  /** The delivery up to which transactions and cancellations count. */
  position: number;
}

/**
 * What a business day of an establishment adds up to by a delivery: the same for ever, whatever comes later. The checksum
 * is that of the lines of its transactions that were not cancelled by then, by moment of capture, terminal and sequence
 * number (in the order of their bytes), each as `terminal;nsu;YYYY-MM-DDTHH:mm:ss;process code;amount` with two decimals
 * and a line feed.
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
        logical_number || ';' || nsu || ';' || to_char(captured_at, 'YYYY-MM-DD"T"HH24:MI:SS') || ';' || process_code
          || ';' || amount::text || E'\n', '' order by captured_at, logical_number, nsu), ''), 'UTF8')), 'hex') as checksum
    from day`.execute(trx);
  const [day] = rows;
  if (day === undefined) throw new Error('A sum has no row');
  return {
    deposits: { count: day.deposit_count, total: day.deposits },
    withdrawals: { count: day.withdrawal_count, total: day.withdrawals },
    checksum: day.checksum,
  };
}
