import { type Expression, sql } from 'kysely';
import { type BulkResource, screenOf } from '../../../contract/bulk';
import type { AppContext } from '../../platform/context';
import type { Db } from '../../platform/db/connections';
import { within } from '../../platform/errors/http-error';
import type { Person } from '../../platform/principal/principal';
import type { Scope } from '../../platform/principal/scope';
import { integerKeys } from './integer-keys';
import type { BulkTarget, Candidate } from './target';

/** A record that is on or off. */
interface Switchable {
  readonly id: number;
  readonly version: number;
  readonly active: boolean;
}

/** A record, and whether it is to be on. */
interface Switched<Stored extends Switchable> {
  readonly stored: Stored;
  readonly active: boolean;
}

interface Switching<Stored extends Switchable, Filter extends object> {
  readonly name: BulkResource;
  /**
   * Refuses a filter that names what the person does not see.
   * @throws HttpError 403
   */
  check?(db: Db, scope: Scope, filter: Filter): Promise<void>;
  /** Queries the records that match a filter, with the columns `id`, as text, and `place`, to sort by. */
  matching(db: Db, scope: Scope, filter: Filter): Expression<{ id: string; place: string }>;
  /**
   * Loads those of these records that exist and that the scope covers.
   * @param lock whether they stay locked until the end of the transaction
   */
  load(db: Db, scope: Scope, ids: readonly number[], lock: boolean): Promise<Iterable<Stored>>;
  /** Returns how a record is called, and its code. */
  called(stored: Stored): Pick<Candidate, 'name' | 'code'>;
  /** Writes the changes, counts each version up by one, audits, and tells whom it concerns. */
  store(trx: Db, person: Person, changes: readonly Switched<Stored>[], context: AppContext): Promise<unknown>;
}

interface Row<Stored> extends Candidate {
  stored: Stored;
}

/** Makes the bulk target of a resource whose records are switched on and off, and nothing else. */
export function switchTarget<Stored extends Switchable, Filter extends object>(
  switching: Switching<Stored, Filter>,
): BulkTarget<Row<Stored>, { active: boolean }> {
  const { name } = switching;
  return {
    name,
    screen: screenOf(name),
    check: async (db, { scope }, selection) => {
      if (!('filter' in selection)) return;
      await within('selection.filter', async () => switching.check?.(db, scope, selection.filter as Filter));
    },
    matching: (db, { scope }, filter) => sql`${switching.matching(db, scope, filter as Filter)}`,
    load: async (db, { scope }, { ids, lock }) =>
      Array.from(await switching.load(db, scope, integerKeys(ids), lock), (stored) => ({
        id: String(stored.id),
        ...switching.called(stored),
        version: stored.version,
        stored,
      })),
    judge: ({ stored: { active } }, { kind }) =>
      active === (kind === 'activate')
        ? { outcome: 'already' }
        : { outcome: 'changing', change: { active: !active }, reversal: { active } },
    // A record to which the person has lost access meanwhile is not loaded at all.
    forbids: () => null,
    apply: async (trx, context, person, changes) => {
      const switched = changes.map(({ row: { stored }, change: { active } }) => ({ stored, active }));
      await switching.store(trx, person, switched, context);
    },
  };
}
