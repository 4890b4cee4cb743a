import { sql } from 'kysely';
import { SUBSCRIPTION } from '../../../contract/subscription-settings';
import type { Routine } from '../../platform/jobs/routine';
import { tellLate } from './ends';
import { heldSending } from './judge';
import { LATE_MS } from './sendings';

/** Nothing waits for longer. */
const LONGEST_MS = (SUBSCRIPTION.triedHours + 24) * 3_600_000;
/** What an outage has made late is not told of before it has had its first try. */
const FIRST_TRY_MS = 5 * 60_000;

/** Tells of what is late, also where no try of its own says so: the events of a receiver wait behind earlier ones. */
export const lateSendings: Routine = {
  look: async (context) => {
    const { db } = context.database;
    const before = (ms: number) => new Date(context.now().getTime() - ms);
    const { rows } = await sql<{ id: string }>`
      select g.id from subscription_run r join subscription_sending g on g.run_id = r.id
      where r.created_at between ${before(LONGEST_MS)}::timestamptz and ${before(FIRST_TRY_MS)}::timestamptz
        and r.planned_at < ${before(LATE_MS)}::timestamptz and r.number is not null
        and g.state = 'waiting' and not g.late_told`.execute(db);
    for (const { id } of rows) {
      const held = await heldSending(db, id);
      if (held === null) continue;
      await db.transaction().execute((trx) => tellLate(trx, context, held, held.reason ?? 'queued'));
    }
  },
};
