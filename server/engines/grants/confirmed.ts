import { sql } from 'kysely';
import type { Db } from '../../platform/db/connections';
import { HttpError } from '../../platform/errors/http-error';
import type { Scope } from '../../platform/principal/scope';
import type { AccessChange } from './change';
import { effectOf } from './effect';

/**
 * Locks groups and their members until the transaction ends, so that an effect that is computed in it stays true.
 * Whoever changes groups, or changes people after showing an effect, calls it before anything else, so that two of
 * them cannot deadlock.
 */
export async function holdGroups(trx: Db, { writing }: { writing: boolean }): Promise<void> {
  const mode = writing ? sql`share row exclusive` : sql`share`;
  await sql`lock table grouper, grouper_establishment in ${mode} mode`.execute(trx);
}

/**
 * Refuses a change if its effect is not the one that the person has confirmed.
 * @param shown the fingerprint of the confirmed effect; absent: none was shown, and the change is made as it is
 * @throws HttpError 409 at the field `effect`
 */
export async function assertSameEffect(
  trx: Db,
  scope: Scope,
  change: AccessChange,
  shown: string | undefined,
): Promise<void> {
  if (shown === undefined) return;
  const { fingerprint } = await effectOf(trx, scope, change);
  if (fingerprint !== shown) throw new HttpError(409, 'effect.changed', { effect: 'effect.changed' });
}
