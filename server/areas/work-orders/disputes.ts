import { type Selectable, sql } from 'kysely';
import { CASE_TYPE, ORDER_STATUS } from '../../../contract/work-orders';
import type { Db } from '../../platform/db/connections';
import type { WorkOrder } from '../../platform/db/tables/news';
import { otherOrder } from './problems';

/** The unique index by which a transaction has at most one open dispute. */
export const DISPUTE_INDEX = 'work_order_open_dispute';

/** PostgreSQL's code for the violation of a unique index. */
const UNIQUE_VIOLATION = '23505';

export function violates(error: unknown, index: string): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === UNIQUE_VIOLATION && constraint === index;
}

type Disputed = Pick<Selectable<WorkOrder>, 'logical_number' | 'transaction_nsu' | 'transaction_captured_at'>;

/** The time of the transaction of a dispute: as it was captured, or else as the person wrote it. */
const TIME = sql<string>`coalesce(transaction_captured_at, transaction_at)`;

/** Until the end of the transaction, nobody else opens or reopens a dispute of the terminal. */
async function holdDisputes(trx: Db, terminal: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`disputes of ${terminal}`}))`.execute(trx);
}

type Opened = Pick<Selectable<WorkOrder>, 'number' | 'case_type' | 'logical_number' | 'transaction_nsu'>;

/**
 * Refuses an order that is or becomes open where another open one disputes the same transaction, which one of the two
 * may describe without naming it: of the same terminal, time and amount. Two that name different transactions are not
 * the same.
 * @throws HttpError 409 that names the other one
 */
export async function assertNotDisputed(trx: Db, order: Opened): Promise<void> {
  if (order.case_type !== CASE_TYPE.dispute) return;
  await holdDisputes(trx, order.logical_number);
  const own = trx.selectFrom('work_order').where('number', '=', order.number);
  const found = await trx
    .selectFrom('work_order')
    .where('logical_number', '=', order.logical_number)
    .where('case_type', '=', CASE_TYPE.dispute)
    .where('status', '<>', ORDER_STATUS.closed)
    .where('number', '<>', order.number)
    .where(TIME, '=', own.select(TIME.as('time')))
    .where('inserted_amount', '=', own.select('inserted_amount'))
    .where((eb) =>
      eb.or([
        eb('transaction_nsu', 'is', null),
        eb(sql`${order.transaction_nsu}::text`, 'is', null),
        eb('transaction_nsu', '=', order.transaction_nsu),
      ]),
    )
    .select('number')
    .orderBy('number')
    .limit(1)
    .executeTakeFirst();
  if (found !== undefined) throw otherOrder('disputed', found.number);
}

/** Returns the number of the open dispute of a transaction; `null` if there is none any more. */
export async function openDisputeOf(
  db: Db,
  { logical_number, transaction_nsu, transaction_captured_at }: Disputed,
): Promise<number | null> {
  const found = await db
    .selectFrom('work_order')
    .where('logical_number', '=', logical_number)
    .where('transaction_nsu', '=', transaction_nsu)
    .where('transaction_captured_at', '=', transaction_captured_at)
    .where('status', '<>', ORDER_STATUS.closed)
    .select('number')
    .executeTakeFirst();
  return found?.number ?? null;
}
