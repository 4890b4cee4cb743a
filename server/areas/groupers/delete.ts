import { sql } from 'kysely';
import type { deleteGrouper } from '../../../contract/groupers';
import type { QueryOf } from '../../../contract/operation';
import { recordChanges } from '../../platform/audit/record';
import { assertFresh } from '../../platform/audit/stale';
import type { Db } from '../../platform/db/connections';
import { withRetries } from '../../platform/db/retry';
import { HttpError, notFound } from '../../platform/errors/http-error';
import type { Person } from '../../platform/principal/principal';
import { auditedOf, storedGroupers } from './record';

/**
 * GRP-03, API-36: deletes a grouper that no user has, so that nobody loses access by it.
 * @throws HttpError 404 for an unknown id, 409 for one that users have or that somebody else has changed meanwhile
 */
export async function deleteOne(
  db: Db,
  person: Person,
  { id, version }: QueryOf<typeof deleteGrouper>,
): Promise<{ id: number }> {
  return withRetries(() =>
    db.transaction().execute(async (trx) => {
      // The lock decides between the deletion and a transaction that is just linking the group to a user.
      await sql`select from grouper where id = ${id} for update`.execute(trx);
      const before = (await storedGroupers(trx, [id])).get(id);
      if (before === undefined) throw notFound();
      const now = auditedOf(before);
      const fields = { name: 'name', establishments: 'ecs' };
      await assertFresh(trx, {
        entity: 'grouper',
        key: String(id),
        seen: version,
        current: before.version,
        now,
        fields,
      });
      const held = await sql`select from user_grouper where grouper_id = ${id} limit 1`.execute(trx);
      if (held.rows.length > 0) throw new HttpError(409, 'groupers.inUse');
      await trx.deleteFrom('grouper').where('id', '=', id).execute();
      await recordChanges(trx, person, [
        { action: 'delete', entity: 'grouper', key: String(id), before: now },
      ]);
      return { id };
    }),
  );
}
