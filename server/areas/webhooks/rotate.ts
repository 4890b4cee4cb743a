import { addHours } from 'date-fns';
import type { BodyOf } from '../../../contract/operation';
import type { rotateWebhookSecret } from '../../../contract/webhooks';
import { changeRecord } from '../../platform/audit/change';
import type { AppContext } from '../../platform/context';
import type { Person } from '../../platform/principal/principal';
import { keyIdOf } from '../../platform/principal/signing-keys';
import { clockOf } from '../../platform/time/clock';
import { webhookOf } from './record';
import { newSeed, secretText } from './secret';
import { entryOf, fields, held, type WithSecret } from './stored';

/**
 * Replaces the secret. The previous one signs as well for the requested overlap; an older one ends at once.
 * @throws HttpError 404, 409 for a receiver that has changed since it was read
 */
export async function rotateSecret(
  context: AppContext,
  person: Person,
  id: number,
  { overlapHours, version: seen }: BodyOf<typeof rotateWebhookSecret>,
): Promise<WithSecret> {
  const { database, secret, now } = context;
  const seed = newSeed();
  return database.db.transaction().execute(async (trx) => {
    const { before, seed: previous, key_id, version: current } = await held(trx, person.id, id);
    const previous_until = overlapHours === 0 ? null : addHours(now(), overlapHours);
    await changeRecord(trx, person, {
      ...entryOf(id),
      fields,
      seen,
      held: { version: current, columns: before },
      after: { ...before, secret: 'renewed', ...(previous_until !== null && { previous_until }) },
      write: (version) =>
        trx
          .updateTable('webhook_endpoint')
          .where('id', '=', id)
          .set({
            seed,
            key_id: keyIdOf(secret),
            previous_seed: previous_until === null ? null : previous,
            previous_key_id: previous_until === null ? null : key_id,
            previous_until,
            version,
          })
          .execute(),
    });
    return {
      webhook: await webhookOf(trx, person.id, clockOf(context), id),
      secret: secretText(secret, seed),
    };
  });
}
