import { sql } from 'kysely';
import { z } from 'zod';
import type { AppContext } from '../../../platform/context';
import type { Db } from '../../../platform/db/open';
import type { JobKind } from '../../../platform/jobs/kind';
import { enqueue } from '../../../platform/jobs/store';

/**
 * Tells the outside case system what waits, and asks it what has changed. What fails waits in its own rows, so that the
 * job itself fails only with the database.
 */
export const caseJob: JobKind<Record<string, never>> = {
  name: 'workOrderCases',
  payload: z.strictObject({}),
  attempts: 1000,
  seconds: 900,
};

/**
 * Puts up an order for the outside case system, in the transaction that opens it or changes its status; where none is
 * configured, nothing happens. There is one row an order: what is put up while another change waits goes with that.
 * @param status what it is to be set to there; `null`: it is new, and as new cases are
 */
export async function putUpCase(
  trx: Db,
  { config, now }: AppContext,
  number: number,
  status: 0 | 1 | 2 | null,
): Promise<void> {
  if (config.caseSystem === null) return;
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
