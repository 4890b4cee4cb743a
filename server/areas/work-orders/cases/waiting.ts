import { sql } from 'kysely';
import {
  type CaseProblem,
  DELIVERIES_LISTED,
  type Deliveries,
} from '../../../../contract/work-order-deliveries';
import type { AppContext } from '../../../platform/context';
import type { Db } from '../../../platform/db/connections';
import { enqueue } from '../../../platform/jobs/store';
import { wallClock } from '../../../platform/time/wall-clock';
import { caseSystemOf } from './configured';
import { isPaused } from './link';
import { caseJob } from './outbox';
import { caseSystemSettings } from './salesforce/settings';

interface Row {
  work_order: number;
  terminal: string;
  shop: string;
  put_up_at: Date;
  due_at: Date;
  tries: number;
  tried_at: Date | null;
  problem: CaseProblem | null;
  detail: string | null;
}

const waiting = sql`sent_revision < revision`;

/** The longest waiting one, and of all that wait how many there are and how many were tried in vain. */
interface OldestDelivery {
  work_order: number;
  shop: string;
  put_up_at: Date;
  waiting: number;
  failed: number;
}

/** Returns what has waited longest for the outside case system; the index work_order_case_waiting has only what waits. */
export async function oldestDelivery(db: Db): Promise<OldestDelivery | null> {
  const { rows } = await sql<OldestDelivery>`
    select first.*, e.name as shop from (
      select work_order, put_up_at, (count(*) over ())::int as waiting,
        (count(*) filter (where problem is not null) over ())::int as failed
      from work_order_case where ${waiting} order by put_up_at, work_order limit 1
    ) as first join work_order w on w.number = first.work_order
    join establishment e on e.code = w.establishment_code`.execute(db);
  return rows[0] ?? null;
}

/** Returns what is not sent to the outside case system yet, and why; the longest waiting first. */
export async function deliveriesOf(context: AppContext): Promise<Deliveries> {
  const {
    database: { db },
    config: { timeZone },
  } = context;
  const clockOf = (instant: Date | null) => (instant === null ? null : wallClock(timeZone, instant));
  const link = await db.selectFrom('case_link').selectAll().executeTakeFirstOrThrow();
  const { rows: counted } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from work_order_case where ${waiting}`.execute(db);
  const { rows } =
    await sql<Row>`select c.work_order, w.logical_number as terminal, e.name as shop, c.put_up_at,
      c.due_at, c.tries, c.tried_at, c.problem, c.detail
    from work_order_case c join work_order w on w.number = c.work_order
    join establishment e on e.code = w.establishment_code
    where ${waiting} order by c.put_up_at, c.work_order limit ${DELIVERIES_LISTED}`.execute(db);
  const paused = isPaused(link, context.now()) ? link.paused_until : null;
  return {
    system: caseSystemOf(context)?.name ?? null,
    pausedUntil: clockOf(paused),
    problem: link.problem,
    detail: link.detail,
    lookedDate: clockOf(link.looked_at),
    waiting: counted[0]?.waiting ?? 0,
    content: rows.map((row) => ({
      workOrder: row.work_order,
      nameAndLogicNumber: `${row.terminal} - ${row.shop}`,
      sinceDate: wallClock(timeZone, row.put_up_at),
      tries: row.tries,
      triedDate: clockOf(row.tried_at),
      dueDate: wallClock(timeZone, paused !== null && paused > row.due_at ? paused : row.due_at),
      problem: row.problem,
      detail: row.detail,
    })),
  };
}

/**
 * Makes waiting orders due at once, whatever has delayed them; without a configured system nothing happens.
 * @param number of an order; `null`: all
 */
export async function retryDeliveries(context: AppContext, number: number | null): Promise<Deliveries> {
  const { db } = context.database;
  if (context.config.of(caseSystemSettings) !== null) {
    const now = context.now();
    await db.transaction().execute(async (trx) => {
      await sql`update work_order_case set due_at = ${now}, tries = 0
        where ${waiting} and (${number}::int is null or work_order = ${number}::int)`.execute(trx);
      await trx.updateTable('case_link').set({ paused_until: null, failures: 0 }).execute();
      await enqueue(trx, caseJob, {}, now);
    });
    context.jobSignal.notify();
  }
  return deliveriesOf(context);
}
