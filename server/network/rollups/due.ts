import { sql } from 'kysely';
import type { Db } from '../../platform/db/connections';
import { GENERATION } from '../../platform/db/generation';
import { PATIENCE, type Patience } from '../../platform/db/migrate/patience';
import { allDays, inMonths, repaired, withoutDeliveries } from './repair';

/**
 * Counts again what a migration brought and servers of before do not keep. First beside them; then they store nothing any
 * more, which the database sees to (generation.ts); then what they have stored in between. Nobody reads a rollup before
 * that: the server that brought it does not listen yet.
 */
export async function countDue(db: Db, patience: Patience = PATIENCE): Promise<void> {
  const due = await db.selectFrom('rollup_due').select('rollup').execute();
  if (due.length === 0) return;
  const only = due.map(({ rollup }) => rollup);
  const position = await lastPosition(db);
  const days = await allDays(db);
  if (days !== null)
    for await (const month of inMonths(db, days)) await repaired(db, month, { only, patience });
  await withoutDeliveries(db, patience, 'The end of an older version', async (trx) => {
    await trx
      .updateTable('least_generation')
      .set({ number: GENERATION })
      .where('number', '<', GENERATION)
      .execute();
  });
  for (const day of await daysSince(db, position))
    await repaired(db, { first: day, last: day }, { only, patience });
  await db.deleteFrom('rollup_due').where('rollup', 'in', only).execute();
}

async function lastPosition(db: Db): Promise<number> {
  const { last } = await db
    .selectFrom('arrival')
    .select(({ fn }) => fn.max('position').as('last'))
    .executeTakeFirstOrThrow();
  return last ?? 0;
}

/** The days of capture of what was stored or cancelled after a position. */
async function daysSince(db: Db, position: number): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    with later as (select id from arrival where position > ${position})
    select captured_at::date as day from cash_transaction where arrival_id in (select id from later)
    union select captured_at::date from cash_transaction where cancelled_arrival_id in (select id from later)
    order by 1`.execute(db);
  return rows.map(({ day }) => day);
}
