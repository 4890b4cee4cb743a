import { sql } from 'kysely';
import { PROCESS } from '../../../../contract/limits';
import type { WebhookData } from '../../../../contract/webhook-events';
import { publish, type WebhookHappening } from '../../../engines/webhooks/publish';
import { dayTotals } from '../../../network/reconciliation/day-totals';
import type { Db } from '../../../platform/db/connections';

/** The transactions that one event names; others follow in further events. */
export const LATE_AT_ONCE = 100;

interface Late {
  establishment: string;
  date: string;
  closed: number;
  position: number;
  change: 'arrived' | 'cancelled';
  logical_number: string;
  nsu: string;
  captured_at: string;
  process_code: number;
  amount: string;
}

/**
 * Publishes what deliveries have changed in days that were closed before: what has arrived, and what was cancelled.
 * @param since the last delivery that was examined before
 * @param until the last delivery that is examined now
 */
export async function publishLate(trx: Db, since: number, until: number, at: Date): Promise<void> {
  const happenings: WebhookHappening[] = [];
  for (const late of byDay(await lateRows(trx, since, until))) {
    const [{ establishment, date, closed }] = late;
    const totals = await dayTotals(trx, { establishment, accountingDate: date, position: until });
    for (let from = 0; from < late.length; from += LATE_AT_ONCE) {
      const data = {
        ...totals,
        closedDelivery: closed,
        delivery: until,
        transactions: late.slice(from, from + LATE_AT_ONCE).map(lateTransaction),
      };
      happenings.push({ type: 'transaction.late', establishment, data });
    }
  }
  await publish(trx, happenings, at);
}

const lateTransaction = ({
  change,
  position,
  logical_number,
  nsu,
  captured_at,
  process_code,
  amount,
}: Late): WebhookData<'transaction.late'>['transactions'][number] => ({
  change,
  delivery: position,
  terminal: logical_number,
  nsu,
  capturedAt: captured_at,
  type: process_code === PROCESS.withdrawal ? 'withdrawal' : 'deposit',
  amount,
});

async function lateRows(trx: Db, since: number, until: number): Promise<Late[]> {
  const part = (change: Late['change'], arrival: 'arrival_id' | 'cancelled_arrival_id') => sql`
    select t.establishment_code as establishment, t.accounting_date as date, c.position as closed, a.position,
      ${sql.lit(change)} as change, t.logical_number, t.nsu, t.captured_at, t.process_code, t.amount::text as amount
    from arrival a join cash_transaction t on ${sql.ref(`t.${arrival}`)} = a.id
    join closed_day c on c.establishment_code = t.establishment_code and c.accounting_date = t.accounting_date
    where a.position > ${since} and a.position <= ${until} and a.position > c.position`;
  const { rows } = await sql<Late>`
    select * from (${part('arrived', 'arrival_id')} union all ${part('cancelled', 'cancelled_arrival_id')}) as late
    order by date, establishment, position, change, captured_at, logical_number, nsu`.execute(trx);
  return rows;
}

/** @returns groups of at least one row */
function byDay(rows: readonly Late[]): [Late, ...Late[]][] {
  const days = new Map<string, [Late, ...Late[]]>();
  for (const row of rows) {
    const key = `${row.date} ${row.establishment}`;
    const day = days.get(key);
    if (day === undefined) days.set(key, [row]);
    else day.push(row);
  }
  return [...days.values()];
}
