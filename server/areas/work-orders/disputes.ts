import type { Selectable } from 'kysely';
import { ORDER_STATUS } from '../../../contract/work-orders';
import type { Db } from '../../platform/db/open';
import type { WorkOrder } from '../../platform/db/tables/news';

/** The unique index by which a transaction has at most one open dispute. */
export const DISPUTE_INDEX = 'work_order_open_dispute';

/** PostgreSQL's code for the violation of a unique index. */
const UNIQUE_VIOLATION = '23505';

export function violates(error: unknown, index: string): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === UNIQUE_VIOLATION && constraint === index;
}

type Disputed = Pick<Selectable<WorkOrder>, 'logical_number' | 'transaction_nsu' | 'transaction_captured_at'>;

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
