import type { Db } from '../db/connections';
import { HttpError } from '../errors/http-error';

interface Save {
  entity: string;
  key: string;
  /** The version that the person has seen; absent: the save is not checked. */
  seen: number | undefined;
  /** The version that the record has. */
  current: number;
  /** The record's audited columns as they are now; lists in an order of their own, as the trail has them. */
  now: Readonly<Record<string, unknown>>;
  /** The wire's field for each column that a person may change; several columns may stand for one. */
  fields: Readonly<Record<string, string>>;
}

/**
 * Refuses a save that was made on an older version of a record, and names the fields that have changed since
 * (decisions, DATA). The audit trail has one entry for each version, so what the record was is found there.
 * @throws HttpError 409
 */
export async function assertFresh(trx: Db, save: Save): Promise<void> {
  const { seen, current, now, fields } = save;
  if (seen === undefined || seen === current) return;
  const was = await recordAt(trx, save);
  const changed = Object.entries(fields)
    .filter(([column]) => was !== null && !same(was[column], now[column]))
    .map(([, field]) => [field, 'errors.fieldChanged'] as const);
  throw new HttpError(409, 'errors.changedMeanwhile', Object.fromEntries(changed));
}

const same = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** The record at the version that the person has seen; `null` where the trail does not reach back so far. */
async function recordAt(
  trx: Db,
  { entity, key, seen = 0, current }: Save,
): Promise<Record<string, unknown> | null> {
  if (seen > current) return null;
  const entry = await trx
    .selectFrom('audit')
    .where('entity', '=', entity)
    .where('entity_key', '=', key)
    .where('action', '=', 'update')
    .select('before')
    .orderBy('id', 'desc')
    .offset(current - seen - 1)
    .limit(1)
    .executeTakeFirst();
  return (entry?.before ?? null) as Record<string, unknown> | null;
}
