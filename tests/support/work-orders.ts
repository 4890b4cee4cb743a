import { type Insertable, sql } from 'kysely';
import type { Db } from '../../server/platform/db/connections';
import type { Schema } from '../../server/platform/db/schema';

type Row = Insertable<Schema['work_order']>;

/** Opened an hour before the noon on which tests play. */
const OPENED = new Date('2026-11-20T14:00:00Z');

/** A maintenance order of establishment 0001 that waits, changed by `overrides`. */
const orderRow = (overrides: Partial<Row> = {}): Row => {
  const establishment = overrides.establishment_code ?? '0001';
  return {
    case_type: 0,
    logical_number: `T${establishment}`,
    establishment_code: establishment,
    phone: '(11) 90123-4567',
    operator_card_number: null,
    report: 'The drawer does not open.',
    symptom: 'Cofre Fora',
    inserted_amount: null,
    inserted_approximate: null,
    disputed_amount: null,
    disputed_approximate: null,
    transaction_at: null,
    has_receipt: null,
    nsu: null,
    requested_by: null,
    requester_login: '20000002',
    requester_name: 'Person 20000002',
    requester_email: '20000002@example.com',
    created_at: OPENED,
    modified_at: OPENED,
    settled_at: null,
    closed_at: null,
    ...overrides,
  };
};

/** What makes a dispute of an order. */
export const dispute = {
  case_type: 1,
  symptom: null,
  inserted_amount: 500,
  inserted_approximate: false,
  disputed_amount: 100,
  disputed_approximate: false,
  transaction_at: '2026-11-19T10:00:00',
  has_receipt: false,
} as const satisfies Partial<Row>;

/** @returns its number */
export async function addOrder(db: Db, overrides: Partial<Row> = {}): Promise<number> {
  const { number } = await db
    .insertInto('work_order')
    .values(orderRow(overrides))
    .returning('number')
    .executeTakeFirstOrThrow();
  return number;
}

/** An order of each establishment of the test network that waits, numbered as the establishment is. */
export async function addOrders(db: Db): Promise<void> {
  for (const number of [1, 2, 3, 4]) await addOrder(db, { number, establishment_code: `000${number}` });
}

/** Has them wait again. */
export async function restoreOrders(db: Db): Promise<void> {
  await sql`delete from work_order_entry where work_order <= 4`.execute(db);
  await sql`update work_order set status = 0, settled_at = null, closed_at = null where number <= 4`.execute(
    db,
  );
}
