import { sql } from 'kysely';
import type { Db } from '../../../platform/db/connections';
import { CaseFailure, type CaseSystem } from './case-system';
import { factsOf } from './facts';
import { isTimeFor, nextAttempt } from './link';

interface Due {
  work_order: number;
  external_id: string;
  status: 0 | 1 | 2 | null;
  revision: number;
  tries: number;
}

const waiting = sql`sent_revision < revision`;

/** Returns whether any order is due to be sent. */
export async function isAnyDue(db: Db, now: Date): Promise<boolean> {
  const due = sql`select from work_order_case where ${waiting} and ${isTimeFor('due_at', now)} limit 1`;
  return (await due.execute(db)).rows.length > 0;
}

/**
 * Sends the order that has been due for longest. If the server ends before the success is stored, the order is sent
 * again with the same external id; what was changed meanwhile stays due.
 * @returns `false` if none is due
 * @throws CaseFailure if the next call would fail as well
 */
export async function deliverNext(
  db: Db,
  system: CaseSystem,
  now: () => Date,
  signal: AbortSignal,
): Promise<boolean> {
  const { rows } = await sql<Due>`select work_order, external_id, status, revision, tries from work_order_case
    where ${waiting} and ${isTimeFor('due_at', now())} order by due_at, work_order limit 1`.execute(db);
  const [due] = rows;
  if (due === undefined) return false;
  const { work_order: number, external_id: externalId, status, revision } = due;
  try {
    await system.save({ externalId, status, ...(await factsOf(db, number)) }, signal);
  } catch (error) {
    if (!(error instanceof CaseFailure)) throw error;
    await keepFailed(db, due, error, now());
    if (error.concernsEverything) throw error;
    return true;
  }
  await sql`update work_order_case set sent_revision = ${revision}, sent_at = ${now()}, problem = null, detail = null,
      status = case when revision = ${revision} then null else status end
    where work_order = ${number} and sent_revision < ${revision}`.execute(db);
  return true;
}

async function keepFailed(db: Db, due: Due, failure: CaseFailure, now: Date): Promise<void> {
  const tries = due.tries + 1;
  const { problem, detail } = failure;
  await db
    .updateTable('work_order_case')
    .set({ tries, tried_at: now, due_at: nextAttempt(now, tries, failure), problem, detail })
    .where('work_order', '=', due.work_order)
    // A change that was made meanwhile is sent at once.
    .where('revision', '=', due.revision)
    .execute();
}
