import type { Db } from '../db/connections';
import type { Identity } from '../principal/principal';
import { recordChanges } from './record';
import { assertFresh } from './stale';

type Columns = Readonly<Record<string, unknown>>;

interface Change {
  readonly entity: string;
  readonly key: string;
  /** The wire's field for each column that a person may change. */
  readonly fields: Readonly<Record<string, string>>;
  /** The version that the person has seen; absent: the save is not checked. */
  readonly seen: number | undefined;
  /** The record as the transaction has locked it. */
  readonly held: { readonly version: number; readonly columns: Columns };
  readonly after: Columns;
  /** Writes it. @param version of the record from now on */
  readonly write: (version: number) => Promise<unknown>;
}

/**
 * Changes one record: refuses what was made on an older version, writes, counts its version up and audits. A change
 * that makes no difference is neither written nor audited.
 * @returns whether it made one
 * @throws HttpError 409 with the fields that somebody else has changed meanwhile
 */
export async function changeRecord(
  trx: Db,
  by: Identity,
  { entity, key, fields, seen, held: { version, columns: before }, after, write }: Change,
): Promise<boolean> {
  await assertFresh(trx, { entity, key, seen, current: version, now: before, fields });
  if (JSON.stringify(after) === JSON.stringify(before)) return false;
  await write(version + 1);
  await recordChanges(trx, by, [{ action: 'update', entity, key, before, after }]);
  return true;
}

interface Removal extends Pick<Change, 'entity' | 'key' | 'fields' | 'seen' | 'held'> {
  /** Deletes it. */
  readonly remove: () => Promise<unknown>;
}

/**
 * Deletes one record: refuses what was asked for on an older version, deletes and audits.
 * @throws HttpError 409 with the fields that somebody else has changed meanwhile
 */
export async function removeRecord(
  trx: Db,
  by: Identity,
  { entity, key, fields, seen, held: { version, columns: before }, remove }: Removal,
): Promise<void> {
  await assertFresh(trx, { entity, key, seen, current: version, now: before, fields });
  await remove();
  await recordChanges(trx, by, [{ action: 'delete', entity, key, before }]);
}
