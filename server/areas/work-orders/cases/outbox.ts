import { sql } from 'kysely';
import { z } from 'zod';
import type { AppContext } from '../../../platform/context';
import type { Db } from '../../../platform/db/connections';
import type { JobKind } from '../../../platform/jobs/kind';
import { enqueue } from '../../../platform/jobs/store';
import { caseSystemSettings } from './salesforce/settings';

/**
 * Sends the waiting orders to the outside case system, and queries its changes. Failed orders wait in their own rows,
 * so that the job itself fails only with the database.
 */
export const caseJob: JobKind<Record<string, never>> = {
  name: 'workOrderCases',
  payload: z.strictObject({}),
  attempts: 1000,
  seconds: 900,
};

/**
 * Enqueues an order for the outside case system, in the transaction that opens it or changes its status; without a
 * configured system nothing happens. Each order has one row: a change replaces one that still waits.
 * @param status the status to be set there; `null`: the order is new, with the status of new cases
 */
export async function putUpCase(
  trx: Db,
  { config, now }: AppContext,
  number: number,
  status: 0 | 1 | 2 | null,
): Promise<void> {
  if (config.of(caseSystemSettings) === null) return;
  const at = now();
  await sql`
    insert into work_order_case as known (work_order, status, put_up_at, due_at)
    values (${number}, ${status}, ${at}, ${at})
    on conflict (work_order) do update set
      status = excluded.status, revision = known.revision + 1, due_at = excluded.due_at, tries = 0,
      put_up_at = case when known.sent_revision < known.revision then known.put_up_at else excluded.put_up_at end
  `.execute(trx);
  await enqueue(trx, caseJob, {}, at);
}
