import { sql } from 'kysely';
import { recordChanges } from '../../platform/audit/record';
import type { Db } from '../../platform/db/connections';
import type { Identity } from '../../platform/principal/principal';

/** A code as it is stored; whoever changes it has locked it. */
export interface StoredCode {
  id: number;
  establishment: string;
  name: string;
  /** OPC-06: its last three characters. */
  tail: string;
  active: boolean;
  version: number;
}

/** The values of a code that can be changed. */
type CodeValues = Pick<StoredCode, 'name' | 'active'>;
interface CodeChange {
  before: StoredCode;
  after: CodeValues;
  /** How another name is meant (decision 71); absent: it holds from now on. */
  naming?: { respelled: true } | { from: Date };
}

/** A code as the audit trail stores it: without the whole number, which nobody may read there. */
export const auditedCode = ({ id, establishment, name, tail, active }: Omit<StoredCode, 'version'>) => ({
  id,
  establishment_code: establishment,
  name,
  card_number: tail,
  active,
});

/** Returns codes by id, without those that do not exist. */
export async function storedCodes(
  db: Db,
  ids: readonly number[],
  hold = false,
): Promise<Map<number, StoredCode>> {
  // All transactions lock in the same order, so that two of them cannot deadlock.
  const { rows } = await sql<StoredCode>`
    select id, establishment_code as establishment, name, code_tail as tail, active, version
    from operator where id = any(${ids}::int[]) order by id ${hold ? sql`for update` : sql``}`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Changes any number of codes, inside the caller's transaction. All changes by people use it. A change that makes no
 * difference is neither written nor audited.
 * @param changes of codes that the caller has locked, each at most once
 * @param now the end of those that are switched off (OPC-13); the database clears the end of those that are switched on
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
  const rows = written.map(({ before, after: { name, active }, naming = {} }) => ({
    id: before.id,
    name,
    active,
    ...(name !== before.name &&
      ('respelled' in naming ? { respellings: 1 } : { named_at: 'from' in naming ? naming.from : now })),
  }));
  // A trigger keeps the former name, unless the spelling was corrected. It takes a moment that stays for none, and
  // truncates each to the second.
  await sql`update operator as known set name = changed.name, active = changed.active,
      named_at = coalesce(changed.named_at + case when changed.named_at = known.named_at
        then interval '1 microsecond' else interval '0' end, known.named_at),
      respellings = known.respellings + coalesce(changed.respellings, 0),
      ended_at = case when known.active and not changed.active then ${now}::timestamptz else known.ended_at end,
      version = known.version + 1
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as changed
      (id integer, name text, active boolean, named_at timestamptz, respellings integer)
    where known.id = changed.id`.execute(trx);
  await recordChanges(
    trx,
    by,
    written.map(({ before, after, naming }) => ({
      action: 'update',
      entity: 'operator',
      key: String(before.id),
      before: auditedCode(before),
      after: { ...auditedCode({ ...before, ...after }), ...(after.name !== before.name && audited(naming)) },
    })),
  );
}

/** What the trail says of another name that does not hold from the moment of the entry on. */
function audited(naming: CodeChange['naming']): object {
  if (naming === undefined) return {};
  return 'respelled' in naming ? { respelled: true } : { named_from: naming.from };
}
