import { sql } from 'kysely';
import { differences } from '../../../server/network/rollups/compare';
import { allDays, inMonths } from '../../../server/network/rollups/repair';
import type { Db } from '../../../server/platform/db/connections';
import type { Save } from '../../../tests/server/faults/callers';

interface Fed {
  acknowledged: ReadonlyMap<string, string>;
  cancelled: ReadonlySet<string>;
}

/** @throws Error unless the database has every row that was acknowledged, to the cent, once, and no other one */
export async function sameRows(db: Db, { acknowledged, cancelled }: Fed): Promise<void> {
  const { rows } = await sql<{ key: string; amount: string; cancelled: boolean }>`
    select concat_ws(' ', logical_number, nsu, to_char(captured_at, 'YYYY-MM-DD"T"HH24:MI:SS')) as key,
      amount::text as amount, cancelled_at is not null as cancelled
    from cash_transaction where arrival_id > 0`.execute(db);
  const stored = new Map<string, string>();
  for (const row of rows) {
    if (stored.has(row.key)) throw new Error(`${row.key} is there twice`);
    stored.set(row.key, row.cancelled ? 'cancelled' : row.amount);
  }
  for (const [key, amount] of acknowledged)
    if (stored.get(key) !== cents(amount)) throw new Error(`${key} was ${amount}, and is ${stored.get(key)}`);
  for (const key of cancelled)
    if (stored.get(key) !== 'cancelled') throw new Error(`${key} was cancelled, and is ${stored.get(key)}`);
  const sent = acknowledged.size + cancelled.size;
  if (stored.size !== sent) throw new Error(`There are ${stored.size} rows, and ${sent} were sent`);
}

/** As the database writes it. */
const cents = (amount: string) => Number(amount).toFixed(2);

/** @throws Error unless every rollup is what the rows say */
export async function sameTotals(db: Db): Promise<void> {
  const days = await allDays(db);
  if (days === null) throw new Error('There are no rows');
  for await (const month of inMonths(db, days)) {
    const found = await differences(db, month);
    if (found.length > 0) throw new Error(`${month.first}: ${JSON.stringify(found)}`);
  }
}

/** @throws Error unless each save that was acknowledged is in the audit trail with what was saved */
export async function sameSaves(db: Db, saved: readonly Save[]): Promise<void> {
  const { rows } = await sql<{ key: string; length: number }>`
    select entity_key || ' ' || (row_number() over (partition by entity_key order by id) + 1) as key,
      (after->>'deposit_code_length')::int as length
    from audit where entity = 'bank' and action = 'update'`.execute(db);
  const kept = new Map(rows.map(({ key, length }) => [key, length]));
  for (const { code, version, length } of saved) {
    const found = kept.get(`${code} ${version}`);
    if (found !== length) throw new Error(`Bank ${code}, version ${version} was ${length}, and is ${found}`);
  }
}

/** @throws Error unless everybody has been switched once by each batch, and is on */
export async function sameSwitches(db: Db, ids: readonly number[], batches: number): Promise<void> {
  const { rows } = await sql<{ times: number; active: boolean; people: number }>`
    select times, active, count(*)::int as people from (
      select portal_user.active, (select count(*)::int from audit
        where entity = 'portal_user' and action = 'update' and entity_key = portal_user.id::text) as times
      from portal_user where id = any(${[...ids]}::int[])) as each
    group by times, active`.execute(db);
  const found = JSON.stringify(rows);
  if (found !== JSON.stringify([{ times: batches, active: true, people: ids.length }]))
    throw new Error(`${batches} batches have left ${found}`);
}
