import { z } from 'zod';
import { addMonths } from '../../../contract/calendar';
import { managersOf } from '../../engines/notices/audience';
import { notify } from '../../engines/notices/notify';
import type { AppContext } from '../../platform/context';
import { type JobHandler, type JobKind, jobHandler } from '../../platform/jobs/kind';
import { routine } from '../../platform/jobs/routine';
import { system } from '../../platform/principal/principal';
import { wallClock } from '../../platform/time/wall-clock';
import { billMonth } from './bill-month';
import { billsOf, lastDueMonth, nextMonth } from './months';

const billing = system('billing');

const payload = z.strictObject({ month: z.string() });

/** Bills a month, and before it all earlier months that are not billed yet. */
const billMonths: JobKind<z.infer<typeof payload>> = {
  name: 'billMonths',
  payload,
  attempts: 10,
  seconds: 600,
};

/** Due if a month is over that is not billed. */
export const billingRoutine = routine(billMonths, async ({ database, config, now }) => {
  const month = lastDueMonth(wallClock(config.timeZone, now()));
  const next = await nextMonth(database.db);
  return next !== null && next <= month ? { month } : null;
});

/** Bills each month in a separate transaction with its notice, so that a crash leaves no month half billed. */
export function billingJob({ database, config, now }: AppContext): JobHandler {
  return jobHandler(billMonths, async ({ month: until }, signal) => {
    const date = wallClock(config.timeZone, now()).slice(0, 10);
    for (
      let month = await nextMonth(database.db);
      month !== null && month <= until;
      month = addMonths(month, 1)
    ) {
      signal.throwIfAborted();
      const due = month;
      await database.db.transaction().execute(async (trx) => {
        const establishments = await billMonth(trx, billing, due, date);
        // Only the last of several overdue months causes a notice.
        if (establishments === null || establishments.length === 0 || due !== until) return;
        const to = await managersOf(trx, establishments);
        await notify(trx, billsOf(due), { to, at: now() });
      });
    }
  });
}
