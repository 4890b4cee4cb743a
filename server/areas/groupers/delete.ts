import { sql } from 'kysely';
import type { deleteGrouper } from '../../../contract/groupers';
import type { QueryOf } from '../../../contract/operation';
import { providersOf } from '../../network/sign-on/providers';
import { recordChanges } from '../../platform/audit/record';
import { assertFresh } from '../../platform/audit/stale';
import type { AppContext } from '../../platform/context';
import { withRetries } from '../../platform/db/retry';
import { HttpError, notFound } from '../../platform/errors/http-error';
import type { Person } from '../../platform/principal/principal';
import { auditedOf, storedGroupers } from './record';

/**
 * GRP-03, API-36: deletes a grouper that no user has, so that nobody loses access by it.
 * @throws HttpError 404 for an unknown id, 409 for one that users have, that a rule gives, or that somebody else has changed meanwhile
 */
export async function deleteOne(
  { config, database: { db } }: AppContext,
  person: Person,
  { id, version }: QueryOf<typeof deleteGrouper>,
): Promise<{ id: number }> {
  const issuers = providersOf(config).map(({ issuer }) => issuer);
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
      // Rules of a provider that the deployment has no more hold nothing.
      await sql`delete from sign_on_rule_grouper where grouper_id = ${id} and rule_id in (
        select id from sign_on_rule where issuer <> all(${issuers}::text[]))`.execute(trx);
      const given = await sql`select from sign_on_rule_grouper where grouper_id = ${id} limit 1`.execute(trx);
      if (given.rows.length > 0) throw new HttpError(409, 'groupers.inRules');
      await trx.deleteFrom('grouper').where('id', '=', id).execute();
      await recordChanges(trx, person, [
        { action: 'delete', entity: 'grouper', key: String(id), before: now },
      ]);
      return { id };
    }),
  );
}
