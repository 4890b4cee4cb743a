import { subHours } from 'date-fns';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { REQUEST_STATUS } from '../../../contract/code-requests';
import { OPERATOR_CODE } from '../../../contract/limits';
import { providers } from '../../engines/notices/audience';
import { notify } from '../../engines/notices/notify';
import type { Db } from '../../platform/db/connections';
import type { Schema } from '../../platform/db/schema';
import type { JobKind } from '../../platform/jobs/kind';
import { routine } from '../../platform/jobs/routine';
import { wallClock } from '../../platform/time/wall-clock';
import { codesOverdue } from './notices';

/** Notifies of requests that wait too long. */
export const overdueJob: JobKind<Record<string, never>> = {
  name: 'tell of requests for codes that wait',
  payload: z.strictObject({}),
  attempts: 3,
  seconds: 60,
};

/** Queries the requests that wait too long and of which nobody was notified. */
const overdue = (db: Db, now: Date) =>
  db
    .selectFrom('code_request')
    .where('status', '=', REQUEST_STATUS.processing)
    .where('told_at', 'is', null)
    .where('requested_at', '<', subHours(now, OPERATOR_CODE.overdueHours));

/** Due as soon as there is such a request. */
export const overdueRoutine = routine(overdueJob, async ({ database: { db }, now }) => {
  const first = await overdue(db, now()).select('id').limit(1).executeTakeFirst();
  return first === undefined ? null : {};
});

/**
 * Notifies provider administrators once of each request that has waited for more than 48 hours. The notice is recorded
 * with the request in the same transaction, so that two servers never send it twice.
 */
export async function notifyOfOverdue(db: Kysely<Schema>, timeZone: string, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const requests = await overdue(trx, now)
      .select(['id', 'quantity', 'establishment_code', 'requested_at'])
      .orderBy('id')
      .forUpdate()
      .execute();
    const to = await providers(trx);
    for (const { id, quantity, establishment_code, requested_at } of requests) {
      const { name } = await trx
        .selectFrom('establishment')
        .where('code', '=', establishment_code)
        .select('name')
        .executeTakeFirstOrThrow();
      const asked = wallClock(timeZone, requested_at);
      const hours = OPERATOR_CODE.overdueHours;
      await notify(trx, codesOverdue({ quantity, shop: name, asked, hours }), { to, at: now });
      await trx.updateTable('code_request').set({ told_at: now }).where('id', '=', id).execute();
    }
  });
}
