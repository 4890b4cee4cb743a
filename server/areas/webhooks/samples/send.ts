import type { SampleWish } from '../../../../contract/webhook-samples';
import type { AppContext } from '../../../platform/context';
import type { Db } from '../../../platform/db/connections';
import { inSnapshot } from '../../../platform/db/reading';
import { assertInScope } from '../../../platform/principal/foreign';
import type { Client, Person } from '../../../platform/principal/principal';
import { only, type Scope } from '../../../platform/principal/scope';
import { endpointOf } from '../deliveries';
import { type SentNow, sendNow } from '../send-now';
import { sampleOf } from './data';

/**
 * Sends an event of a type with real data to a receiver at once, whether it is active, paused, behind or has asked for
 * that type, and keeps it in the log.
 * @throws HttpError 404, 403 for a foreign establishment, 409 where nothing has happened that it could tell of
 */
export async function sendSample(
  context: AppContext,
  principal: Person | Client,
  id: number,
  { type, establishment }: SampleWish,
  signal: AbortSignal,
): Promise<SentNow & { establishment: string }> {
  const { db } = context.database;
  await endpointOf(db, principal, id);
  if (establishment !== undefined)
    await assertInScope(db, principal.scope, { establishment: [establishment] });
  const happening = await inSnapshot(db, async (trx) => {
    const scope = establishment === undefined ? await scopeOf(trx, principal, id) : only([establishment]);
    return sampleOf({ trx, context, scope }, type);
  });
  const sent = await sendNow(context, principal, id, { ...happening, sample: true }, signal);
  return { ...sent, establishment: happening.establishment };
}

/** A receiver is told of its establishments, as far as they are the principal's today. */
async function scopeOf(trx: Db, { id: userId, scope }: Person | Client, id: number): Promise<Scope> {
  const { establishments } = await trx
    .selectFrom('webhook_endpoint')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .select('establishments')
    .executeTakeFirstOrThrow();
  if (establishments === null || scope.all) return scope;
  const own = new Set(scope.codes);
  return only(establishments.filter((code) => own.has(code)));
}
