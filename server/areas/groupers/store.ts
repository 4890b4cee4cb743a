import { sql } from 'kysely';
import { type Change, recordChanges } from '../../platform/audit/record';
import type { Db } from '../../platform/db/connections';
import type { Person } from '../../platform/principal/principal';
import { auditedOf, type StoredGrouper } from './record';

/** The values of a grouper that a save sets. Its status is never sent: new ones are active, others keep it (GRP-12). */
export interface GrouperValues {
  name: string;
  establishments: readonly string[];
}

/** A grouper to be created (`before` is `null`), or the change of one that is locked. */
interface GrouperChange {
  before: StoredGrouper | null;
  after: GrouperValues;
}

/**
 * Creates and changes any number of groupers, each with its audit entry, inside a transaction that has locked them
 * (`holdGroups`). The form, files and bulk actions all call it. It checks nothing.
 * @returns their ids, in the order of `changes`; a change that makes no difference is neither written nor audited
 */
export async function storeGroupers(
  trx: Db,
  by: Person,
  changes: readonly GrouperChange[],
): Promise<number[]> {
  // There is no sequence, because loaded files contain ids; the lock makes sure that nobody else inserts meanwhile.
  const { rows } = await sql<{ last: number }>`select coalesce(max(id), 0) as last from grouper`.execute(trx);
  let last = rows[0]?.last ?? 0;
  const all = changes.map(({ before, after }) => {
    if (before === null) last += 1;
    const establishments = [...new Set(after.establishments)].sort();
    return {
      before,
      after: { id: before?.id ?? last, name: after.name, active: before?.active ?? true, establishments },
    };
  });
  const written = all.filter(({ before, after }) => before === null || !sameAs(before, after));
  if (written.length > 0)
    await write(
      trx,
      written.map(({ after }) => after),
    );
  await recordChanges(
    trx,
    by,
    written.map(({ before, after }): Change => {
      const audited = { entity: 'grouper', key: String(after.id), after: auditedOf(after) };
      if (before === null) return { action: 'create', ...audited };
      return { action: 'update', before: auditedOf(before), ...audited };
    }),
  );
  return all.map(({ after }) => after.id);
}

type Written = Omit<StoredGrouper, 'version'>;

const sameAs = (one: Written, other: Written) =>
  JSON.stringify(auditedOf(one)) === JSON.stringify(auditedOf(other));

const incoming = sql`as incoming (id integer, name text, active boolean, establishments jsonb)`;

async function write(trx: Db, groupers: readonly Written[]): Promise<void> {
  const rows = sql`jsonb_to_recordset(${JSON.stringify(groupers)}::jsonb) ${incoming}`;
  // Two may swap their names: the old names are replaced by placeholders before the new ones are set.
  await sql`update grouper set name = chr(1) || grouper.id, looks_alike = 0 from ${rows}
    where grouper.id = incoming.id and grouper.name <> incoming.name`.execute(trx);
  await sql`insert into grouper as known (id, name, active) select id, name, active from ${rows}
    on conflict (id) do update set name = excluded.name, version = known.version + 1`.execute(trx);
  const links = sql`select id, jsonb_array_elements_text(establishments) from ${rows}`;
  await sql`delete from grouper_establishment where grouper_id = any(${groupers.map(({ id }) => id)}::int[])
    and (grouper_id, establishment_code) not in (${links})`.execute(trx);
  await sql`insert into grouper_establishment (grouper_id, establishment_code) ${links}
    on conflict do nothing`.execute(trx);
}
