import { sql } from 'kysely';
import type { Db } from '../db/open';
import { HttpError } from '../http/http-error';
import type { Scope } from '../principal/scope';
import type { AccessChange } from './change';
import { effectOf } from './effect';

/**
 * Holds what groups hold until the transaction ends, so that an effect that is computed in it stays the one that it has.
 * Whoever changes groups or, having shown an effect, people calls it before anything else, so that two of them do not wait
 * for each other.
 */
export async function holdGroups(trx: Db, { writing }: { writing: boolean }): Promise<void> {
  const mode = writing ? sql`share row exclusive` : sql`share`;
  await sql`lock table grouper, grouper_establishment in ${mode} mode`.execute(trx);
}

/**
 * Refuses a change whose effect is not the one that the person was shown and has confirmed.
 * @param shown the fingerprint of that one; absent: the person was shown none, and the change is made as it is
 * @throws HttpError 409 at the field `effect`
 */
export async function refuseOtherEffect(
  trx: Db,
  scope: Scope,
  change: AccessChange,
  shown: string | undefined,
): Promise<void> {
  if (shown === undefined) return;
  const { fingerprint } = await effectOf(trx, scope, change);
  if (fingerprint !== shown) throw new HttpError(409, 'effect.changed', { effect: 'effect.changed' });
}
