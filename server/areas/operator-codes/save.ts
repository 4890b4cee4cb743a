import { sql } from 'kysely';
import { recordChanges } from '../../platform/audit/record';
import type { Db } from '../../platform/db/open';
import type { Identity } from '../../platform/principal/principal';

/** A code as it is stored, and held by whoever changes it. */
export interface StoredCode {
  id: number;
  establishment: string;
  name: string;
  /** OPC-06: its last three characters. */
  tail: string;
  active: boolean;
  version: number;
}

/** What may become of a code. */
export type CodeValues = Pick<StoredCode, 'name' | 'active'>;
export interface CodeChange {
  before: StoredCode;
  after: CodeValues;
}

/** A code in the audit trail, which nobody is to read a whole one in. */
export const auditedCode = ({ id, establishment, name, tail, active }: Omit<StoredCode, 'version'>) => ({
  id,
  establishment_code: establishment,
  name,
  card_number: tail,
  active,
});

/** Codes by id, without those that do not exist. */
export async function storedCodes(
  db: Db,
  ids: readonly number[],
  hold = false,
): Promise<Map<number, StoredCode>> {
  // One order for everybody, so that two who hold many do not wait for each other.
  const { rows } = await sql<StoredCode>`
    select id, establishment_code as establishment, name, code_tail as tail, active, version
    from operator where id = any(${ids}::int[]) order by id ${hold ? sql`for update` : sql``}`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Changes any number of codes, inside the caller's transaction: the one way in which people change them. What is the
 * same already is neither written nor audited.
 * @param changes of codes that the caller holds, none twice
 * @param now since when those are off that are switched off (OPC-13); the database clears it of those switched on
 */
export async function storeCodes(
  trx: Db,
  by: Identity,
  changes: readonly CodeChange[],
  now: Date,
): Promise<void> {
  const written = changes.filter(
    ({ before, after }) => before.name !== after.name || before.active !== after.active,
  );
  if (written.length === 0) return;
  const rows = written.map(({ before: { id }, after: { name, active } }) => ({ id, name, active }));
  await sql`update operator as known set name = changed.name, active = changed.active,
      ended_at = case when known.active and not changed.active then ${now}::timestamptz else known.ended_at end,
      version = known.version + 1
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as changed (id integer, name text, active boolean)
    where known.id = changed.id`.execute(trx);
  await recordChanges(
    trx,
    by,
    written.map(({ before, after }) => ({
      action: 'update',
      entity: 'operator',
      key: String(before.id),
      before: auditedCode(before),
      after: auditedCode({ ...before, ...after }),
    })),
  );
}
